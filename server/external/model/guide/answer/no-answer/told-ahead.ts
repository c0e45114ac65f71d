import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { isRehearsed } from "#server/external/model/guide/answer/practice/rehearsal.ts";
import { filledIn } from "#server/external/model/guide/answer/step-moves.ts";
import { addressedTo, calledFor } from "#server/external/model/guide/document/address/addressed.ts";
import type { Flow, Slot, Step, Waiting } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { labelOf } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { dayStepsIn, peopleApart } from "#server/external/model/guide/values/days/day-steps.ts";
import { ownNameIn, positionBehind } from "#server/external/model/guide/values/names.ts";
import { taskLines, tasksIn, tasksNeeded } from "#server/external/model/guide/values/people-tasks.ts";
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
/** `dropped`: what finds no place in the flow at all; `isMade`: the rest was put together here, and is the whole answer. */
type Ahead = {
  active: ActiveFlow;
  rest: string;
  kept: Record<string, string>;
  dropped?: string | undefined;
  isMade?: boolean;
};

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

const isForName = ({ takes, kind, label }: Slot): boolean =>
  takes === "self" || (takes === undefined && kind === "text" && ofName.test(plain(label)));

/** The later question that a sentence answers. */
function questionFor(flow: Flow, later: readonly Asking[], sort: ToldSort, text: string): Asking | undefined {
  return later.find((step) => {
    const slot = flow.slots[step.into];
    const asked = plain(`${step.ask} ${slot?.label ?? ""}`);
    if (!slot || !["line", "text", "list"].includes(slot.kind)) return false;
    if (sort === "name") return isForName(slot);
    if (slot.takes === "self" || slot.takes === "person" || !asking[sort].test(asked)) return false;
    if (sort === "event")
      return slot.kind !== "line" && (!ofOwnDeed.test(asked) || byMember.test(plain(text)));
    return true;
  });
}

const news =
  /^(?:(?:jadi|jd|soalnya|sebenernya|sebenarnya|nah|ya|gini|terus|trus) )*(?:aku|ak|saya|saye|sy|gue|gw|gua|awak|beta|ambo|kulo|inyong) (?:(?:tu|tuh|itu|kan|sih|udah|udh|sudah|sdh|memang|emang|tetap|tetep) )*(?:mau(?:nya|ne)?|pengen\w*|pingin\w*|ingin|keterima|diterima|lulus|pindah|keluar|berhenti|nikah|hamil|cerai|resign)\b/;
/** "Saya tu maunya DKV, udah keterima": what the member has to tell. */
const isNews = (text: string): boolean => news.test(plain(text)) && !text.includes("?");
const newsAsked = (flow: Flow, later: readonly Asking[]): Asking | undefined =>
  later.find(({ into }) => flow.slots[into]?.takes === "news" && flow.slots[into]?.kind === "text");

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
  (sort === "name" ? signatureIn(text) : undefined) ?? ended(withoutOrder(text).replace(begun, ""));

function signatureIn(text: string): string | undefined {
  const name = ownNameIn(text);
  const position = name === undefined ? undefined : positionBehind(text, name);
  return position === undefined ? name : `${name}, ${position}`;
}

const ofProposal = /^usul/;
const proposing =
  /^(?:(?:jadi|jd|makanya|nah|terus|trus|dan|kalo bisa|kalau bisa)[ ,]+)*(?:(?:aku|saya|sy|gue|gw|gua) (?:juga |jg )?(?:mau|minta|pengen|pengin|pgn|pingin|ingin|usul)(?:nya)?|(?:usul|mau|pengen|minta)(?:nya|ku|an)) (?!(?:tanya|nanya|cerita|curhat|ngomong|bilang|maaf|bahas|tau|tahu|nangis|marah)(?!\p{L}))\S+ \S/iu;

/** "... gw mau dia di gw seminggu tgl 21-28": a proposal behind what has happened fits the question for it. */
function proposalAhead(flow: Flow, active: ActiveFlow, step: Asking, text: string): Ahead | undefined {
  const into = laterAt(flow, active).find((one) => ofProposal.test(flow.slots[one.into]?.label ?? ""))?.into;
  const [first, ...behind] = piecesOf(text);
  const isProposal = ({ text: one }: Piece) => proposing.test(one) && !one.trim().endsWith("?");
  if (into === undefined || into === step.into || !first || isProposal(first)) return undefined;
  const proposed = behind.filter(isProposal);
  if (proposed.length === 0) return undefined;
  const kept = { [into]: proposed.map((one) => ended(one.text.replace(begun, ""))).join(". ") };
  const rest = joinedPieces([first, ...behind.filter((one) => !isProposal(one))]);
  return { active: { ...active, filled: { ...active.filled, ...kept } }, rest, kept };
}

