import { backTo, feelingLeads, plainMirrorLeads, sentences } from "../tables/leads.ts";
import { type Reply, replies } from "../tables/replies.ts";
import { offerTalk } from "./exercises.ts";
import { ownFeelings } from "./felt.ts";
import { leadOf } from "./lead.ts";
import { introduction, middleOf } from "./middle.ts";
import { easyQuestion, nextQuestion } from "./questions.ts";
import type { Draft, Scene } from "./scene.ts";

type Key = keyof typeof replies;

function rowOf(key: Key): Reply {
  return replies[key];
}

/** After these the talk goes back to where it was. */
const canReturn = new Set<Key>([
  "identity",
  "privacy",
  "session",
  "inject",
  "code",
  "world",
  "chore",
  "aboutYou",
  "gibberish",
]);

function hasThread(scene: Scene): boolean {
  return scene.memory.told.length > 0 || scene.memory.topic !== undefined;
}

/** A feeling named in another language is heard all the same. */
function moreOf(scene: Scene, key: Key): string {
  const felt = key === "foreign" ? ownFeelings(scene)[0] : undefined;
  const heard = felt === undefined ? "" : scene.picker.pick(felt.feeling.deepen);
  return heard || scene.picker.pick(rowOf(key).more ?? [], scene.slots);
}

/** Rows that say the name themselves. */
const introduces = new Set<Key>(["identity", "inject"]);

/** To what was said to the companion itself, and then back to what was spoken of. */
export function reply(scene: Scene, key: Key): Draft {
  const row = rowOf(key);
  const lead = scene.picker.open(row.lead, scene.slots) || leadOf(scene).text;
  const hello = introduces.has(key) ? "" : introduction(scene);
  const more = moreOf(scene, key);
  const back = hasThread(scene) && canReturn.has(key) ? scene.picker.pick(backTo, scene.slots) : "";
  const own = scene.picker.pick(row.ask ?? [], scene.slots);
  const question = back === "" ? own || nextQuestion(scene) : nextQuestion(scene) || own;
  return { lead, middle: [hello, more, back], question, productIds: [] };
}

/** No way out is seen: it is said back and asked about, openly and once; later something nearer is asked. */
export function hear(scene: Scene): Draft {
  const row = rowOf("hopeless");
  const [openly = "", ...other] = row.ask ?? [];
  const lead = scene.picker.open(row.lead) || leadOf(scene).text;
  const more = scene.picker.pick(row.more ?? []);
  const question = scene.picker.pick([openly]) || scene.picker.pick(other) || nextQuestion(scene);
  return { lead, middle: [introduction(scene), more], question, productIds: [] };
}

const isItRight: readonly string[] = [
  "Sekarang aku sudah menangkapnya dengan benar?",
  "Masih ada yang perlu kamu luruskan?",
];

/** Corrected: an apology, and what is said of it now is heard; where nothing is, it is asked for. */
export function correct(scene: Scene): Draft {
  const row = rowOf("correction");
  const lead = scene.picker.open(row.lead) || scene.picker.pick(row.lead) || "Maaf, aku salah menangkap.";
  const kl =
    scene.now.words > 3
      ? scene.now.mirrored().find((one) => !/maksud|salah/.test(one.text))?.text
      : undefined;
  const felt = ownFeelings(scene).length > 0 ? scene.picker.pick(feelingLeads, scene.slots) : "";
  const heard = kl === undefined ? felt : scene.picker.pick(plainMirrorLeads, { kl });
  const question = scene.picker.pick(heard === "" ? (row.ask ?? []) : isItRight) || nextQuestion(scene);
  const more = heard || scene.picker.pick(row.more ?? []);
  return { lead, middle: [introduction(scene), more], question, productIds: [] };
}

/** What they mean to do, taken seriously; where they fear it, help in putting it to words. */
export function encourage(scene: Scene): Draft {
  const row = rowOf("intends");
  const mirrored = scene.now.mirrored()[0]?.text;
  const said = mirrored === undefined ? "" : scene.picker.open(plainMirrorLeads, { kl: mirrored });
  const lead = said || scene.picker.open(row.lead, scene.slots) || leadOf(scene).text;
  const isAfraid = scene.now.feelings.some((felt) => !felt.isDenied && felt.feeling.isPleasant !== true);
  const offer = isAfraid ? offerTalk(scene) : "";
  const more =
    offer === ""
      ? scene.picker.pick(said === "" ? (row.more ?? []) : [...row.lead, ...(row.more ?? [])])
      : middleOf(scene, { text: lead, kind: "mirror" }, 18)[0];
  return {
    lead,
    middle: [introduction(scene), more ?? ""],
    question: offer || scene.picker.pick(row.ask ?? []) || nextQuestion(scene),
    productIds: [],
  };
}

