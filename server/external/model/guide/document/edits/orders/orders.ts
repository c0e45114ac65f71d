import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Recognised } from "../recognised-edits.ts";
import { calledInstead } from "./called-instead.ts";
import { describedInstead, describedMissed, describedOut } from "./described-orders.ts";
import { greetedAnew } from "./greeted-anew.ts";
import { kinThroughout } from "./kin-person.ts";
import { missedDeed } from "./missed-deed.ts";
import { movedParts } from "./moved-parts.ts";
import { notTheirs, paragraphOut } from "./quoted-orders.ts";
import { takenBack, writtenAgain } from "./rewriting.ts";
import { denied, offeredInstead, stillThere, toBeExchanged } from "./still-there.ts";

/* The orders below a document that are known by how they are said, in the order in which they are tried. */

export const orders: readonly ((reply: Reply) => Recognised | undefined)[] = [
  takenBack,
  describedInstead,
  missedDeed,
  writtenAgain,
  calledInstead,
  kinThroughout,
  movedParts,
  paragraphOut,
  notTheirs,
  describedMissed,
  describedOut,
  stillThere,
  offeredInstead,
  greetedAnew,
  denied,
  toBeExchanged,
];
