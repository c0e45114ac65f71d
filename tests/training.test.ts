import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { wordsOf } from "#rules/classifier/features.ts";
import { logitsOf, writeModel } from "#rules/classifier/linear.ts";
import { dangerHeads, dangerKinds, opinionOn } from "#rules/safety/classifier-opinion.ts";
import { asideHeads, asideKinds, askedKinds } from "#server/external/model/guide/words/to-guide/asides.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { readAsides } from "../training/asides/read-messages.ts";
import { isDanger, readMessages } from "../training/danger/read-messages.ts";
import { readConversations } from "../training/danger/read-talks.ts";
import { type Example, trainLinear } from "../training/linear.ts";

const folder = join(import.meta.dirname, "../training/danger");
const trained = readMessages(join(folder, "messages"));
const splits = ["test", "test-2"];
const tested = splits.flatMap((split) => readMessages(join(folder, split)));

describe("the messages that the classifier of danger is made from", () => {
  test.each(splits)("the split %s is frozen", (split) => {
    const hash = createHash("sha256");
    for (const name of readdirSync(join(folder, split)).sort())
      hash.update(readFileSync(join(folder, split, name)));
    expect(hash.digest("hex")).toBe(readFileSync(join(folder, `${split}.sha256`), "utf8").trim());
  });

  test("at least 15,000 messages, at least as many harmless as dangerous; no author and no message both there and in a split", () => {
    expect(trained.length).toBeGreaterThanOrEqual(15_000);
    expect(trained.filter(isDanger).length).toBeLessThanOrEqual(trained.length / 2);
    const authors = new Set(trained.map(({ author }) => author));
    expect(tested.filter(({ author }) => authors.has(author))).toEqual([]);
    const known = new Set(trained.map(({ text }) => wordsOf(text).join(" ")));
    expect(
      tested.filter(({ text }) => wordsOf(text).length > 3 && known.has(wordsOf(text).join(" "))),
    ).toEqual([]);
  });

  test("the weights know every head", () => {
    expect(classifiers.danger.heads).toEqual(dangerHeads);
    expect(opinionOn(classifiers.danger, "halo").kinds).toHaveLength(dangerKinds.length);
  });
});

describe("the conversations that it is made from", () => {
  test("by at least 100 authors, from harmless to urgent; each can be read, and none stands in the test", () => {
    const conversations = readConversations(join(folder, "talks"));
    expect(new Set(conversations.map(({ author }) => author)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(conversations.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3]));
    expect(conversations.filter((one) => one.isUrgent && one.level !== 3)).toEqual([]);
    // What came before a message is the start of the same conversation.
    const starts = conversations.filter(({ before }) => before.length === 0);
    expect(starts.length).toBe(
      new Set(conversations.map(({ author, conversation }) => `${author} ${conversation}`)).size,
    );
    const tested = new Set(
      ["unseen-a", "unseen-b", "unseen-c", "unseen-d"].flatMap((name) =>
        saidIn(join(import.meta.dirname, `evals/danger/talks/${name}.yaml`)),
      ),
    );
    expect(
      conversations.filter(({ text }) => wordsOf(text).length > 3 && tested.has(wordsOf(text).join(" "))),
    ).toEqual([]);
  });
});

/** The messages of whole conversations, as plain words. */
const saidIn = (path: string): string[] =>
  conversationsSchema
    .parse(parse(readFileSync(path, "utf8")))
    .flatMap(({ turns }) => turns.map(({ says }) => wordsOf(says).join(" ")));
const conversationsSchema = z.array(z.object({ turns: z.array(z.object({ says: z.string() })) }));

describe("training", () => {
  const training = { heads: ["a"], rounds: 20, examplesMin: 1, featuresMax: 10, otherWritings: 0.5 };
  const row = (...at: number[]) => ({ at: Uint32Array.from(at), values: Float32Array.from(at, () => 1) });
  const examples = Array.from(
    { length: 40 },
    (_, n): Example => ({
      writings: [row(n % 2 === 0 ? 5 : 6, 9), row(n % 2 === 0 ? 5 : 6)],
      targets: [n % 2],
    }),
  );

  test("tells apart what can be told apart, and makes the same weights again", () => {
    const model = trainLinear(examples, training);
    expect(logitsOf(model, new Map([[6, 1]]))[0]).toBeGreaterThan(1);
    expect(logitsOf(model, new Map([[5, 1]]))[0]).toBeLessThan(-1);
    expect(writeModel(trainLinear(examples, training))).toEqual(writeModel(model));
  });

  test("keeps the features that decide most", () => {
    const { hashes } = trainLinear(examples, { ...training, featuresMax: 2 });
    expect([...hashes]).toEqual([5, 6]);
  });
});

describe("the answers that the classifier of asides is made from", () => {
  const messages = readAsides(join(import.meta.dirname, "../training/asides/messages"));

  test("at least 40 members, every kind of question and of aside, and as many plain answers as others", () => {
    expect(new Set(messages.map(({ author }) => author)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(askedKinds));
    const marks = messages.flatMap((one) => one.marks);
    expect(new Set(marks)).toEqual(new Set([undefined, ...asideKinds]));
    const plain = messages.filter((one) => one.marks.every((mark) => mark === undefined));
    expect(plain.length).toBeGreaterThanOrEqual(messages.length / 2);
  });

  test("the weights know every head", () => {
    expect(classifiers.asides.heads).toEqual(asideHeads);
  });
});
