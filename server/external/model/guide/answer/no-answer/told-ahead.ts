import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { labelOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { dayStepsIn, peopleApart } from "#server/external/model/guide/values/days/day-steps.ts";
import { ownNameIn } from "#server/external/model/guide/values/names.ts";
import { tellTaken } from "#server/external/model/guide/values/take-facts.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutLeadIns, withoutOrder } from "#server/external/model/guide/words/to-guide/lead-ins.ts";
import { joinedPieces, type Piece, piecesOf } from "#server/external/model/guide/words/to-guide/pieces.ts";
import { quotedQuestion } from "#server/external/model/guide/words/to-guide/questions.ts";
import { type ToldSort, toldSort } from "#server/external/model/guide/words/told-sorts.ts";
import type { Aside } from "./answer-aside.ts";

/*
 * What stands behind a short answer or a choice and answers a later question of the same flow: it is kept for that
 * question, which is then not asked, and named.
 */

type Message = Omit<Aside, "step">;
type Asking = Extract<Step, { ask: string }>;
/** `dropped`: what finds no place in the flow at all. */
type Ahead = { active: ActiveFlow; rest: string; kept: Record<string, string>; dropped?: string };

/** What the questions ask for that each sort of sentence answers. */
const asking: Readonly<Record<Exclude<ToldSort, "name">, RegExp>> = {
  wish: /\b(?:permintaan\w*|minta|harap\w*)\b/,
  promise: /\b(?:memperbaiki\w*|perbaikan|akan kamu lakukan|akan kulakukan)\b/,
  event: /\b(?:kejadian\w*|terjadi|tersampaikan|disampaikan|kesalahan)\b/,
};
const ofOwnDeed = /\b(?:kesalahan|kulakukan)\b/;
const byMember =
  /^(?:(?!(?:dia|beliau|mereka|orangnya|sama|ke|dari)\b)\S+ ){0,4}(?:aku|ak|saya|sy|gue|gw|gua|ane)\b/;
const ofName = /^nama\b/;

/** The questions that surely come after this step and are still open, up to the first document or fork. */
function laterAt(flow: Flow, active: ActiveFlow): Asking[] {
  const here = flow.steps[active.at];
  const isFork = (step: Step) =>
    "make" in step ||
    "close" in step ||
    "branch" in step ||
    step.to !== undefined ||
    ("choose" in step && step.options.some(({ to }) => to !== undefined));
  if (!here || isFork(here)) return [];
  const later = flow.steps.slice(active.at + 1);
  const end = later.findIndex(isFork);
  // A question that leads elsewhere is itself still asked.
  const own = end < 0 ? later : later.slice(0, end + 1);
  return own.filter(
    (step): step is Asking => "ask" in step && (active.filled[step.into] ?? "") === "" && !isRehearsed(step),
  );
}

/** The later question that a sentence answers. */
function questionFor(flow: Flow, later: readonly Asking[], sort: ToldSort, text: string): Asking | undefined {
  return later.find((step) => {
    const slot = flow.slots[step.into];
    const asked = plain(`${step.ask} ${slot?.label ?? ""}`);
    if (!slot || !["line", "text", "list"].includes(slot.kind)) return false;
    if (sort === "name")
      return slot.takes === undefined && slot.kind === "text" && ofName.test(plain(slot.label));
    if (slot.takes === "self" || slot.takes === "person" || !asking[sort].test(asked)) return false;
    if (sort === "event")
      return slot.kind !== "line" && (!ofOwnDeed.test(asked) || byMember.test(plain(text)));
    return true;
  });
}

const ended = (text: string): string => text.trim().replace(/[\s.,;]+$/, "");
const begun = /^(?:(?:eh|oh|oya|oiya|terus|trus|dan|sama|btw|nah)[ ,]+)+(?=\S)/i;
const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function joined(slot: Slot, before: string | undefined, text: string): string {
  if (before === undefined) return text;
  if (slot.kind === "list") return `${before}\n${text}`;
  return slot.kind === "line" ? `${before}, ${text}` : `${before}. ${withCapital(text)}`;
}

const kin =
  /\b(?:ibu|ibuk|mama|mamak|mertua|bapak|ayah|papa|adik|adek|kakak|anak|bos|atasan|teman|temen|tetangga)\w*/;

/** What will be said to the reader speaks to them, unless the answer before it names the one whom "dia" means. */
function spokenTo(flow: Flow, active: ActiveFlow, into: string, answer: string, text: string): string {
  const called = calledFor(flow, active.filled, into);
  return called === undefined || kin.test(plain(answer)) ? text : addressedTo(text, called);
}

const toldValue = (sort: ToldSort, text: string): string =>
  (sort === "name" ? ownNameIn(text) : undefined) ?? ended(withoutOrder(text).replace(begun, ""));

/** What of the pieces answers later questions, and the pieces that are left. */
function sortedOut(flow: Flow, active: ActiveFlow, all: readonly Piece[]): Ahead | undefined {
  const later = laterAt(flow, active);
  const [first, ...behind] = all;
  if (!first || later.length === 0 || toldSort(first.text) !== undefined) return undefined;
  const kept: Record<string, string> = {};
  const left = [first];
  for (const piece of behind) {
    const sort = toldSort(piece.text);
    const into = sort && questionFor(flow, later, sort, piece.text)?.into;
    const slot = into === undefined ? undefined : flow.slots[into];
    if (!sort || into === undefined || !slot) left.push(piece);
    else {
      const text = spokenTo(flow, active, into, first.text, toldValue(sort, piece.text));
      kept[into] = joined(slot, kept[into], text);
    }
  }
  if (Object.keys(kept).length === 0) return undefined;
  return { active: { ...active, filled: { ...active.filled, ...kept } }, rest: joinedPieces(left), kept };
}

const ofDoingTime = /^waktu mengerjakan/;
const byDays = "sesuai hari di tiap langkah";

/** Steps that have their days leave nothing to ask about the time for them. */
function timeOfSteps(flow: Flow, active: ActiveFlow, step: Asking, text: string): Ahead | undefined {
  const into = Object.keys(flow.slots).find((name) => ofDoingTime.test(flow.slots[name]?.label ?? ""));
  const sentences = piecesOf(text).filter((one) => !one.text.trim().endsWith("?"));
  const isOfDays =
    flow.slots[step.into]?.kind === "list" && dayStepsIn(joinedPieces(sentences)) !== undefined;
  if (into === undefined || !isOfDays || (active.filled[into] ?? "") !== "") return undefined;
  const kept = { [into]: byDays };
  return { active: { ...active, filled: { ...active.filled, ...kept } }, rest: text, kept };
}

const named = /^(?:(?:Mas|Mbak|Pak|Bu|Kak|Bang) )?\p{Lu}\p{Ll}+/u;

/** A roster turns about names alone: when each of them can is said to be left out of it. */
function namesOfRoster(flow: Flow, active: ActiveFlow, step: Asking, text: string): Ahead | undefined {
  const isOfRoster = Object.values(flow.slots).some(({ roster }) => roster?.people === step.into);
  const people = isOfRoster ? peopleApart(withoutLeadIns(text, false)) : undefined;
  if (!people) return undefined;
  const names = people.map((one) => named.exec(one)?.[0] ?? "Saya");
  return { active, rest: names.join(", "), kept: {}, dropped: people.join(", ") };
}

function aheadIn({ flow, active, text }: Message, step: Waiting): Ahead | undefined {
  if (flow.isDialogue || active.reading !== undefined || active.changing !== undefined) return undefined;
  if ("ask" in step) {
    const slot = flow.slots[step.into];
    if (isRehearsed(step) || !slot) return undefined;
    return slot.kind === "line"
      ? sortedOut(flow, active, piecesOf(text))
      : (namesOfRoster(flow, active, step, text) ?? timeOfSteps(flow, active, step, text));
  }
  if (!("choose" in step) || step.into === undefined) return undefined;
  const pieces = piecesOf(text);
  const isChosen = optionMeant(step.options, pieces[0]?.text ?? "") !== undefined;
  return isChosen ? sortedOut(flow, active, pieces) : undefined;
}

/** Keeps what answers later questions, names it, and gives the rest to `answer`. */
export function withToldAhead(
  message: Message,
  step: Waiting,
  answer: (message: Message) => Outcome,
): Outcome {
  const ahead = aheadIn(message, step);
  if (!ahead) return answer(message);
  const outcome = answer({ ...message, active: ahead.active, text: ahead.rest });
  const { flow, said } = message;
  const { kept, dropped } = ahead;
  const isKept = Object.keys(kept).length > 0;
  const lines = [
    ...(isKept ? [said.line("taken", { list: tellTaken(flow, kept) })] : []),
    ...(dropped === undefined
      ? []
      : [said.line("rest-left", { quote: quotedQuestion(dropped), label: labelOf(flow, step) })]),
  ];
  return { ...outcome, texts: [...lines, ...outcome.texts] };
}
