import type { Beside, Message } from "#server/external/model/guide/answer/clauses/beside-answer.ts";
import { clauseOf } from "#server/external/model/guide/document/edits/orders/confided.ts";
import { withoutPlaces } from "#server/external/model/guide/document/edits/removed-words.ts";
import { summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { writtenSlots } from "#server/external/model/guide/values/swaps.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { gistIn } from "#server/external/model/guide/words/to-guide/draft-remarks.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { begins } from "./complaint-words.ts";

/* What a member says to the guide before or behind the answer: what the text is for, what it must not say, a protest. */

const besideOf = (active: ActiveFlow, lines: string[], rest: string): Beside => ({
  ...{ active, lines, rest },
  ...{ outcome: undefined, isShown: false, isCounted: false },
});

const stepFor = ({ flow, active }: Message) => {
  const step = flow.steps[active.at];
  const isOpen = !flow.isDialogue && active.reading === undefined && active.changing === undefined;
  return step && "ask" in step && isOpen ? step : undefined;
};

/** "Lah bukan ini min, bantuin susun dong. intinya gw mau minta maaf": only what stands behind it is the answer. */
export function gistBeside(message: Message): Beside | undefined {
  const { flow, active, text, said } = message;
  const step = stepFor(message);
  const found = step ? gistIn(text) : undefined;
  const isOfWords = step && ["text", "list", "line"].includes(flow.slots[step.into]?.kind ?? "");
  if (!step || !found || !isOfWords || flow.slots[step.into]?.takes === "person") return undefined;
  const line = said.line("aside-left", { quote: quotedQuestion(found.talk) });
  return besideOf(active, [line], found.words);
}

const forbidding =
  /(?:^|[.,;!?\n]\s*)(?:(?:tapi|tp|dan|sama|oh iya|eh) )*(?:jgn|jangan|gausah|(?:ga|gak|nggak|tidak) usah) (?:(?:kasi|kasih|sampe|sampai|ikut) )*(?:di)?(?:masuk|tulis)(?:in|kan)? (?:kata(?:-kata|2)?|kalimat|tulisan) (?:(?:yg|yang) )?["“'‘]?(\p{L}+(?: (?!(?:di|ke|dari|lagi|itu|nya|ya)(?!\p{L}))\p{L}+)?)["”'’]? ?(?:nya)?(?: (?:itu|tadi|ya|dong|kak|min|mbak|mas|lah|deh))*[.!]*$/iu;

type Cut = { value: string; gone: string };

/** An answer without the clause that has these words; undefined if it has none, or nothing else. */
function withoutWords(value: string, words: string): Cut | undefined {
  if (!plain(value).split(" ").join(" ").includes(plain(words))) return undefined;
  const gone = clauseOf(value, words).from;
  const from = value.indexOf(gone);
  const left = from < 0 ? value : withoutPlaces(value, [{ from, to: from + gone.length }]);
  return left === value || left === "" ? undefined : { value: left, gone: gone.trim() };
}

/** "..., tapi jgn kasi masuk kata malu nya": the word goes from the earlier answers, and the order is no answer. */
export function forbiddenBeside(message: Message): Beside | undefined {
  const { flow, text, said } = message;
  const found = stepFor(message) ? forbidding.exec(text) : null;
  if (!found) return undefined;
  const [order = "", words = ""] = found;
  let { active } = message;
  const lines: string[] = [];
  for (const name of writtenSlots(flow, active.filled)) {
    const cut = withoutWords(active.filled[name] ?? "", words);
    if (!cut) continue;
    active = summed(flow, { ...active, filled: { ...active.filled, [name]: cut.value } });
    lines.push(said.line("complaint-out", { quote: cut.gone, label: flow.slots[name]?.label ?? name }));
  }
  const rest = text.slice(0, text.length - order.length).replace(/[\s.,;]+$/, "");
  const own = withoutWords(rest, words)?.value ?? rest;
  // What stands nowhere may be asked of the reader.
  const isFound = lines.length > 0 || own !== rest;
  return rest === "" || !isFound ? undefined : besideOf(active, lines, own);
}

const bothTitles =
  /^(?:(?:jgn|jangan|bukan|bkn|gausah) (?:pake |pakai |panggil )?)(?:pak ?\/? ?bu|bapak ?\/? ?ibu)(?: (?:ya|dong|kak|lagi))*$/iu;
const calling =
  /^(?:(?:di)?(?:panggil|manggil|sebut)(?:in|an)?(?:nya)?|panggilannya|namanya)(?: (?:aja|itu|cukup))* (?=\p{L})/iu;

const protesting = /(?<!\p{L})(?:kan|kok|koq|masa|masak|udah|udh|sudah|salah)(?!\p{L})/iu;

/** "Lah itu kan kerjaan semua?? teh rina, owner", "jgn pak/bu, manggilnya teh rina": a name without the protest before it. */
export function nameBeside(message: Message): Beside | undefined {
  const { flow, active, text, said } = message;
  const step = stepFor(message);
  if (!step || flow.slots[step.into]?.takes !== "person") return undefined;
  const clauses = text.trim().split(/(?<=[.!?;\n])\s+|(?<=,)\s+/);
  const isTalk = (one: string) =>
    (/\?+\s*$/.test(one) && begins(one) && protesting.test(one)) ||
    bothTitles.test(one.replace(/[\s.,;!?]+$/, ""));
  const from = clauses.findIndex((one) => !isTalk(one));
  if (from <= 0) return undefined;
  const talk = clauses.slice(0, from).join(" ");
  const rest = clauses.slice(from).join(" ").replace(calling, "");
  const isProtest = talk.includes("?");
  return besideOf(active, isProtest ? [said.line("complaint-sorry")] : [], rest);
}
