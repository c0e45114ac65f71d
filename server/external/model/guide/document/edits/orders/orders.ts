import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Recognised } from "../recognised-edits.ts";
import { askingAdded, thatAdded } from "./asked-sentences.ts";
import { bothTitled } from "./both-titled.ts";
import { calledInstead } from "./called-instead.ts";
import { confidedOut } from "./confided.ts";
import { datePlaced } from "./dated-places.ts";
import { describedInstead, describedMissed, describedOut } from "./described-orders.ts";
import { figureStill, missedValue } from "./figures-still.ts";
import { gistAnew } from "./gist-anew.ts";
import { greetedAnew } from "./greeted-anew.ts";
import { kinThroughout } from "./kin-person.ts";
import { lastOut } from "./last-out.ts";
import { lostWord, meantSentence } from "./meant-sentence.ts";
import { missedDeed } from "./missed-deed.ts";
import { inCapitals } from "./missed-fact.ts";
import { movedParts } from "./moved-parts.ts";
import { numberedWordsOut } from "./numbered-words.ts";
import { ownNameGiven, positionFilled } from "./open-positions.ts";
import { notTheirs, paragraphOut } from "./quoted-orders.ts";
import { readerNamed } from "./reader-named.ts";
import { takenBack, writtenAgain } from "./rewriting.ts";
import { oneOfTwo, saidInstead } from "./said-instead.ts";
import { denied, offeredInstead, stillThere, toBeExchanged } from "./still-there.ts";
import { titleMended } from "./title-mended.ts";

/* The orders below a document that are known by how they are said, in the order in which they are tried. */

export const orders: readonly ((reply: Reply) => Recognised | undefined)[] = [
  takenBack,
  gistAnew,
  confidedOut,
  titleMended,
  meantSentence,
  lostWord,
  readerNamed,
  bothTitled,
  askingAdded,
  thatAdded,
  numberedWordsOut,
  inCapitals,
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
