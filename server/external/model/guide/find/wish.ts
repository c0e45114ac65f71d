import { offersMax } from "#server/external/model/guide/choices.ts";
import type { Field, Flow } from "#server/external/model/guide/flow.ts";
import { flowOf, flows } from "#server/external/model/guide/flows.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { GuideState } from "#server/external/model/guide/state.ts";
import { takenFrom } from "#server/external/model/guide/values/take-facts.ts";
import { isRequest, refusedIn } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { meansEarlierOffer } from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { notSo, startsWithNo, withoutDenials } from "#server/external/model/guide/words/yes-no/denials.ts";
import { askedCase } from "./asked-cases.ts";
import { asksForDeadLetter } from "./dead-letter.ts";
import { wondersAt } from "./denied-offer.ts";
import { findFlows, vocabulary } from "./find-flows.ts";
import { personWishIn } from "./person-wish.ts";
import { refutes } from "./refuted.ts";
import { isServedBy, isWish, netsFor } from "./requests.ts";
import { speakingFlows } from "./speaking-wish.ts";
import { wantsUnion } from "./told-purposes.ts";
import type { Found } from "./word-index.ts";

/* Finds what a message outside of flows asks for. Nothing here changes the guide's state. */

/** After an offer, a message of up to this many words, such as "Via chat aja", adds to the wish. */
export const additionWordsMax = 6;
/** A flow is meant without doubt if its score is this many times the next one's. */
export const clearly = 1.4;
/** A message after an offer is a new wish if another flow has at least this score. */
export const otherMin = 4.5;
/** A flow offered this often without being started is not wanted. */
const offeredMax = 2;

/** Names and numbers suggest material for a document; a continued story has fewer of them. */
const data = /\d|@|\bnama(?:nya|ku|saya)\b/i;

/** "Percuma, dia pasti ga mau": a doubt takes nothing up. */
const doubting =
  /\b(?:percuma|(?:ga|gak|nggak|ngga|tidak) (?:bakal|akan|mungkin|ngaruh|mempan|guna)|(?:udah|sudah|udh) (?:pernah|sering) (?:di)?coba)\b/i;

/** The state of the conversation when a message arrives. */
export type Standing = { state: GuideState; said: Said; field: Field | undefined };

/** The flows offered with the newest answer. */
export const offeredFlows = ({ offered }: GuideState): Flow[] =>
  offered
    .filter(({ id }) => id.startsWith("flow:"))
    .map(({ id }) => flowOf(id.slice("flow:".length)))
    .filter((flow) => flow !== undefined);

/** How many of the newest messages are read for what they deny. */
const deniedMax = 3;

/** Whether a member says that what a flow is for is not the case: "blm putus", "ndak ade dua tawaran". */
export function isDenied(flow: Flow, texts: readonly string[]): boolean {
  if (texts.some((text) => refutes(text, flow))) return true;
  const own = new Set(vocabulary().stems(`${flow.title} ${flow.offer}`));
  return texts
    .flatMap(notSo)
    .flatMap((what) => vocabulary().stems(what))
    .some((stem) => own.has(stem));
}

/** From so many points on, and with figures, a message is about a flow although it was declined before. */
const againMin = 4.5;
const hasFigures = (text: string): boolean => (text.match(/\d+/g) ?? []).length > 1;
/** Before the id of a flow that a correction left out beside other words: a clear wish may still mean it. */
export const leftOut = "left-out:";
/** A wish with so many points by its own words is clear. */
const wishedAgainMin = 9;

const isAboutAgain = ({ score }: Found, text: string): boolean => score >= againMin && hasFigures(text);

const isWishedAgain = ({ score, isUnnamed }: Found, text: string): boolean =>
  score >= wishedAgainMin && isUnnamed !== true && isWish(withoutDenials(text));

/** Whether a message may take up a general flow that was declined before. */
export const mayReturn = (text: string): boolean => isRequest(text) || meansEarlierOffer(text);

