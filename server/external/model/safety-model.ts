import { z } from "zod";
import type { Verdict } from "#rules/safety/verdict.ts";
import type { Config } from "#server/config.ts";
import { Breaker, type BreakerLimits, type Shown } from "./circuit-breaker.ts";
import type { Turn, Usage, UsageTotals } from "./model.ts";
import { Parameters, tokensAtMost } from "./parameters.ts";
import { type Message, parsedOf, Refused, send, textIn } from "./request.ts";
import { verdictFormat, verdictMessages, verdictOf } from "./safety-prompt.ts";
import { restOf, through } from "./text-filter.ts";
import { ThinkingFilter } from "./thinking.ts";
import { noUsage, UsageOfAnswer, usageIn } from "./usage.ts";

/** How a request for a verdict ended; `resting`: the breaker is open and no request was made. */
export type VerdictOutcome = "verdict" | "unreadable" | "refused" | "timed_out" | "failed" | "resting";

export type Judged = {
  outcome: VerdictOutcome;
  ms: number;
  verdict?: Verdict | undefined;
  usage?: Usage | undefined;
  /** What it counts towards the budgets, in millionths of a US dollar; the prices are assumed ones. */
  costMicroUsd?: number | undefined;
};

/** A second model that judges the danger in a member's text. Never rejects, and stores no text. */
export type SafetyModel = {
  name: string;
  used: Readonly<UsageTotals>;
  /** How long the first words of an answer wait for the verdict at most. */
  patienceMs: number;
  /** `turns` ends with the text to judge, or with parts of an answer to it. */
  judge: (turns: readonly Turn[]) => Promise<Judged>;
};

type Limits = BreakerLimits & {
  /** Maximum duration of a request. */
  totalMs: number;
  patienceMs: number;
};
export type SafetyModelLimits = Partial<Limits>;
const limits: Limits = { totalMs: 5000, patienceMs: 1200, failuresMax: 3, restMs: 30_000 };

/** Several times the length of the longest verdict. */
const tokensMax = 400;
const replyMax = 64_000;

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.unknown().optional(),
});

type Endpoint = NonNullable<Config["llm"]>;
type Log = { warn: (about: object, message: string) => void };

/** Opens the model `name` at the configured endpoint, with its own circuit breaker. */
export function openSafetyModel(
  llm: Endpoint,
  name: string,
  log: Log,
  others: SafetyModelLimits = {},
): SafetyModel {
  const within = { ...limits, ...others };
  const endpoint = { ...llm, model: name };
  const breaker = new Breaker(within);
  const used = noUsage();
  const wanted = { temperature: 0, response_format: verdictFormat, ...tokensAtMost(tokensMax) };
  const parameters = new Parameters(wanted, (parameter) =>
    log.warn(
      { parameter, model: name },
      "the safety model refuses a parameter, which is left out from now on",
    ),
  );
  const ask = async (messages: Message[]) => {
    const signal = AbortSignal.timeout(within.totalMs);
    const usage = new UsageOfAnswer(undefined);
    usage.ask();
    try {
      const reply = parsedOf(await textIn(await send(endpoint, parameters, { messages }, signal), replyMax));
      const { data } = replySchema.safeParse(reply);
      usage.tell(usageIn(data?.usage));
      return {
        verdict: verdictIn(data?.choices[0]?.message.content ?? ""),
        usage: usage.sum(),
        costMicroUsd: usage.costMicroUsd(),
      };
    } finally {
      usage.addTo(used);
    }
  };
  return {
    name,
    used,
    patienceMs: within.patienceMs,
    async judge(turns) {
      const begin = performance.now();
      const ended = (outcome: VerdictOutcome) => ({ outcome, ms: Math.round(performance.now() - begin) });
      const leave = breaker.enter();
      if (!leave) return ended("resting");
      try {
        const told = await ask(verdictMessages(turns));
        leave(told.verdict ? "works" : "unknown");
        return { ...ended(told.verdict ? "verdict" : "unreadable"), ...told };
      } catch (error) {
        const outcome = outcomeOf(error);
        leave(shownBy[outcome]);
        return ended(outcome);
      }
    },
  };
}

type Failure = "refused" | "timed_out" | "failed";

function outcomeOf(error: unknown): Failure {
  if (error instanceof Refused) return "refused";
  return error instanceof Error && error.name === "TimeoutError" ? "timed_out" : "failed";
}

/** A filter that refuses one member's text must not stop the verdicts on all others. */
const shownBy: Record<Failure, Shown> = { refused: "works", timed_out: "fails", failed: "fails" };

/** Extracts the verdict from a reply, also when thinking or a Markdown fence surrounds it. */
function verdictIn(content: string): Verdict | undefined {
  const filters = [new ThinkingFilter()];
  const text = through(filters, content) + restOf(filters);
  return verdictOf(parsedOf(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
}
