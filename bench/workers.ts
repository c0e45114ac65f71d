import pg from "pg";
import { loadConfig } from "#server/config.ts";
import { checkInvariants } from "#server/db/check.ts";
import { figure } from "./figures.ts";
import { load } from "./load.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { median, percentile, type Started, startScript } from "./process.ts";
import { type Streamed, streamOnce } from "./streams.ts";

const counts = [1, 2, 4];
const memberCount = 200;
const callers = 32;
const turns = 600;
/** P2: questions begun in a second, each by another member, and how long. */
const startsPerSecond = 50;
const startSeconds = 4;
const words = ["Aku dengar. ", "Itu tidak mudah. ", "Mari kita lihat pelan-pelan bersama. "];
const modelMs = 50;

/**
 * P5 and P2 with one, two and four workers: stored short turns a second, and first words of 50 questions a second beyond
 * the model's own. Load, model and database share the cores, so more workers than cores can only cost. Throws if an
 * answer is not whole or the books do not balance afterwards.
 */
export async function benchWorkers(database: {
  url: string;
  dataDir: string;
  secret: string;
}): Promise<void> {
  const provider = await startScript("bench/provider.ts", {
    TOKENS: String(words.length),
    RATE: "1000",
    FIRST_MS: String(modelMs),
    WORDS: JSON.stringify(words),
  });
  const llm = { LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`, LLM_MODEL: "bench" };
  const env = { ...llm, DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const members = await makeMembers(
    loadConfig({ ...env, NODE_ENV: "production" }),
    database.url,
    memberCount,
  );
  console.log(`P5, P2: ${turns} short turns by ${callers} callers; ${startsPerSecond} questions a second`);
  try {
    for (const workers of counts) await withWorkers(workers, env, members);
    await checkBooks(database.url);
  } finally {
    await provider.stop();
  }
}

async function withWorkers(
  workers: number,
  env: Record<string, string>,
  members: BenchMember[],
): Promise<void> {
  const server = await startScript("server/main.ts", { ...env, DEMO: "off", WORKERS: String(workers) });
  try {
    await load(8, { turns: 40 }, (turn) => askOnce(server, members, turn));
    const { perSecond } = await load(callers, { turns }, (turn) => askOnce(server, members, turn));
    const first = await firstWords(server, members);
    const p95 = percentile(first, 0.95) - modelMs;
    console.log(
      `  ${workers} workers: ${perSecond.toFixed(0)} turns/s; first words ${(median(first) - modelMs).toFixed(0)} ms (p95 ${p95.toFixed(0)}) beyond the model's`,
    );
    figure(`P5 short turns a second, ${workers} workers`, perSecond, {
      unit: "/s",
      isBetter: "higher",
      goal: 465,
    });
    figure(`P2 first words at ${startsPerSecond}/s, p95, ${workers} workers`, p95, { unit: "ms", goal: 50 });
  } finally {
    await server.stop();
  }
}

async function askOnce(server: Started, members: BenchMember[], turn: number): Promise<Streamed> {
  const member = members[turn % members.length];
  if (!member) throw new Error("no members");
  const body = { thread_id: member.code, question: "Iya, kira-kira begitu." };
  const streamed = await streamOnce(server.port, body, { authorization: `Bearer ${member.token}` });
  if (streamed.ended !== "final") throw new Error(`an answer ended with ${streamed.ended}`);
  return streamed;
}

/** Begins a question every few milliseconds, whether or not the ones before have been answered. */
async function firstWords(server: Started, members: BenchMember[]): Promise<number[]> {
  const begun: Promise<Streamed>[] = [];
  const from = performance.now();
  for (let turn = 0; turn < startsPerSecond * startSeconds; turn += 1) {
    const wait = from + (turn * 1000) / startsPerSecond - performance.now();
    if (wait > 0) await new Promise((go) => setTimeout(go, wait));
    begun.push(askOnce(server, members, turn));
  }
  return (await Promise.all(begun)).map(({ firstMs }) => firstMs);
}

async function checkBooks(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const { broken } = await checkInvariants(pool);
  await pool.end();
  const [breach] = broken;
  if (breach) throw new Error(`${breach.name}: ${breach.rows} rows`);
}
