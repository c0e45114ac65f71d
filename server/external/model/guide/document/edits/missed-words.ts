import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { isQuestion, isRequest, isWorse, objects } from "#server/external/model/guide/document/made-words.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { type Filled, itemsIn } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { wishing } from "./read-word-edits.ts";
import { isCorrection } from "./several-corrections.ts";

/* What a member misses in a document, where the message says its words: "kok alasannya ga masuk? anakku 2 tahun ...". */

const lacks =
  /(?:^|[.!?\n]\s*)(?:(?:lho|loh|lah|eh|itu|kok|kenapa|knp|masa)[ ,]+)*\p{L}{4,}(?:nya|ku) (?:(?:kok|masih|msh|malah) )*(?:ga|gak|nggak|ngga|belum|blm|tidak|tdk) (?:masuk|ada|ketulis|tertulis|ikut|disebut)[?!. ]*[?!.]+\s+(\p{L}[^.!?\n]{15,200})(?=[.!?\n]|$)/iu;
const wordsMin = 5;

/** The sentence behind what is missed; none if it wants or asks something itself. */
export function missedIn(text: string): { said: string; words: string } | undefined {
  const [said = "", words = ""] = lacks.exec(text) ?? [];
  const isOther = [isQuestion, isRequest, isWorse, objects, isCorrection].some((is) => is(words));
  const isTalk =
    /["“”'‘’]|(?<!\p{L})(?:kalimat|bagian|aneh|tadi|td|barusan|bilang|blg|tulis|cerita|kamu|km)(?!\p{L})/iu.test(
      words,
    );
  if (said === "" || isOther || isTalk || wishing.test(words) || words.split(/\s+/).length < wordsMin)
    return undefined;
  return { said, words: words.trim() };
}

const under =
  /(?:^|[.,;!?\n]\s*|\s)(?:(?:trus|terus|trs|sama|dan) )?(\p{L}{4,})nya (?:kok|masa|masih|malah) (?:i|h)?ilang (?:yg |yang )?(?:bagian |soal )(\p{L}[^.,!?\n]{3,80}?) ?(?:nya)?[ ,.?!]+(?:tolong )?(?:di)?masuk(?:in|kan)?(?: lagi| juga| dong| ya)*(?!\p{L})/iu;

/** "Magangnya kok ilang bagian vouching nya, masukin lagi": more in the only item that has this word. */
export function addedUnder(
  flow: Flow,
  step: Reply["step"],
  filled: Filled,
  text: string,
): { filled: Record<string, string>; told: string; said: string } | undefined {
  const [said = "", what = "", words = ""] = under.exec(text) ?? [];
  if (said === "") return undefined;
  const found = Object.entries(flow.slots).flatMap(([name, slot]) => {
    if (slot.kind !== "list" || !step.text.includes(`{${name}`)) return [];
    const items = itemsIn(slot, filled[name] ?? "", false);
    return items.flatMap((item, at) =>
      plain(item).split(" ").includes(plain(what)) ? [{ name, items, at, item }] : [],
    );
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  const items = only.items.toSpliced(only.at, 1, `${only.item}, ${words.trim()}`);
  return { filled: { ...filled, [only.name]: items.join("\n") }, told: `“${words.trim()}” di ${what}`, said };
}
