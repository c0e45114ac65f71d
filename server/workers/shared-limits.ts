import { pictureLimit } from "#server/platform/limits/concurrency-limit.ts";
import type { Requester } from "#server/platform/limits/priority-limit.ts";
import { openHashLimit } from "#server/platform/security/secrets.ts";
import type { Permit } from "./messages.ts";

type Leave = () => void;

/** The concurrency limits that the workers of one machine share: of hashing, and of pictures being re-encoded. */
export class SharedLimits {
  readonly #hashing = openHashLimit();
  readonly #pictures = pictureLimit();

  /** Waits for a permit and returns how to give it back; refuses as the limit of one process does. */
  enter(permit: Permit): Promise<Leave> {
    return permit.of === "picture"
      ? this.#pictures.enter(permit.key, permit.waitMs)
      : this.#hash(permit.requester);
  }

  #hash(requester: Requester): Promise<Leave> {
    return new Promise((granted, refused) => {
      this.#hashing.run(requester, () => new Promise<void>((leave) => granted(leave))).catch(refused);
    });
  }
}