/** A letter to somebody who has died comes before any other. */
function withDeadLetter(found: Found[], text: string, told: readonly string[]): Found[] {
  const flow = asksForDeadLetter(text, told) ? flowOf("surat-duka") : undefined;
  if (!flow) return found;
  const score = Math.max(wishedAgainMin, ...found.map((one) => one.score));
  return [{ flow, score, isNamed: true }, ...found.filter((one) => one.flow !== flow)];
}

/** Flows by the words of a text, without those that were declined or denied, or offered in vain. */
const search = ({ state, said, field }: Standing, text: string): Found[] =>
  withDeadLetter(findFlows(text, field), text, state.told).filter((found) => {
    const { id } = found.flow;
    if (
      state.declined.includes(`never:${id}`) ||
      isDenied(found.flow, [...state.told.slice(-deniedMax), text]) ||
      wondersAt(found.flow, text)
    )
      return false;
    if (state.declined.includes(`${leftOut}${id}`) && !isWishedAgain(found, text)) return false;
    const isUnused = said.times(`flow:${id}`) < offeredMax || isWishedAgain(found, text);
    const isOpen = !state.declined.includes(id) && isUnused;
    return isOpen || isAboutAgain(found, text);
  });

const nameWordsMax = 14;
const nameStemsMin = 2;
/** More other words than this are a wish of their own. */
const besideNameMax = 1;

const forbidding = /^(?:\p{L}+ )?(?:jangan|jgn)\b/u;

const offerStems = new Map<string, readonly string[]>();

/** The stems of a flow's button, kept because each message is compared with all buttons. */
function stemsOf(offer: string): readonly string[] {
  const own = offerStems.get(offer) ?? vocabulary().stems(offer);
  offerStems.set(offer, own);
  return own;
}

/** The flow whose button a text names: "susun daftar hutang ja, yang tadi tu". Whoever names one gets it. */
export function flowNamed({ state }: Standing, text: string): Flow | undefined {
  const isLong = plain(text).split(" ").length > nameWordsMax;
  if (
    startsWithNo(text) ||
    forbidding.test(plain(text)) ||
    isLong ||
    notSo(text).length > 0 ||
    refusedIn(text).length > 0
  )
    return undefined;
  const stems = new Set(vocabulary().stems(text));
  const found = flows.filter(({ id, offer }) => {
    const own = stemsOf(offer);
    const isWhole = plain(text).includes(plain(offer));
    const isNamed =
      isWhole ||
      (own.length >= nameStemsMin &&
        stems.size <= own.length + besideNameMax &&
        own.every((stem) => stems.has(stem)));
    return isNamed && !state.declined.includes(`never:${id}`);
  });
  return found.length === 1 ? found[0] : undefined;
}

export const flowsFor = (standing: Standing, text: string): Flow[] =>
  search(standing, text)
    .map(({ flow }) => flow)
    .slice(0, offersMax);

/** The flows that a text asks for or tells of without doubt. */
export const clearFlowsFor = (standing: Standing, text: string): Flow[] =>
  search(standing, text)
    .filter(({ score, isWeak }) => !isWeak && score >= otherMin)
    .map(({ flow }) => flow)
    .slice(0, offersMax);

/** The same, without those that only the classifier found. */
export const namedFlowsFor = (standing: Standing, text: string): Flow[] =>
  search(standing, text)
    .filter(({ score, isWeak, isUnnamed }) => !isWeak && isUnnamed !== true && score >= otherMin)
    .map(({ flow }) => flow);

/** Returns what a message asks for: a flow that it asks for again, or up to three flows to be confirmed. */
export function wishIn(standing: Standing, text: string): { again?: Flow; found: Flow[] } {
  const own = search(standing, text).filter(({ isWeak }) => !(isWeak && isWish(text)));
  // Flows in a menu were shown, but not offered for what the member wrote.
  const before = offeredFlows(standing.state).filter(({ id }) => standing.said.times(`flow:${id}`) > 0);
  const again = before.length > 0 ? sameWish(standing, text, before, own[0]) : undefined;
  if (again) return { again, found: [] };
  // A text that clearly names no other wish is read together with the texts before it.
  const isMore = before.length > 0 && (own[0]?.score ?? 0) < otherMin;
  const all = isMore ? search(standing, standing.state.told.slice(-2).join("\n")) : own;
  const { declined } = standing.state;
  // What would be left out of the buttons is not spoken of.
  const isOpen = ({ id, net }: Flow) => net === undefined || !declined.includes(id) || mayReturn(text);
  const found = withNets(text, all).filter(isOpen);
  return { found: talkFirst(standing, text, found) };
}

