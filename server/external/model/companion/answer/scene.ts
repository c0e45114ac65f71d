import type { ModelFacts, ModelRequest } from "../../model.ts";
import { personIn } from "../read/gist.ts";
import { normalise } from "../read/normalise.ts";
import type { Reading } from "../read/reading.ts";
import { findTopics } from "../read/topics.ts";
import { saysKak } from "../recall/address.ts";
import { type Memory, remember, type Told, tellings } from "../recall/memory.ts";
import type { Service, Topic, TopicId } from "../tables/table-types.ts";
import { alsoAtHome } from "../tables/topics.ts";
import type { Slots } from "../write/fill.ts";
import { createPicker, openingOf, type Picker, type Said } from "../write/pick.ts";
import { hash } from "../write/seed.ts";

/** All that an answer is made from. */
export type Scene = {
  facts: ModelFacts;
  service: Service;
  /** What the expert's own list of topics names. */
  ownTopics: ReadonlySet<TopicId>;
  memory: Memory;
  now: Reading;
  /** Told in this message and not before. */
  news: Told[];
  picker: Picker;
  slots: Slots;
  /** The persona has not yet said who it is. */
  isFirst: boolean;
  /** A number for choices that are not of words: 0 to `below` - 1, the same for the same talk. */
  chance: (name: string, below: number) => number;
};

/** An answer before its sentences are joined. */
export type Draft = { lead: string; middle: string[]; question: string; productIds: number[] };

const services: readonly [RegExp, Service][] = [
  [/mental|jiwa|psikolog|sejahtera/i, "wellbeing"],
  [/cinta|relasi|hubungan|keluarga|nikah/i, "relations"],
  [/[pm]impin|leader|manaj/i, "leadership"],
  [/bisnis|inovasi|usaha|wirausaha/i, "business"],
  [/karier|karir|kerja/i, "career"],
];

function serviceOf(name: string): Service {
  return services.find(([sign]) => sign.test(name.slice(0, 100)))?.[1] ?? "wellbeing";
}

const serviceNames: Record<Service, string> = {
  wellbeing: "kesehatan mental",
  relations: "cinta dan relasi",
  career: "karier",
  leadership: "kepemimpinan",
  business: "inovasi bisnis",
};

const fields: Record<Service, string> = {
  wellbeing: "perasaan dan pikiran sehari-hari",
  relations: "hubungan dengan orang-orang terdekat",
  career: "pekerjaan dan arah karier",
  leadership: "memimpin tim dan mengambil keputusan",
  business: "merintis dan menjalankan usaha",
};

