import type { Slot } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* What is told later about the same thing without replacing it: another way to be reached, a place, an exception. */

const isMail = (text: string): boolean => text.includes("@");

/** Both ways to reach somebody; undefined if the later one is of the same sort. */
const contacts = (before: string, value: string): string | undefined =>
  isMail(before) === isMail(value) ? undefined : `${before}, ${value}`;

const eventPlace = /^(\p{L}{4,}) ((?:di|ke) .+)$/u;
/** "Nikah" and "nikah di Garut". */
function placed(before: string, value: string): string | undefined {
  const [, event = "", place = ""] = eventPlace.exec(value) ?? [];
  const isSame = event !== "" && plain(before).includes(plain(event)) && !/\b(?:di|ke) /.test(before);
  return isSame ? `${before} ${place}` : undefined;
}

const goesOn = /^(?:udah|sudah|udh) /i;
const exception = /^(?:kecuali|selain) /i;

/** The two together, where the later one goes on with the former; undefined where it stands instead. */
export function mergedWith(slot: Slot, before: string, value: string): string | undefined {
  if (slot.takes === "contact") return contacts(before, value);
  if (slot.takes === "reason") return placed(before, value);
  if (slot.takes === "news") return goesOn.test(value) ? `${before}, ${value}` : undefined;
  return exception.test(value) && !before.includes(value) ? `${before} ${value}` : undefined;
}