/** A talk, or a message, comes before what other words of a message touch. */
function talkFirst({ state, field }: Standing, text: string, found: Flow[]): Flow[] {
  const ids = speakingFlows(text, field);
  if (ids.length === 0) return found;
  const talks = ids
    .filter((id) => !state.declined.includes(id) && !state.declined.includes(`never:${id}`))
    .map(flowOf)
    .filter((flow) => flow !== undefined);
  const [first] = talks;
  const same = found.filter((one) => one.field === first?.field && !talks.includes(one));
  return first ? [...talks, ...same].slice(0, offersMax) : found;
}

/** A request that names its flow is another wish; any other text has to fit at least as well as the former one. */
const isAnother = (text: string, { score }: Found, former: number): boolean =>
  (isRequest(text) && score >= otherMin * 2) || score >= Math.max(otherMin, former);

/** "Halo, sinyal hilang": about the connection or the device, and nothing about what was offered. */
const isOfConnection = (text: string): boolean =>
  /\b(?:sinyal|signal|jaringan|koneksi|wifi|loading|lemot|ngelag|lag|lowbat|lobet|kuota|pulsa)\b/.test(
    plain(text),
  ) ||
  /^(?:halo|hallo|hai|hei|hey|tes|test|p|ping|assalamualaikum)(?: (?:halo|kak|min|mas|mbak|bang|bot|masih ada|ada orang))*$/.test(
    plain(text),
  );

/** "Yang utama jadwalnya dulu": what goes before the thing that was offered. */
const preferring =
  /\b(?:sing|yang|yg|nu|paling) (?:penting|utama|perlu|butuh|mendesak)\b(?! (?:sopan|halus|cepat|cepet|jelas|singkat|ga|gak|jangan|jgn))/;

/** After an offer that was not taken up, more words mostly belong to the same wish. */
function sameWish(
  standing: Standing,
  text: string,
  before: readonly Flow[],
  own: Found | undefined,
): Flow | undefined {
  const ids = before.map(({ id }) => id);
  const earlier = standing.state.told.at(-2) ?? "";
  const both = search(standing, `${earlier}\n${text}`).filter(({ flow }) => ids.includes(flow.id));
  const [top, second] = both;
  // "Puisi, bukan surat" takes nothing up.
  if (!top || /\b(?:bukan|bkn)\b/i.test(text) || startsWithNo(text) || doubting.test(text)) return undefined;
  if (isOfConnection(text)) return undefined;
  // A different wish must score at least as well as the former one did.
  const former = search(standing, earlier)[0]?.score ?? 0;
  const isPreferred = preferring.test(plain(text)) && own?.isUnnamed !== true;
  const isOther =
    own !== undefined && !ids.includes(own.flow.id) && (isPreferred || isAnother(text, own, former));
  const isClear = top.score >= clearly * (second?.score ?? 0) || own?.flow.id === top.flow.id;
  if (isOther || !(isClear || before.length === 1)) return undefined;
  return isTakenUp(text, before.filter(({ net }) => net === undefined).length, top, own)
    ? top.flow
    : undefined;
}

/** Whether words after an offer take it up: a few, or data, or the same wish once more. */
function isTakenUp(text: string, offers: number, top: Found, own: Found | undefined): boolean {
  const isShort = text.split(/\s+/).length <= additionWordsMax;
  // Of several offers, a longer wish starts only the one that it states again by its own words.
  const isStated = own?.flow.id === top.flow.id && own.isUnnamed !== true;
  if (offers > 1 && isWish(text) && !isShort && !isStated) return false;
  const hasData = data.test(text) || Object.keys(takenFrom(top.flow, [text], {})).length > 0;
  return isShort || isWish(text) || hasData;
}

/** Aside a flow that a request names, others are offered from this share of its points on. */
const nearShare = 0.7;

const isNear = (flow: Flow, found: readonly Found[]): boolean =>
  (found.find((one) => one.flow === flow)?.score ?? 0) >= nearShare * (found[0]?.score ?? 0);

