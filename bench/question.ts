import { join } from "node:path";
import pg from "pg";
import { loadConfig } from "#server/config.ts";
import { figure } from "./figures.ts";
import { load } from "./load.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { cpuSeconds, databaseCpuSeconds, parentOf, type Started, startScript } from "./process.ts";
import { streamOnce } from "./streams.ts";

const memberCount = 40;
const warmUp = 40;
const words = ["Aku dengar. ", "Itu tidak mudah. ", "Mari kita lihat pelan-pelan bersama. "];
const questions = [
  "Halo, aku ingin cerita soal pekerjaan.",
  "Atasanku sering mengubah rencana di menit terakhir, dan aku jadi bingung harus mulai dari mana.",
  "Iya, kira-kira begitu.",
  "Kemarin rapatnya mundur dua jam lagi. Menurutmu lebih baik aku minta jadwal tertulis setiap Senin, atau cukup bertanya di grup?",
  "Oke, nanti aku coba tulis dulu.",
  "Boleh bantu susun tiga kalimat pembuka untuk pesan itu?",
];

/** Time that the server is left alone, to measure what it does by itself (jobs, timers). */
const idleMs = 4000;

type Used = { nodeMs: number; databaseMs: number; queries: number };
type Database = { url: string; dataDir: string; secret: string };

/**
 * What an accepted question with its answer costs: processor time of the server and of PostgreSQL, and queries,
 * without what an idle server uses in the same time. Once with the guide and once with a model of three short sentences;
 * asked one after another and eight at a time. `floor` is a server that only passes the words on and stores two sealed
 * rows. `ONLY=model` measures one of them. `PROFILE=folder` writes a profile of the server there.
 */
export async function benchQuestion(database: Database): Promise<void> {
  const provider = await startScript("bench/provider.ts", {
    TOKENS: String(words.length),
    RATE: "1000",
    FIRST_MS: "1",
    WORDS: JSON.stringify(words),
  });
  const llm = { LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`, LLM_MODEL: "bench" };
  try {
    await benchOne("floor", database, llm, { oneByOne: 200, atOnce: 400 });
    await benchOne("guide", database, {}, { oneByOne: 40, atOnce: 160 });
    await benchOne("model", database, llm, { oneByOne: 200, atOnce: 400 });
  } finally {
    await provider.stop();
  }
}

type Counts = { oneByOne: number; atOnce: number };

async function benchOne(
  name: string,
  database: Database,
  llm: Record<string, string>,
  { oneByOne, atOnce }: Counts,
): Promise<void> {
  if ((process.env.ONLY ?? name) !== name) return;
  const env = { ...llm, DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const members = await makeMembers(
    loadConfig({ ...env, NODE_ENV: "production" }),
    database.url,
    memberCount,
  );
  const profile = process.env.PROFILE;
  const script = name === "floor" ? "bench/floor-server.ts" : "server/main.ts";
  const server = await startScript(script, { ...env, DEMO: "off" }, [
    ...(profile ? ["--cpu-prof", `--cpu-prof-dir=${profile}`] : []),
    ...["--import", join(import.meta.dirname, "count-queries.mjs")],
  ]);
  const read = usageOf(server, await postmasterOf(database.url));
  try {
    await ask(server, members, 8, warmUp);
    const idle = await usedIn(read, () => new Promise((go) => setTimeout(go, idleMs)));
    for (const [callers, turns] of [
      [1, oneByOne],
      [8, atOnce],
    ] as const) {
      const used = await usedIn(read, () => ask(server, members, callers, turns));
      report(`${name}, ${callers} at a time`, used, idle, turns);
    }
  } finally {
    await server.stop();
  }
}

const usageOf = (server: Started, postmaster: number) => async (): Promise<Used> => ({
  nodeMs: cpuSeconds(server.pid) * 1000,
  databaseMs: databaseCpuSeconds(postmaster) * 1000,
  queries: await server.queries(),
});

type Measured = Used & { ms: number };

async function usedIn(read: () => Promise<Used>, work: () => Promise<void>): Promise<Measured> {
  const begin = performance.now();
  const before = await read();
  await work();
  const after = await read();
  return {
    nodeMs: after.nodeMs - before.nodeMs,
    databaseMs: after.databaseMs - before.databaseMs,
    queries: after.queries - before.queries,
    ms: performance.now() - begin,
  };
}

/** Asks in the members' turns, so that nobody asks twice at once; every answer has to be whole. */
async function ask(server: Started, members: BenchMember[], callers: number, turns: number): Promise<void> {
  await load(callers, { turns }, async (turn) => {
    const member = members[turn % members.length];
    if (!member) throw new Error("no members");
    const body = { thread_id: member.code, question: questions[turn % questions.length] };
    const { ended } = await streamOnce(server.port, body, { authorization: `Bearer ${member.token}` });
    if (ended !== "final") throw new Error(`an answer ended with ${ended}`);
  });
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  if (postmaster === undefined) throw new Error("PostgreSQL has to run on this machine");
  return postmaster;
}

function report(name: string, used: Measured, idle: Measured, turns: number): void {
  const each = (what: keyof Used) => (used[what] - (idle[what] * used.ms) / idle.ms) / turns;
  const [node, database] = [each("nodeMs"), each("databaseMs")];
  figure(`a question, ${name}`, node + database, { unit: "ms", goal: 4 });
  console.log(
    `  question, ${name.padEnd(18)} ${node.toFixed(2)} ms in Node, ${database.toFixed(2)} ms in PostgreSQL, ${(node + database).toFixed(2)} ms in all, ${each("queries").toFixed(1)} queries each`,
  );
}
