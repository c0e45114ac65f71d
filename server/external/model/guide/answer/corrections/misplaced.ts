import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import type { Aside } from "#server/external/model/guide/answer/no-answer/answer-aside.ts";
import { fieldNamed } from "#server/external/model/guide/document/edits/several-corrections.ts";
import type { Flow, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { isOpenChoice, remind, stepBack, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * What the guide took wrongly and the member objects to, within an answer: "lho kok ditulis lulusan smp malu, jgn ditulis
 * gitu. posisinya pramuniaga". It goes out of its place, and the rest of the message is the answer.
 */

const protest =
  /\b(?:kok|ngapain|masa|kenapa|knp)\b.{0,20}\b(?:di)?(?:tulis|catat|masuk|ambil|sebut|jadi)\w*|\b(?:jgn|jangan|ga usah|gak usah|gausah|nggak usah) (?:di)?(?:tulis|catat|masuk|sebut|pake|pakai)\w*|\bhapus\b/i;
const denial = /^(?:(?:itu|yang|yg|ini) )*(?:bukan|bkn)\b/i;
const misread =
  /(?:^|[.,;!?]\s*)(?:(?:itu|kok|eh|lah|loh|berarti) )*salah (?:(?:kau|kamu|km|lo|lu|kowe|situ|nya) )?(?:catat|nyatat|tangkap|nangkep|tangkep|baca|pilih|pencet|masukin)(?:nya)?(?: (?:itu|tadi|kak|min|mas|mbak))*[.!?]*$/i;
const wordsMin = 2;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== "");

type Misplaced = { name: string; value: string; rest: string };

/** A value that stands word for word in a sentence which objects to it. */
function misplacedIn(flow: Flow, active: ActiveFlow, text: string): Misplaced | undefined {
  const sentences = sentencesOf(text);
  for (const [at, sentence] of sentences.entries()) {
    if (!protest.test(sentence)) continue;
    const name = Object.entries(active.filled).find(
      ([one, value]) =>
        ["text", "line", "list"].includes(flow.slots[one]?.kind ?? "") &&
        value.split(/\s+/).length >= wordsMin &&
        plain(sentence).includes(plain(value)),
    )?.[0];
    if (name === undefined) continue;
    const rest = sentences.filter((one, nth) => nth !== at && !denial.test(one.trim()) && !isProtest(one));
    return { name, value: active.filled[name] ?? "", rest: rest.join(" ") };
  }
  return undefined;
}

const isProtest = (sentence: string): boolean => protest.test(sentence) && !/[:,]/.test(sentence);

/** "Posisinya pramuniaga" where the position is asked for: only the value answers. */
function bareAnswer(flow: Flow, step: Waiting, text: string): string {
  const into = "into" in step ? step.into : undefined;
  const [first = "", ...others] = text
    .trim()
    .replace(/[.!]+$/, "")
    .split(/\s+/);
  const isNamed = into !== undefined && fieldNamed(flow, [into], [plain(first)]) !== undefined;
  return isNamed && /nya$/i.test(first) && others.length > 0 ? others.join(" ") : text;
}

const denied =
  /(?:^|[.,;!?]\s*|\s)(?:(?:tp|tapi|eh|tapi itu) )?(?:bukan|bkn) ([^.,;!?\n]{3,40}?)(?: (?:ya|kok|mas|mbak|kak|min|bang|loh|lho))*,\s*([^.,;!?\n]{3,60})/i;

/** "Kok izin ga masuk ya, aku tuh mau minta pulang cepet". */
const wondered =
  /^(?:(?:eh|ih|lah|loh|lho|yah|kak|min|mas|mbak)[ ,]+)*(?:kok|kog|masa|masak) (?:jadi |malah )?([^.,;!?\n]{3,40})[.,;!?]+\s*([^.,;!?\n]{3,60})[.!]*$/i;

const ownWordsMin = 3;

type Rechosen = { name: string; value: string; rest: string };

type Choosing = Extract<Step, { choose: string }>;

const otherPart = /^(?:nama|jabatan|tanggal|tgl|alamat|kota|nomor|perihal)(?:nya|ku)?(?!\p{L})/iu;

/** What is meant instead of the button that stands, if the words before the comma mean that one. */
function insteadOf(choosing: Choosing, standing: string, not: string, instead: string): string | undefined {
  const valueIn = ({ label, value = label }: Choosing["options"][number]) => value;
  const [chosenNow, others] = [true, false].map((isIt) =>
    choosing.options.filter((option) => (valueIn(option) === standing) === isIt),
  );
  // "Ini email bukan surat, nama Heru": what follows names another part.
  if (!optionMeant(chosenNow ?? [], not) || otherPart.test(instead)) return undefined;
  const other = optionMeant(others ?? [], instead);
  if (other) return valueIn(other);
  // A sentence of the document is not exchanged for a few words.
  const isOfSentences = choosing.options.some((option) => valueIn(option).endsWith("."));
  return isOfSentences || instead.split(/\s+/).length < ownWordsMin ? undefined : instead;
}

/** "Tp bukan pulang awal ya, tuker shift ke pagi": a button that was understood before, and what is meant instead. */
function rechosenIn(flow: Flow, active: ActiveFlow, step: Waiting, text: string): Rechosen | undefined {
  const isWondered = wondered.test(text);
  const [whole = "", not = "", instead = ""] = (isWondered ? wondered : denied).exec(text) ?? [];
  if (whole === "") return undefined;
  for (const one of flow.steps) {
    const name = "choose" in one && one !== step && isOpenChoice(one) ? one.into : undefined;
    if (!("choose" in one) || name === undefined) continue;
    const value = insteadOf(one, active.filled[name] ?? "", not, instead.trim());
    // Words of one's own behind a "kok" are more likely an answer to it.
    const isOwn = one.options.every(({ label, value: said = label }) => said !== value);
    if (value !== undefined && !(isWondered && isOwn))
      return { name, value, rest: text.replace(whole, "").trim() };
  }
  return undefined;
}

/** The other button stands; what else the message says is the answer, and a bare "kok X, mau Y" is none. */
function withRechosen(
  { flow, active, text, said }: Omit<Aside, "step" | "told">,
  { name, value, rest }: Rechosen,
  answer: (active: ActiveFlow, rest: string) => Outcome,
): Outcome | undefined {
  if (rest === "" && !wondered.test(text)) return undefined;
  const next = summed(flow, { ...active, filled: { ...active.filled, [name]: value } });
  const outcome = rest === "" ? remind(flow, next, said) : answer(next, rest);
  const label = flow.slots[name]?.label ?? name;
  return { ...outcome, texts: [said.line("corrected", { label, value }), ...outcome.texts] };
}

/** Takes out what was objected to, or goes back to a choice that was misread; gives anything else to `answer`. */
export function withoutMisplaced(
  { flow, active, text, said }: Omit<Aside, "step">,
  step: Waiting,
  answer: (active: ActiveFlow, rest: string) => Outcome,
): Outcome {
  const last = flow.steps[active.trail.at(-1) ?? -1];
  const isOfChoice =
    last !== undefined && "choose" in last && !("make" in step) && active.reading === undefined;
  if (isOfChoice && misread.test(text.trim())) return stepBack(flow, active, said);
  const other = active.reading === undefined ? rechosenIn(flow, active, step, text) : undefined;
  const rechosen = other && withRechosen({ flow, active, text, said }, other, answer);
  if (rechosen) return rechosen;
  const found = "ask" in step && active.reading === undefined ? misplacedIn(flow, active, text) : undefined;
  if (!found) return answer(active, text);
  const { [found.name]: _, ...filled } = active.filled;
  const next = summed(flow, { ...active, filled });
  const label = flow.slots[found.name]?.label ?? found.name;
  const line = said.line("misplaced", { label, quote: found.value.replaceAll("\n", "; ") });
  const outcome = answer(next, found.rest === "" ? text : bareAnswer(flow, step, found.rest));
  return { ...outcome, texts: [line, ...outcome.texts] };
}
