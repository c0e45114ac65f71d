import type { Config } from "#server/config.ts";
import { type Grades, gradeConversation } from "./judge.ts";
import type { Played } from "./measure.ts";
import { type Meter, tokensBetween } from "./metered.ts";
import { type Alma, playAll } from "./play.ts";
import { type Report, reportOf } from "./report.ts";
import type { Script } from "./script.ts";

export type Endpoint = Pick<NonNullable<Config["llm"]>, "baseUrl" | "apiKey" | "model" | "prices">;

export type Check = {
  endpoint: Endpoint;
  alma: Alma;
  meter: Meter;
  scripts: readonly Script[];
  /** True if all members and all probes are played. */
  isWhole: boolean;
  /** The model that grades the conversations; only if requested. */
  judge?: Endpoint | undefined;
  atOnce: number;
  signal: AbortSignal;
  onDone?: (script: Script) => void;
};

type Graded = { id: string; grades: Grades | undefined }[];

/** Grades the members' conversations one after the other, because speed does not matter here. */
async function grade(
  judge: Endpoint,
  conversations: readonly Played[],
  signal: AbortSignal,
): Promise<Graded> {
  const graded: Graded = [];
  for (const played of conversations) {
    graded.push({ id: played.script.id, grades: await gradeConversation(judge, played, signal) });
  }
  return graded;
}

/** Plays all scripts and returns the report; prints nothing. */
export async function checkModel(check: Check): Promise<{ report: Report; played: Played[] }> {
  const { alma, meter, scripts, endpoint, judge, signal } = check;
  const members = scripts.filter(({ kind }) => kind === "member");
  const probes = scripts.filter(({ kind }) => kind !== "member");
  const start = meter.read();
  const conversations = await playAll(alma, members, check);
  const afterConversations = meter.read();
  const probed = await playAll(alma, probes, check);
  const afterProbes = meter.read();
  const played = [...conversations, ...probed];
  const report = reportOf(played, {
    model: endpoint.model,
    host: new URL(endpoint.baseUrl).host,
    isWhole: check.isWhole,
    tokensOfConversations: tokensBetween(start, afterConversations),
    tokensOfProbes: tokensBetween(afterConversations, afterProbes),
    prices: endpoint.prices,
    grades: judge ? await grade(judge, conversations, signal) : undefined,
  });
  return { report, played };
}
