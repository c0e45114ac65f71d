import { answerIn } from "#server/external/model/guide/answer/answer-words.ts";
import { type Aside, single } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { forGuideApart } from "#server/external/model/guide/answer/no-answer/for-guide.ts";
import { originalFor, restorable } from "#server/external/model/guide/answer/no-answer/split-answer.ts";
import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { answerMax, labelOf, remind, summed } from "#server/external/model/guide/run-flow.ts";
import { fits } from "#server/external/model/guide/slots.ts";
import { skipChoice } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";

/*
 * Words that say where an answer belongs: "ya itu tadi, ...", "maksud saya akibatnya ...", "kan td sdh saya tulis yg ...".
 * They are no complaint, and what stands behind them counts as it is.
 */

type Asking = Extract<Step, { ask: string }>;

/** Handles a message that says where its words belong; undefined for any other. */
export function saidHere(message: Omit<Aside, "step">, step: Waiting): Outcome | undefined {
  const { flow, active } = message;
  if (!("ask" in step) || flow.isDialogue || active.reading !== undefined) return undefined;
  return meantBefore(message, step) ?? written(message, step) ?? justThat(message, step);
}

/** A line that asks for no name, day or place may hold words of any kind too. */
const isOfWords = (slot: Slot | undefined): boolean =>
  slot?.kind === "text" || slot?.kind === "list" || (slot?.kind === "line" && !single.includes(slot.takes));

const that =
  /^(?:(?:ya|iya|yo|nah|lah|lha|lho|loh|kan|pak|bu|mas|mbak|kak|min)[ ,]+)*(?:itu tadi|iku mau|kuwi mau|itu td|(?:yang|yg) (?:tadi|td))(?: (?:pak|bu|mas|mbak|kak|min|itu|kan|ya))*[ ,.:]+(?=\S)/i;
const answerWordsMin = 2;

/** "Ya itu tadi, pelanggan pindah. Terus ...": all of it is the answer. */
function justThat({ flow, active, text, said }: Omit<Aside, "step">, step: Asking): Outcome | undefined {
  const rest = text.trim().replace(that, "");
  const isAnswer = rest !== text.trim() && !rest.includes("?") && rest.split(/\s+/).length >= answerWordsMin;
  if (!isAnswer || !isOfWords(flow.slots[step.into])) return undefined;
  const talk = forGuideApart(flow, step, rest);
  const own = answerIn(flow, step, talk?.rest ?? rest).slice(0, answerMax);
  const outcome = filledIn(flow, active, step, own, said);
  if (!talk) return outcome;
  const line = said.line("aside-left", { quote: quotedQuestion(talk.parts.join(", ")) });
  return restorable({ ...outcome, texts: [line, ...outcome.texts] }, originalFor(flow, step.into, rest));
}

const meaning =
  /^(.*?)\b(?:maksud|mksd)(?:ku|nya|e| saya| aku| sy| gw| gue| kulo)?,? (?:yang |yg |itu |buat |untuk )*(\p{L}+)(?: (?:itu|ya|yo|adalah|tuh|yaitu|nya))*[ ,:]+(\S.+)$/isu;
const objecting = /\b(?:kok|bukan|bkn|dudu|sanes|salah|keliru|lho|loh|lah|eh)\b/i;
const frontWordsMax = 10;

const bare = (word: string): string => word.toLowerCase().replace(/(?:nya|mu|ku|ne|e)$/, "");

/** The answered question for words that a message calls by its name. */
function calledSlot(flow: Flow, filled: Readonly<Record<string, string>>, word: string): string | undefined {
  const [name, ...others] = Object.keys(filled).filter(
    (one) =>
      isOfWords(flow.slots[one]) &&
      plain(flow.slots[one]?.label ?? "")
        .split(" ")
        .some((own) => own.length > 4 && bare(own) === bare(word)),
  );
  return others.length === 0 ? name : undefined;
}

