import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const scriptSchema = z.strictObject({
  id: z.string(),
  field: z.enum(["wellbeing", "relationships", "career", "leadership", "business"]),
  wish: z.string(),
  needs: z.enum(["document", "exercise", "listening", "help", "answer"]),
  holds: z.array(z.string()).default([]),
  open: z.array(z.string()).min(1),
  picks: z.array(z.string()).default([]),
  says: z.record(z.string(), z.string()).default({}),
  else: z.string().default("gatau"),
  leaves: z.array(z.string()).default([]),
});

/** One member with one wish, in the format of README.md. */
export type Script = z.output<typeof scriptSchema>;

export const readScripts = (file: string): Script[] =>
  z.array(scriptSchema).parse(parse(readFileSync(file, "utf8")));

/** The parts of an answer that a member sees. */
export type Seen = {
  content: string;
  choices?: { label: string }[] | undefined;
  document?: { title: string; text: string } | undefined;
  timer?: object | undefined;
};

export type Exchange = { question: string; answer: Seen };

export type Played = {
  script: Script;
  exchanges: Exchange[];
  /** The number of turns until the wish was served; undefined if it never was. */
  servedAt: number | undefined;
  /** The words of the answer at which the member left. */
  leftAt: string | undefined;
  /** Sentences that occurred more than once. */
  repeated: string[];
};

const turnsMax = 12;
const shortMax = 3;

/** Plays one conversation; `ask` sends a message and returns the answer. */
export async function play(script: Script, ask: (question: string) => Promise<Seen>): Promise<Played> {
  const exchanges: Exchange[] = [];
  let servedAt: number | undefined;
  let leftAt: string | undefined;
  const opens = [...script.open];
  for (let turn = 1; turn <= turnsMax && servedAt === undefined && leftAt === undefined; turn += 1) {
    const question = opens.shift() ?? replyTo(script, exchanges.at(-1)?.answer);
    const answer = await ask(question);
    exchanges.push({ question, answer });
    const said = answer.content.toLowerCase();
    leftAt = script.leaves.find((words) => said.includes(words.toLowerCase()));
    if (opens.length === 0 && isServed(script, exchanges)) servedAt = turn;
  }
  return { script, exchanges, servedAt, leftAt, repeated: repeatedIn(exchanges) };
}

/**
 * Chooses the reply: a preferred button, else the known reply to what is asked, else the closest button, else the
 * default reply.
 */
function replyTo(script: Script, answer: Seen | undefined): string {
  const { picks, says, else: otherwise } = script;
  const labels = answer?.choices?.map(({ label }) => label) ?? [];
  for (const wanted of picks) {
    const found = labels.find((label) => hasWord(label, wanted));
    if (found !== undefined) return found;
  }
  // Ignores the document's text: it is for reading and asks nothing.
  const said = (answer?.content ?? "").replace(answer?.document?.text ?? "", "").toLowerCase();
  // Tries the last paragraph, which holds the question, before the whole answer.
  for (const asked of [said.split("\n\n").at(-1) ?? "", said]) {
    const known = Object.entries(says).find(([word]) => asked.includes(word.toLowerCase()));
    if (known) return known[1];
  }
  return closest(labels, [script.wish, ...script.open]) ?? otherwise;
}

/**
 * Whether a label has a word that begins with `wanted`. A short `wanted` must match a whole word: "WA" must not match
 * "Lewati".
 */
function hasWord(label: string, wanted: string): boolean {
  const words = ` ${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const sought = wanted
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return words.includes(sought.length <= shortMax ? ` ${sought} ` : ` ${sought}`);
}

/** Returns the label that shares the most words with the wish; buttons such as "Lewati" are no choice. */
function closest(labels: readonly string[], wished: readonly string[]): string | undefined {
  const known = new Set(
    wished
      .join(" ")
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3),
  );
  const real = labels.filter((label) => !["Lewati", "Bukan itu", "Ubah bagian ini"].includes(label));
  const shared = (label: string) =>
    label
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => known.has(word)).length;
  return real.toSorted((one, other) => shared(other) - shared(one))[0];
}

function isServed({ needs, holds }: Script, exchanges: readonly Exchange[]): boolean {
  const answers = exchanges.map(({ answer }) => answer);
  const all = answers
    .map(({ content }) => content)
    .join("\n")
    .toLowerCase();
  const documents = answers.flatMap(({ document }) => (document ? [document.text.toLowerCase()] : []));
  if (needs === "document") {
    return documents.some((text) =>
      holds.every((words) => text.includes(words.toLowerCase()) || all.includes(words.toLowerCase())),
    );
  }
  if (needs === "exercise") return answers.some(({ timer }) => timer !== undefined) || documents.length > 0;
  if (needs === "listening") return exchanges.length >= 5;
  if (needs === "help")
    return /bantuan|igd|119|psikolog|dokter|polisi|petugas|ahli|notaris|pengacara/.test(all);
  return exchanges.length >= 2;
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 3);

/** Sentences of documents may occur twice, because members ask to change a document and see it again. */
function repeatedIn(exchanges: readonly Exchange[]): string[] {
  const seen = new Set<string>();
  return exchanges.flatMap(({ answer: { content, document } }) =>
    sentencesOf(document ? content.replace(document.text, "") : content).filter((sentence) => {
      const isKnown = seen.has(sentence);
      seen.add(sentence);
      return isKnown;
    }),
  );
}
