import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import { answerMax } from "#server/external/model/guide/run-flow.ts";
import { eitherOf } from "#server/external/model/guide/values/facts.ts";
import { calledIn, positionBehind } from "#server/external/model/guide/values/names.ts";
import { numberedItems } from "#server/external/model/guide/values/numbered-items.ts";
import { recipientIn } from "#server/external/model/guide/values/recipients.ts";
import { valueIn, withoutAddress } from "#server/external/model/guide/values/values.ts";
import { sortOf } from "#server/external/model/guide/words/answer-sorts.ts";
import { withoutDoubts, withoutEcho } from "#server/external/model/guide/words/edge-words.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { mayBeSpoken } from "#server/external/model/guide/words/to-guide/questions.ts";
import {
  dayAnswer,
  isDaySlot,
  topicIn,
  withoutFillers,
  withoutHedges,
  withoutParticles,
  withoutTrail,
} from "./plain-answer.ts";

const nameFirst =
  /^((?:[^,.;\n]{0,40}[.,]\s+)?)(?:namanya|nama (?:dia|orangnya)) (?:si )?\p{L}+[,.]\s+(?=\S)/iu;

/** "Nama dia Salsa". */
const theirName = /^(?:(?:ya|iya|oh|itu) )?nama (?:dia|beliau|orangnya) (?=\p{L}{3})/iu;

/** Removes an introduction from an answer, as in "Kalo itu namanya Rina". */
export const answerIn = (flow: Flow, step: Extract<Step, { ask: string }>, text: string): string => {
  const slot = flow.slots[step.into];
  if (slot?.takes === "first") return plainAnswer(flow, step, eitherOf(text)?.[0] ?? text);
  // What somebody did is told to them, so that their name before it is only told to the guide.
  if (slot?.takes === "deed") return plainAnswer(flow, step, text.replace(nameFirst, "$1"));
  if (slot?.takes !== "person") return plainAnswer(flow, step, text);
  const { name, isCalled } = recipientIn(text.trim().replace(theirName, ""));
  return isCalled ? name : plainAnswer(flow, step, name);
};

/** What stands behind the first of several roles; "" if nothing does. */
export const behindRole = (text: string): string =>
  otherRole
    .exec(text)?.[0]
    .replace(/^(?:\s+(?:sih|deh|aja|kayaknya|kyknya|mungkin))*[,\s]+/i, "")
    .trim() ?? "";

function plainAnswer(flow: Flow, step: Extract<Step, { ask: string }>, text: string): string {
  const slot = flow.slots[step.into];
  const trimmed = withoutEcho(withoutFillers(text)).slice(0, answerMax);
  const isSpoken = mayBeSpoken(flow, step);
  const isOfPeople = /\b(?:siapa|orang|anggota|nama|panggil\w*|diundang)\b/.test(
    plain(`${step.ask} ${slot?.label}`),
  );
  if (slot?.kind === "rows") return trimmed;
  if (slot?.kind !== "line")
    return inLines(slot, withoutParticles(isSpoken ? trimmed : withoutAddress(trimmed, isOfPeople)));
  if (isDaySlot(slot)) return dayAnswer(withoutDoubts(valueIn(trimmed, false)));
  const isName = slot.takes === "person" || slot.takes === "self";
  const called = slot.takes === "person" ? calledIn(trimmed) : undefined;
  if (called !== undefined) return called;
  // "Tolong jangan diulang, Bu" is what will be said.
  const said = isSpoken ? trimmed : shortValue(slot, trimmed, isOfPeople);
  const placed = topicIn(step.ask, placedIn(step.ask, said)).replace(unsureOfName, "");
  const written = slot.takes === "role" ? placed.replace(besideRole, "").replace(otherRole, "") : placed;
  const own = isProposal(slot) ? wholeProposal(written) : withoutAside(written);
  const named = isName ? nameWithin(own) : own;
  const bare = (isWho(flow, step, isSpoken) ? withoutHedges(named) : named).replace(
    /^(?:namanya|nama(?:ku| saya| aku)?(?: adalah)?|panggil(?: aku| saya)?|itu)[ :]+(?=\S)/i,
    "",
  );
  return finished(flow, slot, bare === "" ? written : bare, { text, isSpoken });
}

/** "Staf Admin" is a position, and nobody is spoken to. */
const shortValue = ({ takes }: Slot, text: string, isOfPeople: boolean): string =>
  takes === "role" && adminBehind.test(text) ? text : valueIn(text, isOfPeople);

const adminBehind = /^(?:\p{L}+ ){1,2}admin[.!]*$/iu;

/** A short value as it is stored: a signature with its section, anything else without doubts around it. */
function finished(
  flow: Flow,
  slot: Slot,
  value: string,
  { text, isSpoken }: { text: string; isSpoken: boolean },
): string {
  if (slot.takes === "self") return withPosition(flow, value, text);
  return isSpoken || slot.takes !== undefined ? value : withoutDoubts(value);
}