/** "Bukan. Maksud saya akibatnya ya pelanggan pindah": the answer that is named is put right, and the question stays. */
function meantBefore({ flow, active, text, said }: Omit<Aside, "step">, step: Asking): Outcome | undefined {
  const [, front = "", word = "", value = ""] = meaning.exec(text.trim()) ?? [];
  const isFront =
    front.trim() === "" || (objecting.test(front) && front.trim().split(/\s+/).length <= frontWordsMax);
  const name = value === "" || !isFront ? undefined : calledSlot(flow, active.filled, word);
  if (name === undefined || name === step.into || value.includes("?")) return undefined;
  const right = value.trim().slice(0, answerMax);
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: right } });
  const reminder = remind(flow, next, said);
  const line = said.line("corrected", { label: flow.slots[name]?.label ?? name, value: right });
  return { ...reminder, texts: [line, ...reminder.texts], choices: [skipChoice] };
}

const recalling =
  /^(?:(?:lho|loh|lah|lha|eh|ya|yah|pak|bu|mas|mbak|kak|min)[ ,]+)*kan (?:(?:td|tadi|mau|wau|sy|saya|aku|gw|gue|udah|udh|sudah|sdh|wis|wes|sampun) )+(?:di|ku)?(?:tulis|ketik|sebut|bilang|omong|kasih tau)(?:kan|in|ke|no)? (?:(?:yg|yang|soal|tentang|bahwa|kalau|kalo|itu) )*([^?!\n]+?)(?: (?:itu|tadi|td|mau))*(?:[.,;!?]+\s*(.*))?$/is;
const lostAsked =
  /^(?:kok |apa |pada )?(?:ilang|hilang|ga ada|gak ada|nggak ada|ora ono|ga masuk|gak masuk|kemana|ke mana|mana|lenyap)(?: (?:ya|yo|to|kah|sih|semua|kabeh|pak|bu|mas|mbak|kak|min))*[.?!]*$/i;

const contentOf = (text: string): string[] =>
  plain(text)
    .split(" ")
    .filter((word) => word !== "" && (!common.has(word) || /\d/.test(word)));

const sentencesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((one) => one.split(/(?<=[.!?])\s+|[;\n]+/)).map((one) => one.trim());

/** "Lho kan td sdh saya tulis yg 300rb per orang itu. ilang ya?": what was written is used, or the guide says where it is. */
function written({ flow, active, text, said, told }: Omit<Aside, "step">, step: Asking): Outcome | undefined {
  const [, what = "", behind = ""] = recalling.exec(text.trim()) ?? [];
  const words = contentOf(what);
  if (words.length === 0 || (behind !== "" && !lostAsked.test(behind.trim()))) return undefined;
  const holds = (one: string) => {
    const own = plain(one).split(" ");
    return words.every((word) => own.includes(word));
  };
  const standing = Object.entries(active.filled).find(([, value]) => holds(value))?.[0];
  const slot = flow.slots[step.into];
  if (standing !== undefined) {
    const reminder = remind(flow, active, said);
    const filling = { quote: quotedQuestion(what), label: flow.slots[standing]?.label ?? standing };
    return { ...reminder, texts: [said.line("stands-there", filling), ...reminder.texts] };
  }
  const earlier = sentencesOf(told).findLast(holds);
  const label = labelOf(flow, step);
  if (earlier === undefined || !slot || !fits(slot, earlier)) {
    // "Kan sudah saya bilang, jam 9" says it once more.
    if (behind === "") return undefined;
    const flowAgain = { ...active, tries: active.tries + 1 };
    return { texts: [said.line("not-found-before", { label })], choices: [skipChoice], flow: flowAgain };
  }
  const value = earlier.slice(0, answerMax);
  const outcome = filledIn(flow, active, step, value, said);
  return { ...outcome, texts: [said.line("found-before", { label, value }), ...outcome.texts] };
}
