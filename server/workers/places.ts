import { pictureLimit } from "#server/platform/concurrency-limit.ts";
import type { Who } from "#server/platform/lanes.ts";
import { openHashLanes } from "#server/platform/secrets.ts";
import type { Place } from "./messages.ts";

type Leave = () => void;

/** Gives out what the workers of one machine share: turns at hashing, and the one picture that is re-encoded. */
export class Places {
  readonly #lanes = openHashLanes();
  readonly #pictures = pictureLimit();

  /** Waits for a place and returns how to leave it; refuses as the limit of one process does. */
  enter(place: Place): Promise<Leave> {
    return place.of === "picture" ? this.#pictures.enter(place.key, place.waitMs) : this.#lane(place.who);
  }

  #lane(who: Who): Promise<Leave> {
    return new Promise((granted, refused) => {
      this.#lanes.inTurn(who, () => new Promise<void>((leave) => granted(leave))).catch(refused);
    });
  }
}