/** A name without what is said about it: "si Dimas (anak baru)", "Rina namanya". */
const nameWithin = (own: string): string =>
  (own.split(/\(|,(?! ?(?:pak|bu|bapak|ibu|mas|mbak|kak|bang)\b)/i)[0] ?? "")
    .replace(/^si /i, "")
    .replace(
      /^(?:(?:ya|iya|oh)[ ,]+)?((?!\S*(?:lupa|siapa|gatau|tau|tahu|belum|aku|saya|gue|gw|istri|suami|bos)\S*\b)\S+) namanya\b(?! siapa).*$/i,
      "$1",
    )
    .replace(towards, "");

const isProposal = ({ label }: Slot): boolean => /^usul/.test(label);

/** A proposal may take several sentences: "21-28 des di aku. natal boleh video call". */
const wholeProposal = (text: string): string =>
  text
    .trim()
    .split(/(?<=[^.\s]{2})[.!]\s+|\n+/)
    .map((sentence) =>
      withoutAside(sentence)
        .trim()
        .replace(/[.!]+$/, ""),
    )
    .filter((sentence) => sentence !== "")
    .map((sentence, at) => (at === 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1)))
    .join(". ");

/** A signature under a letter has the section or the title that stood behind the name. */
function withPosition(flow: Flow, name: string, text: string): string {
  // A number behind a name, such as that of an employee, is left to the member.
  const isNumbered = /\d{3}/.test(text);
  const position = isOfLetter(flow) && !isNumbered ? positionBehind(text, name) : undefined;
  return position === undefined ? name : `${name}, ${position}`;
}

/** Letters with a formal document in which no other answer has the position. */
const isOfLetter = (flow: Flow): boolean =>
  flow.steps.some((one) => "make" in one && (one.register === "formal" || one.register === "polite")) &&
  !Object.values(flow.slots).some(({ takes }) => takes === "role");

/** A list that was numbered within one line. */
const inLines = (slot: Slot | undefined, text: string): string =>
  slot?.kind === "list" ? (numberedItems(text)?.join("\n") ?? text).replace(selfNamed, "$1") : text;

/** "Aku (Lestari)" among people is Lestari for those who read it. */
const selfNamed = /(?<!\p{L})(?:[Aa]ku|[Ss]aya|[Gg]ue|[Gg]w)\s*\((\p{Lu}\p{Ll}+)\)/gu;

/** Questions for a time or a place. */
const ofPlace = /^(?:kapan|jam berapa|hari apa|di mana)\b/;
const placedIn = (question: string, said: string): string =>
  ofPlace.test(plain(question)) ? withoutTrail(said) : said;

/** "Ga tau nama tokonya cm ada tulisan toko kain": what is known counts. */
const unsureOfName =
  /^(?:ga|gak|nggak|ngga|tidak|ndak|kurang|belum|blm) (?:tau|tahu|hafal|apal|tak tau)\b[^,.]{0,40}?,? (?:cm|cuma|cuman|hanya|pokoknya|tp|tapi)(?: (?:ada|tau|tulisan(?:nya)?|tertulis|ditulis|katanya|pokoknya|di situ))+,? (?=\S)/i;

/** Whether somebody's name or what they are called is asked for. */
const isWho = (flow: Flow, step: Extract<Step, { ask: string }>, isSpoken: boolean): boolean => {
  const slot = flow.slots[step.into];
  if (slot?.takes === "person" || slot?.takes === "self") return true;
  return (
    !isSpoken && (sortOf(step.ask) === "who" || /\b(?:panggil\w*|nama)\b/.test(plain(slot?.label ?? "")))
  );
};

/** "Ke Dimas": the name is what follows. */
const towards = /^(?:[Kk]e|[Kk]epada|[Uu]ntuk|[Bb]uat) (?=\p{Lu})/u;

/** "Staff accounting sih, kadang jg admin pajak": the first of several roles. */
const otherRole =
  /(?:\s+(?:sih|deh|aja|kayaknya|kyknya|mungkin))*,?\s+(?:(?:tp|tapi|cuma) )?(?:kadang|kadang2|kadang-kadang|kdg|kdang|sesekali|atau kadang|ato kadang|kalo ga|kalau ga|kalo nggak|klo ga|sama kadang)\b.*$/is;

/** "Staf gudang, di PT Sinar, mau berhenti Desember": what is said beside a role. */
const besideRole =
  /(?<=\S)(?:,\s*(?:di|dari|mau|resign|berhenti|per|mulai|udah|sudah|kerja|perusahaan\w*|pt|cv)\b.*| (?:di|dari) (?:pt|cv|bank|toko|rs|kantor)\b.*)$/is;

/** Removes what follows the answer, as in "Rina Wulandari. tp kak aku takut ngasihnya". */
function withoutAside(written: string): string {
  // "Bukan soal uangnya, tapi soal jujur" is one answer.
  if (/^(?:bukan|bkn)\b.*\b(?:tapi|tp|melainkan)\b/i.test(written)) return written;
  const [first = ""] = written.split(
    /(?<=[^.\s]{3})[.!?](?=\s)|\n|[,.]? (?=(?:tp|tapi|cuma|cm|soalnya|gmn|gimana) )/i,
  );
  const own = first
    .trim()
    .replace(/^(?:h+m+|eh|eeh|anu|kayaknya|kyknya|mungkin|maunya sih|maunya)[, ]+(?:sih )?/i, "");
  return own.length >= 2 ? own : written;
}
