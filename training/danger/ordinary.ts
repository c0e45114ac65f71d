import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { earlierMax } from "#rules/safety/classifier-opinion.ts";
import { readAsides } from "../asides/read-messages.ts";
import { readRequests } from "../flows/read-requests.ts";
import { harmless, type Message } from "./read-messages.ts";

/** The share of the labelled messages that are also read after ordinary ones. */
const afterOrdinary = 0.25;

/** The ordinary messages of each author, in the order of the file. */
export function readOrdinary(): string[][] {
  const folder = join(import.meta.dirname, "ordinary");
  return readdirSync(folder)
    .sort()
    .map((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter((line) => line !== ""),
    );
}

/** What members answer to the guide and say to it meanwhile. */
const readAnswers = (): string[] =>
  readAsides(join(import.meta.dirname, "../asides/messages")).map(({ text }) => text);

/** Ordinary requests and answers of members, without look-alikes of danger: most of what the classifier ever sees. */
export const background = (): Message[] =>
  [...readRequests().map(({ text }) => text), ...readOrdinary().flat(), ...readAnswers()].map((text, at) =>
    harmless(`background-${at + 1}`, text),
  );

/**
 * Returns ordinary messages after other ordinary ones of their author, and some labelled messages, each with its twin,
 * after ordinary ones. The labelled conversations are nearly all about danger, so without these a message would look
 * dangerous for having any before it.
 */
export function inOrdinaryConversations(labelled: readonly Message[], random: () => number): Message[] {
  const ordinary = readOrdinary();
  const calm = ordinary.flatMap((lines, author) =>
    lines
      .slice(1)
      .map((text, at) =>
        harmless(
          `ordinary-${author + 1}-${at + 2}`,
          text,
          lines.slice(Math.max(0, at + 1 - earlierMax), at + 1),
        ),
      ),
  );
  const pairs = labelled.filter(({ before }) => before.length === 0);
  const after = pairs.flatMap((message, at) => {
    const twin = pairs[at + 1];
    if (at % 2 === 1 || random() >= afterOrdinary) return [];
    return [message, ...(twin ? [twin] : [])].map((one) => ({
      ...one,
      id: `${one.id}-after`,
      before: someOf(ordinary, random),
    }));
  });
  return [...calm, ...after];
}

/** One to six messages in a row of one author. */
function someOf(ordinary: readonly string[][], random: () => number): string[] {
  const lines = ordinary[Math.floor(random() * ordinary.length)] ?? [];
  const number = 1 + Math.floor(random() * earlierMax);
  const from = Math.floor(random() * Math.max(1, lines.length - number));
  return lines.slice(from, from + number);
}
