import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { WordEdit } from "#server/external/model/guide/state.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { orderEnd, politely, quotation } from "./order-words.ts";
import { otherLength } from "./titles.ts";

/* "Kok 'Pak datang', aneh. mestinya Bapak": the form of address is wrong, and not the verb behind it. */

const sounds = "(?:(?:eh+|lah|loh|lho|lha|ih|itu|ini|kok|masa|yg|yang|kata|tulisan|kalimat)[ ,]+)*";
const title = "(pak|bapak|bu|ibu|kak|kakak|mbak|mba|bang|abang|dek|adek)";
const fault = '(?:[^"“”\\n.!?]{0,50}[.,!?]+ ?)?';
const form = new RegExp(
  `(?:^|[.,;!?\\n]\\s*)${sounds}${quotation}[ ,]*${fault}[ ,]*(?:kan |itu |ya )*(?:(?:se)?harusnya|mestinya|yang bener|yg bener|ganti(?:in)?(?: jadi)?|pake|pakai)(?: (?:itu|pake|pakai|ditulis|jadi))* ["“'‘]?${title}["”'’]?(?: (?:gitu|kan|semua|semuanya))*${politely}${orderEnd}`,
  "iu",
);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** The wrong form of address before any word that is no name, each with that word. */
function editsFor(shown: string, wrong: string, right: string): WordEdit[] {
  const places = new RegExp(`(?<!\\p{L})${wrong}(?= (\\p{Ll}\\p{L}*))`, "giu");
  return [...shown.matchAll(places)].map(([found, next = ""]) => ({
    from: `${found} ${next}`,
    to: `${capital(right)} ${next}`,
  }));
}

/** Exchanges one length of a form of address for the other wherever it stands as the quoted words have it. */
export function titleMended(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", double, single, right = ""] = form.exec(text) ?? [];
  const words = (double ?? single ?? "").toLowerCase().split(/\s+/);
  const wrong = right === "" ? undefined : otherLength(right);
  // "Bapak" stands before demonstratives and behind prepositions, where "Pak" never does.
  const isLonger = wrong !== undefined && wrong.length < right.length;
  if (said === "" || wrong === undefined || !isLonger || words.length < 2 || !words.includes(wrong))
    return undefined;
  const done = editedBy(reply, active, editsFor(shownText(reply, active), wrong, right));
  return done && { active: done.active, told: [done.told], rest: text.replace(said, gap) };
}
