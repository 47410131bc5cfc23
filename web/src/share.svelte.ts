import { reach } from "./http";

/**
 * How others reach this server. A page that is open under a loopback address asks, because a link made from
 * that address leads nowhere on any other machine.
 */
class Share {
  origins = $state([location.origin]);
  /** Nobody else can: the server listens to this machine only. */
  alone = $state(false);

  constructor() {
    if (!isLoopback(location.hostname)) return;
    reach().then(
      ({ origins, alone }) => {
        if (origins.length) this.origins = origins;
        this.alone = alone;
      },
      () => undefined, // the link of this page has to do
    );
  }
  /** The links under which others find that table, the likeliest first. */
  linksTo = (table: string) => this.origins.map((origin) => `${origin}/t/${table}`);
}

export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

export const share = new Share();