/** The first words of the talk, or a greeting in it. */
export function greet(
  scene: Scene,
  key: "greeting" | "starting" | "smallTalk" | "vent" | "capability",
): Draft {
  const row = rowOf(key);
  const lead = scene.picker.open(row.lead, scene.slots) || scene.picker.pick(row.lead, scene.slots);
  const hello = introduction(scene);
  const more = scene.picker.pick(row.more ?? [], scene.slots);
  const question = scene.picker.pick(row.ask ?? [], scene.slots) || nextQuestion(scene);
  return { lead, middle: [hello, more], question, productIds: [] };
}

/** Another matter: what is already said of it is heard, and it is asked for. */
export function changeTopic(scene: Scene): Draft {
  const row = rowOf("changeTopic");
  const lead = scene.picker.open(row.lead, scene.slots) || leadOf(scene).text;
  const kl = scene.now.mirrored()[0]?.text;
  const heard = kl === undefined ? "" : scene.picker.pick(plainMirrorLeads, { kl });
  const question = scene.picker.pick(heard === "" ? (row.ask ?? []) : newMatter) || nextQuestion(scene);
  return {
    lead,
    middle: [heard, heard === "" ? scene.picker.pick(sentences.steady) : ""],
    question,
    productIds: [],
  };
}

const newMatter: readonly string[] = [
  "Bagian mana yang paling menyita pikiranmu?",
  "Apa yang sedang terjadi di sana?",
  "Ceritakan sedikit, apa yang paling ruwet sekarang?",
];

/** Said without a question: the person is leaving or will be back. */
export function part(scene: Scene, key: "goodbye" | "wait"): Draft {
  const row = rowOf(key);
  const lead = scene.picker.open(row.lead, scene.slots) || scene.picker.pick(row.lead, scene.slots);
  return { lead, middle: [scene.picker.pick(row.more ?? [], scene.slots)], question: "", productIds: [] };
}

/** Thanks end a talk as often as they go on with it. */
export function thanked(scene: Scene): Draft {
  const row = rowOf("thanks");
  const lead = scene.picker.open(row.lead, scene.slots) || leadOf(scene).text;
  return {
    lead,
    middle: [scene.picker.pick(row.more ?? [], scene.slots)],
    question: scene.picker.pick(row.ask ?? []),
    productIds: [],
  };
}

/** "hmm", "gatau", "ya": a small step further, made easy. */
export function nudge(
  scene: Scene,
  key: "silence" | "unsure" | "yes" | "no" | "oke" | "laugh" | "emojiSad" | "emojiGlad" | "shrug" | "notYet",
): Draft {
  const row = rowOf(key);
  const lead = scene.picker.open(row.lead, scene.slots) || leadOf(scene).text;
  const hello = introduction(scene);
  const more = scene.picker.pick(row.more ?? [], scene.slots);
  const middle = [hello, ...(more === "" ? middleOf(scene, { text: lead, kind: "plain" }, 22) : [more])];
  const isHard = key === "silence" || key === "unsure" || key === "emojiSad";
  const question = (isHard ? easyQuestion(scene) : "") || nextQuestion(scene);
  return { lead, middle, question, productIds: [] };
}

/** Asked not to be asked: what was understood and one thing to use, without a question. */
export function withoutQuestion(scene: Scene, isHelpWanted: boolean): Draft {
  const lead = scene.picker.open(replies.complaint.lead, scene.slots) || leadOf(scene).text;
  const { topic } = scene.memory;
  const tip = topic === undefined || !isHelpWanted ? "" : scene.picker.pick(topic.tips, scene.slots);
  const insight = topic === undefined || tip !== "" ? "" : scene.picker.pick(topic.insight, scene.slots);
  return {
    lead,
    middle: [scene.picker.pick(understoodSoFar, scene.slots), tip, insight],
    question: "",
    productIds: [],
  };
}

const understoodSoFar: readonly string[] = [
  "Aku berhenti bertanya dulu. Yang aku pegang sekarang soal {gistLalu}.",
  "Yang aku tangkap sejauh ini {gistLalu}, dan itu sudah cukup untuk dipahami tanpa ditanya-tanya lagi.",
  "Aku berhenti bertanya dulu, kamu boleh menulis apa saja, sependek apa pun.",
];
