import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Recognised } from "../recognised-edits.ts";
import { calledInstead } from "./called-instead.ts";
import { datePlaced } from "./dated-places.ts";
import { describedInstead, describedMissed, describedOut } from "./described-orders.ts";
import { figureStill, missedValue } from "./figures-still.ts";
import { greetedAnew } from "./greeted-anew.ts";
import { kinThroughout } from "./kin-person.ts";
import { lastOut } from "./last-out.ts";
import { missedDeed } from "./missed-deed.ts";
import { movedParts } from "./moved-parts.ts";
import { ownNameGiven, positionFilled } from "./open-positions.ts";
import { notTheirs, paragraphOut } from "./quoted-orders.ts";
import { takenBack, writtenAgain } from "./rewriting.ts";
import { oneOfTwo, saidInstead } from "./said-instead.ts";
import { denied, offeredInstead, stillThere, toBeExchanged } from "./still-there.ts";

/* The orders below a document that are known by how they are said, in the order in which they are tried. */

export const orders: readonly ((reply: Reply) => Recognised | undefined)[] = [
  takenBack,
  lastOut,
  ownNameGiven,
  positionFilled,
  saidInstead,
  oneOfTwo,
  figureStill,
  missedValue,
  datePlaced,
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
