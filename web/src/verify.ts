/** SHA-256 of bytes written in hexadecimal, by the browser itself where it may, else by hand. */
export async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const subtle = globalThis.crypto?.subtle; // only on https and localhost
  const hash = subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : byHand(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** FIPS 180-4, for a page served over plain http in the house. */
export function byHand(bytes: Uint8Array): Uint8Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  const bits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  const k = primes.map((p) => bits(Math.cbrt(p)));
  const state = primes.slice(0, 8).map((p) => bits(Math.sqrt(p)));
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  for (let block = 0; block < padded.length; block += 64) compress(state, k, data, block);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(i * 4, word));
  return new Uint8Array(out.buffer);
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function compress(state: number[], k: number[], data: DataView, block: number) {
  const w: number[] = [];
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      w.push(data.getInt32(block + i * 4));
      continue;
    }
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
}