/** "Tulisin chat buat cowokku" is no wish for an exercise about him. */
const asksForText =
  /\b(?:di)?(?:bikin|buat|tulis|ketik|susun|rangkai)(?:in|kan|no) (?:\p{L}+ ){0,2}(?:chat|pesan|wa) (?:buat|ke|untuk|utk|kepada)\b/u;

/** Returns the found flows, and the general flow for the wish if there is room. */
function withNets(text: string, found: readonly Found[]): Flow[] {
  const [top] = found;
  // A choice between two courses is asked for by itself.
  if (top?.flow.net !== undefined) return found.map(({ flow }) => flow).slice(0, offersMax);
  // A text that has a flow of its own is no other letter.
  const isOwnText = top !== undefined && askedCase(plain(text)) === top.flow.id;
  const isOther =
    !isOwnText && (top === undefined || top.isUnnamed === true || isOtherLetter(text, top.flow));
  const isPrepared = top !== undefined && personWishIn(text)?.isPreparing === true;
  const nets =
    isWish(text) && !isOwnText && !isPrepared ? netFlows(text, isOther ? undefined : top.flow) : [];
  const isNamed = isRequest(text) && top?.isUnnamed !== true;
  const others = found.map(({ flow }) => flow).filter((flow) => !nets.includes(flow));
  const own = (isNamed ? others.filter((flow) => isNear(flow, found)) : others).slice(
    0,
    offersMax - nets.length,
  );
  // A flow whose words the member did not use comes behind the general one.
  return isOther || asksForText.test(plain(text)) ? [...nets, ...own] : [...own, ...nets];
}

/** Kinds of letters that have no flow of their own: a flow for another kind comes behind the general one. */
const letterKinds =
  /\b(?:(?:surat )?penawaran(?! (?:kerja|gaji))|surat (?:kuasa|keterangan|permohonan|pernyataan|perjanjian|rekomendasi|tugas|jalan|pengantar|sponsor|balasan|pemberitahuan|peminjaman|domisili|tidak mampu|referensi|kontrak))\b/i;

const isOtherLetter = (text: string, { words }: Flow): boolean => {
  const kind = letterKinds.exec(text)?.[0].toLowerCase();
  return kind !== undefined && !words.includes(kind);
};

/** Returns the general flow for what a text asks for, unless the best flow produces the same kind of thing. */
export function netFlows(text: string, top?: Flow): Flow[] {
  const made = top ? `${top.title} ${top.offer}`.toLowerCase() : "";
  const nets = netsFor(text).filter((net) => !isServedBy(net, text, made));
  return nets.flatMap((net) => flows.filter((flow) => flow.net === net)).slice(0, 1);
}

const clauseWordsMin = 4;
/** A part of a message is a wish of its own from so many points on. */
const ownWishMin = 4.5;

/** One of several wishes: its part of the message, and its flow. */
export type PartWish = { flow: Flow; wish: string };

/** The wishes of a message that names several, in its order; empty if it names one. */
export function severalWishes(standing: Standing, text: string): PartWish[] {
  // Its parts name other things than the whole.
  if (askedCase(plain(text)) !== undefined || wantsUnion(plain(text))) return [];
  const clauses = text.split(/[.!?;\n]+|,\s+|\s+(?:tapi|tp|trus|terus|atau|ato)\s+/i);
  const found = clauses
    .filter((clause) => clause.split(/\s+/).length >= clauseWordsMin && isWish(clause))
    .flatMap((clause): PartWish[] => {
      const wish = clause.trim();
      const [top] = search(standing, clause).filter(({ isWeak }) => !isWeak);
      if (top && top.score >= ownWishMin) return [{ flow: top.flow, wish }];
      const [net] = clause.split(/\s+/).length >= clauseWordsMin ? netFlows(clause) : [];
      return net ? [{ flow: net, wish }] : [];
    });
  const isFirst = ({ flow }: PartWish, at: number) => found.findIndex((one) => one.flow === flow) === at;
  const several = found.filter(isFirst).slice(0, offersMax);
  return several.length > 1 ? several : [];
}
