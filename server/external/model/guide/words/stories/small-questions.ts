import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { type FeltKind, feltIn } from "./felt-kinds.ts";

/* Whether somebody who tells a story may be asked how it was for them. */

const eventful =
  /\b(?:tadi|td|tdi|kemarin|kmrn|kemaren|wingi|semalam|semalem|barusan|waktu itu|wktu itu|pas itu|saat itu|hari itu|malam itu|lalu|akhirnya|tiba ?tiba|tiba2|sempat|sempet|abis itu|habis itu|langsung|terus dia|trus dia|di(?:marah|bentak|putus|tinggal|usir|tegur|panggil|tolak|suruh|bilang)\p{L}*)\b/u;
/** Whether a message tells of something that happened once, and not how things always are. */
const tellsEvent = (text: string): boolean => eventful.test(plain(text));

const ofMoment: readonly FeltKind[] = ["near", "guilt", "fear", "sad", "angry", "shame", "letdown", "relief"];
/** Whether somebody has said how it was for them, so that nobody asks. */
function saysHowItWas(text: string): boolean {
  const felt = feltIn(text);
  return felt !== undefined && ofMoment.includes(felt);
}

/** Whether a message tells of something that happened, and not how it was. */
export const leavesOpenHow = (text: string): boolean => tellsEvent(text) && !saysHowItWas(text);
