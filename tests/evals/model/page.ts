import type { Grades } from "./judge.ts";
import type { Tokens } from "./metered.ts";
import { costPerConversationUsd, type Report, type Wrong } from "./report.ts";
import { shownAs, thresholds, type Verdict } from "./thresholds.ts";

/** The number of wrong answers that the page shows per measure; the JSON has all of them. */
const shownMax = 6;
const excerptMax = 200;
/** The number of conversations with low grades that the page lists. */
const gradesMax = 12;

const oneLine = (text: string): string => {
  // Removes control characters, so that model output cannot control the terminal.
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return line.length > excerptMax ? `${line.slice(0, excerptMax).toWellFormed()}...` : line;
};

function rowOf({ name, says, value, detail, limit, result }: Verdict): string {
  const shown = value === undefined ? "-" : shownAs(value, thresholds[name].shown);
  return `${result.padEnd(13)} ${says.padEnd(57)} ${shown.padStart(9)}  ${limit.padEnd(17)} ${detail}`;
}

function wrongLines(wrong: readonly Wrong[], verdicts: readonly Verdict[]): string[] {
  return verdicts.flatMap(({ name, says, result, reason }) => {
    const own = wrong.filter((one) => one.measure === name);
    if (own.length === 0) return [];
    const more = own.length > shownMax ? [`  and ${own.length - shownMax} more (--json FILE has all)`] : [];
    return [
      "",
      `${says}${result === "missed" ? ` - MISSED: ${reason}` : ""}`,
      ...own
        .slice(0, shownMax)
        .map(({ id, turn, check, saw }) => `  ${id} turn ${turn} [${check}] ${oneLine(saw)}`),
      ...more,
    ];
  });
}

const perAnswer = ({ tokensIn, tokensOut, answers }: Tokens): string =>
  answers === 0
    ? "nothing"
    : `${Math.round(tokensIn / answers)} in, ${Math.round(tokensOut / answers)} out an answer`;

function costLines(report: Report): string[] {
  const { tokensOfConversations, tokensOfProbes, conversations, prices } = report;
  const isEstimate = tokensOfConversations.isEstimate || tokensOfProbes.isEstimate;
  const cost = costPerConversationUsd(report);
  const perConversation = (tokens: number) => (conversations === 0 ? 0 : Math.round(tokens / conversations));
  return [
    "",
    isEstimate
      ? "Tokens are AN ESTIMATE by letters (3.5 a token, no thinking): the endpoint did not tell of all."
      : "Tokens as the endpoint told them.",
    `talks:  ${perConversation(tokensOfConversations.tokensIn)} in, ${perConversation(tokensOfConversations.tokensOut)} out a talk; ${perAnswer(tokensOfConversations)}`,
    `probes: ${perAnswer(tokensOfProbes)}`,
    cost === undefined || !prices
      ? "price:  unknown; give LLM_PRICE_IN and LLM_PRICE_OUT"
      : `price:  ${(cost * 100).toFixed(2)} US cents a talk, at ${prices.usdPerMillionIn} and ${prices.usdPerMillionOut} dollars a million tokens`,
  ];
}

const mean = (values: readonly number[]): string =>
  values.length === 0 ? "-" : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);

function gradeLines(grades: Report["grades"]): string[] {
  if (!grades) return [];
  const told = grades.flatMap((one) => (one.grades ? [one.grades] : []));
  const of = (pick: (one: Grades) => number) => mean(told.map(pick));
  const low = grades.filter((one) => one.grades && Math.min(one.grades.understood, one.grades.moved) <= 2);
  return [
    "",
    `Judge (a model's opinion, decides nothing): understood ${of((one) => one.understood)}, moved forward ${of((one) => one.moved)} of 5, in ${told.length} of ${grades.length} talks${told.length < grades.length ? "; the others were not graded in the form that was asked for" : ""}.`,
    ...low
      .slice(0, gradesMax)
      .map(({ id, grades: own }) => `  ${id}: understood ${own?.understood}, moved forward ${own?.moved}`),
  ];
}

/** Returns the report page from which an operator decides about a model. */
export function pageOf(report: Report): string {
  const { model, host, conversations, turns, probes, verdicts, isWhole, wrongCards, savedByGate } = report;
  const missed = verdicts.filter(({ result }) => result !== "ok").length;
  const verdict = report.isFit
    ? "FIT: every threshold that was measured is kept."
    : `NOT FIT: ${missed} of ${verdicts.length} thresholds are missed or were not measured.`;
  return [
    `Model check of ${model} at ${host}`,
    `${conversations} talks of members with ${turns} turns, ${probes} probes${isWhole ? "" : "; A PART of the whole, chosen by --only"}`,
    "",
    verdict,
    "",
    ...verdicts.map(rowOf),
    ...costLines(report),
    ...gradeLines(report.grades),
    ...(wrongCards.length > 0
      ? ["", `Help cards on ordinary turns (the server's rules, not the model): ${wrongCards.join(", ")}`]
      : []),
    ...(savedByGate.length > 0
      ? [
          "",
          `Taken out by the output gate in talks of risk and probes, rightly or not: ${savedByGate.join(", ")}`,
        ]
      : []),
    ...wrongLines(report.wrong, verdicts),
    "",
  ].join("\n");
}
