import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { ActiveFlow, WordEdit } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { headedParts } from "../headed-parts.ts";
import { gap } from "../letter-head.ts";
import { editedBy, shownText } from "../part-done.ts";
import type { Recognised } from "../recognised-edits.ts";
import { placesOf, tokensOf } from "../word-places.ts";
import { quotation } from "./order-words.ts";

/* "Tulis ulang yang hangat saja" is about the whole text, and "kok jadi '...'" about what was just made of it. */

const turned = new RegExp(
  `(?:^|[.!?\\n]\\s*)(?:(?:waduh|aduh|duh|lho|loh|lah|lha|yah|eh|kak|mbak|mas|min|kok|malah|kenapa|knp)[ ,]+)+(?:(?:malah|jadi(?:nya)?|jd|dadi|ditulis|tertulis|muncul) )+${quotation}(?: (?:sih|gitu|mbak|kak|mas|ya))*[.!?]*(?=\\s|$)(?!\\s*(?:kan |itu )?(?:(?:se)?harusnya|mestinya|ganti|(?:yang|yg) (?:benar|bener)))`,
  "iu",
);

/** The document before its last change; undefined if it was not changed. */
function formerOf({
  before,
  edited: _,
  register: __,
  address: ___,
  ...rest
}: ActiveFlow): ActiveFlow | undefined {
  return before && { ...rest, ...before };
}

/** "Waduh kok jadi '...'": what the last change brought in, and what was not there before. */
export function takenBack(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", double, single] = turned.exec(text) ?? [];
  const former = said === "" ? undefined : formerOf(active);
  if (!former) return undefined;
  const quote = (double ?? single ?? "").trim();
  const stands = (shown: string) => placesOf(tokensOf(shown), quote).length > 0;
  if (!stands(shownText(reply, active)) || stands(shownText(reply, former))) return undefined;
  return { active: former, told: [`“${quote}” kembali seperti sebelumnya`], rest: text.replace(said, gap) };
}

const again =
  /(?:^|[.,;!?\n]\s*)(?:(?:tolong|coba|bisa|minta|mending|trus|terus|jadi|kak|mbak|mas)[ ,]+)*(?:(?:di)?(?:tulis|bikin|buat|susun)(?:in|kan|no)? (?:ulang|lagi)|ulangi|ulang (?:tulis|bikin))(?: (?:semua(?:nya)?|dari awal|tulisannya|suratnya|pesannya|yang|yg|versi|nada|bagian))* (\p{L}+)(nya)?((?: \p{L}+){0,5})(?=[.,;!?\n]|$)/iu;
const onlyOne = /(?<!\p{L})(?:saja|aja|doang|mawon|wae|tok|thok|cukup)(?!\p{L})/iu;

/** "Tulis ulang yang hangat saja": of several versions of a text, the one that is named stays. */
export function writtenAgain(reply: Reply): Recognised | undefined {
  const { active, text } = reply;
  const [said = "", word = "", , more = ""] = again.exec(text) ?? [];
  if (said === "" || !onlyOne.test(more)) return undefined;
  const parts = headedParts(shownText(reply, active)).map(({ heading }) => heading);
  const named = parts.filter((heading) => plain(heading).split(" ").includes(plain(word)));
  const [heading, ...others] = named;
  if (heading === undefined || others.length > 0) return undefined;
  // "Nada hangat" and "Nada tegas" are versions of one text, and "Kalau terus mendesak" is another text.
  const kind = plain(heading).split(" ")[0];
  const out = parts.filter((one) => one !== heading && plain(one).split(" ")[0] === kind);
  const edits = out.map((from): WordEdit => ({ from, to: "", isPart: true }));
  const done = edits.length === 0 ? undefined : editedBy(reply, active, edits);
  return done && { active: done.active, told: [`hanya “${heading}”`], rest: text.replace(said, gap) };
}
