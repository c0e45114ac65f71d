import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { flowIntroduction, introduction } from "./lines.ts";

const salam = /^(?:ass?alam\w*|assalamu ?alaikum|aslm|askum|samlekum|samlikum)\b/;

type Opened = { text: string; isShort?: boolean; isCalled?: boolean };

/** What stands before the first answer: a salam is returned, and the guide says that it is a program. */
export function openingFor({ text, isShort, isCalled }: Opened): string[] {
  const greeting = salam.test(plain(text)) ? ["Waalaikumsalam."] : [];
  return [...greeting, ...(isShort ? [] : [isCalled ? flowIntroduction : introduction])];
}
