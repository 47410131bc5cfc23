/** Whether this browser has ever played a game of Slap .45 to its end. */
import { storage } from "../../storage";

class Newcomer {
  is = $state(!storage.hasPlayed("slap45"));
  hasPlayed() {
    storage.savePlayed("slap45");
    this.is = false;
  }
}
export const newcomer = new Newcomer();