/** What of the pieces answers later questions, and the pieces that are left. */
function sortedOut(flow: Flow, active: ActiveFlow, all: readonly Piece[]): Ahead | undefined {
  const later = laterAt(flow, active);
  const [first, ...behind] = all;
  if (!first || later.length === 0 || toldSort(first.text) !== undefined) return undefined;
  const kept: Record<string, string> = {};
  const left = [first];
  for (const piece of behind) {
    const sort = toldSort(piece.text);
    const ofSort = sort && questionFor(flow, later, sort, piece.text)?.into;
    const into = ofSort ?? (isNews(piece.text) ? newsAsked(flow, later)?.into : undefined);
    const slot = into === undefined ? undefined : flow.slots[into];
    if (into === undefined || !slot) left.push(piece);
    else {
      const text = spokenTo(flow, active, into, first.text, toldValue(sort ?? "event", piece.text));
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

const ofTasks = /^siapa mengerjakan apa\b/;

/**
 * One line a person, where it is asked who does what: also of tasks that stood beside the names, and of those that nobody
 * has taken yet.
 */
function tasksOfPeople(flow: Flow, active: ActiveFlow, step: Asking, text: string): Ahead | undefined {
  const lists = Object.keys(flow.slots).filter((name) => flow.slots[name]?.kind === "list");
  const tasks = lists.find((name) => ofTasks.test(flow.slots[name]?.label ?? ""));
  const people = lists.find((name) => name !== tasks);
  if (tasks === undefined || people === undefined) return undefined;
  const own = tasksIn(text);
  if (step.into === people) {
    // "Sisanya terserah": the question who does what is still asked, and the two are joined there.
    if (!own || own.rest !== undefined || (active.filled[tasks] ?? "") !== "") return undefined;
    const kept = { [tasks]: taskLines(own.people, []) };
    const names = own.people.map(({ name }) => name).join(", ");
    return { active: { ...active, filled: { ...active.filled, ...kept } }, rest: names, kept };
  }
  if (step.into !== tasks) return undefined;
  if (own) return { active, rest: taskLines(own.people, []), kept: {}, dropped: own.rest, isMade: true };
  const members = active.filled[people] ?? "";
  const earlier = tasksIn(members)?.people ?? [];
  const needed = tasksNeeded(text, earlier.length > 0 ? "" : members);
  if (!needed) return undefined;
  const names = earlier.length > 0 ? { [people]: earlier.map(({ name }) => name).join(", ") } : {};
  const here = { ...active, filled: { ...active.filled, ...names } };
  return { active: here, rest: taskLines(earlier, needed), kept: {}, isMade: true };
}

function aheadIn({ flow, active, text }: Message, step: Waiting): Ahead | undefined {
  if (flow.isDialogue || active.reading !== undefined || active.changing !== undefined) return undefined;
  if ("ask" in step) {
    const slot = flow.slots[step.into];
    if (isRehearsed(step) || !slot) return undefined;
    return slot.kind === "line"
      ? sortedOut(flow, active, piecesOf(text))
      : (proposalAhead(flow, active, step, text) ??
          namesOfRoster(flow, active, step, text) ??
          tasksOfPeople(flow, active, step, text) ??
          timeOfSteps(flow, active, step, text));
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
  const { flow, said } = message;
  const { kept, dropped } = ahead;
  const outcome =
    ahead.isMade && "ask" in step
      ? filledIn(flow, ahead.active, step, ahead.rest, said)
      : answer({ ...message, active: ahead.active, text: ahead.rest });
  const isKept = Object.keys(kept).length > 0;
  const lines = [
    ...(isKept ? [said.line("taken", { list: tellTaken(flow, kept) })] : []),
    ...(dropped === undefined
      ? []
      : [said.line("rest-left", { quote: quotedQuestion(dropped), label: labelOf(flow, step) })]),
  ];
  return { ...outcome, texts: [...lines, ...outcome.texts] };
}