/** Names come from outside; only what a name can hold is said. */
function safeName(name: string, longest: number): string {
  return name
    .replace(/[^\p{L}\p{M}\d .,'()&-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .trim();
}

function memberName(facts: ModelFacts, isKak: boolean): string {
  const [first = ""] = safeName(facts.memberName, 40).split(" ");
  const name = /^\p{L}{2,20}$/u.test(first) ? first : "";
  return [isKak ? "Kak" : "", name].filter((part) => part !== "").join(" ");
}

/** Topics this expert works with; feelings are at home everywhere, and so is love beside them. */
export function isAtHome(scene: Pick<Scene, "service" | "ownTopics">, topic: Topic): boolean {
  // Debts and a short month are no one's field and everyone's.
  if (topic.id === "money" || scene.ownTopics.has(topic.id)) return true;
  if (topic.service === scene.service || alsoAtHome[scene.service].includes(topic.id)) return true;
  const isPersonal = scene.service === "wellbeing" || scene.service === "relations";
  if (isPersonal) return topic.service === "wellbeing" || topic.service === "relations";
  return topic.service === "wellbeing" && !deep.has(topic.id);
}

/** Wellbeing that asks for its own expert when it comes up among business. */
const deep = new Set<TopicId>(["grief", "panic", "habit", "past"]);

const mostTopics = 12;

function topicsOf(facts: ModelFacts): Set<TopicId> {
  const named = facts.topics
    .slice(0, mostTopics)
    .map((name) => name.slice(0, 60))
    .join(". ");
  return new Set(findTopics(normalise(named), []).map((topic) => topic.id));
}

/** The expert's field in a few words: their own first topics, or what the service is about. */
function fieldOf(facts: ModelFacts, service: Service): string {
  const named = facts.topics.slice(0, 2).map((name) => safeName(name, 30).toLowerCase());
  const areWords = named.length === 2 && named.every((name) => /^[a-z][a-z -]{2,29}$/.test(name));
  return areWords ? named.join(" dan ") : fields[service];
}

function feelingSlots(now: Reading): Slots {
  const felt = now.feelings.filter((one) => !one.isDenied && !one.isOthers);
  const denied = now.feelings.find((one) => one.isRefused && one.feeling.isPleasant !== true);
  return {
    rasa: felt[0]?.feeling.adjective,
    rasaBenda: felt[0]?.feeling.noun,
    rasaLain: felt[1]?.feeling.adjective,
    rasaTidak: denied?.feeling.noun,
  };
}

/** The person of what happened, when it has one of its own; else whoever was named last. */
function personOf(news: readonly Told[], now: Reading): string | undefined {
  const found = now.situations.find((one) => one.situation === news[0]?.situation);
  if (found?.situation.who !== undefined) return personIn(found, now)?.phrase;
  return now.people[0]?.phrase;
}

function slotsOf(facts: ModelFacts, memory: Memory, news: readonly Told[], service: Service): Slots {
  const { now, told, topic } = memory;
  const before = told
    .filter((one) => !now.situations.some((found) => found.situation === one.situation))
    .at(-1);
  const self = safeName(facts.selfName, 60);
  return {
    aku: self === "" ? "Alma" : self,
    nama: memberName(facts, saysKak([...memory.earlier, now])),
    bidang: fieldOf(facts, service),
    topik: topic?.label,
    layananLain: topic === undefined ? undefined : serviceNames[topic.service],
    gist: news[0]?.gist,
    gistLain: news[1]?.gist,
    gistLalu: before?.gist,
    gistSemua: news[0]?.gist ?? told.at(-1)?.gist,
    orang: personOf(news, now),
    waktu: now.time?.phrase,
    jam: now.hour,
    rasaLalu: memory.feltBefore?.noun,
    ...feelingSlots(now),
  };
}

/** Told now and not before, the heaviest first. What was feared and now has come is new. */
function newsOf({ now, told }: Memory): Told[] {
  const before = new Map(told.map((one) => [one.situation, one]));
  const news = tellings([now]).filter((one) => {
    const known = before.get(one.situation);
    return known === undefined || (known.isFeared && !one.isFeared);
  });
  return [...news.filter(isHeavy), ...news.filter((one) => !isHeavy(one))];
}

function isHeavy({ situation, isFeared }: Told): boolean {
  return situation.leads === true && !isFeared;
}

/** Something heavy has just been told: it owns this answer. */
export function isHeavyNews(scene: Scene): boolean {
  return scene.news.some(isHeavy);
}

/** Of another matter than the one the talk was about, so that the old one has no place in the answer. */
export function isElsewhere({ memory, now, news }: Scene): boolean {
  const { topic } = memory;
  if (topic === undefined || now.topics.includes(topic)) return false;
  if (now.topics.length > 0 || news.length > 0) return true;
  // A single word is enough to tell another matter, but a feeling belongs to any.
  const hints = now.hints().filter((hint) => hint.service !== "wellbeing");
  return hints.length > 0 && !hints.includes(topic);
}

export function sceneOf(request: ModelRequest): Scene {
  const { facts } = request;
  const service = serviceOf(facts.service);
  const memory = remember(request.turns, service);
  const { now } = memory;
  const news = newsOf(memory);
  const { versions = [] } = request;
  const seed = `${facts.seed.slice(0, 200)}:${memory.answers}:${hash(now.message.plain)}${":again".repeat(versions.length)}`;
  const slots = slotsOf(facts, memory, news, service);
  return {
    facts,
    service,
    ownTopics: topicsOf(facts),
    memory,
    now,
    news,
    slots,
    picker: createPicker(seed, withVersions(memory.said, versions), memory.register),
    isFirst: !introduced(memory.said.text, slots.aku ?? ""),
    chance: (name, below) => hash(`${seed}:${name}`) % Math.max(1, below),
  };
}

/** What an earlier version of the answer said counts as said: the new one takes other words. */
function withVersions(said: Said, versions: readonly string[]): Said {
  if (versions.length === 0) return said;
  const lowered = versions.map((text) => text.slice(0, 2_000).toLowerCase());
  return {
    ...said,
    text: [said.text, ...lowered].join("\n"),
    openings: new Set([...said.openings, ...versions.map(openingOf)]),
  };
}

function introduced(said: string, self: string): boolean {
  return said.includes(self.toLowerCase()) || /\bai\b/.test(said);
}
