import { loadConfig } from "#server/config.ts";
import { figure } from "./figures.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { cpuSeconds, median, percentile, residentMib, type Started, startScript } from "./process.ts";
import { streamOnce } from "./streams.ts";

const streams = Number(process.env.STREAMS ?? 200);
const tokens = 200;
const rate = 50;
const rounds = 3;

type Round = { microsPerToken: number; firstP95: number; totalP50: number; lost: number };

/** Plain words: the output gate holds numbers back, which would be measured instead of the relay. */
const words = [
  "Kita ",
  "lihat ",
  "pelan ",
  "satu ",
  "per ",
  "satu, ",
  "lalu ",
  "susun ",
  "langkah ",
  "kecilnya. ",
];
const expected = Array.from({ length: tokens }, (_, n) => words[n % words.length]).join("");

/**
 * P1: processor time per streamed token, compared with a bare relay that only parses and re-emits, in alternating
 * rounds.
 */
export async function benchRelay(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  const provider = await startScript("bench/provider.ts", {
    TOKENS: String(tokens),
    RATE: String(rate),
    WORDS: JSON.stringify(words),
  });
  const llm = { LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`, LLM_MODEL: "bench" };
  const env = { ...llm, DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const members = await makeMembers(loadConfig({ ...env, NODE_ENV: "production" }), database.url, streams);
  const raw = await startScript("bench/raw-relay.ts", llm);
  const ours = await startScript("server/main.ts", { ...env, DEMO: "off" });
  const results: { raw: Round[]; ours: Round[] } = { raw: [], ours: [] };
  try {
    await oneRound(raw, members.slice(0, 20));
    await oneRound(ours, members.slice(0, 20));
    for (let n = 0; n < rounds; n += 1) {
      results.raw.push(await oneRound(raw, members));
      results.ours.push(await oneRound(ours, members));
    }
    report(results, residentMib(ours.pid));
  } finally {
    await Promise.all([ours.stop(), raw.stop()]);
    await provider.stop();
  }
}

async function oneRound(server: Started, members: BenchMember[]): Promise<Round> {
  const before = cpuSeconds(server.pid);
  const all = await Promise.all(
    members.map(({ code, token }) =>
      streamOnce(
        server.port,
        { thread_id: code, question: "Aku ingin cerita." },
        { authorization: `Bearer ${token}` },
      ),
    ),
  );
  const used = cpuSeconds(server.pid) - before;
  return {
    microsPerToken: (used * 1e6) / (members.length * tokens),
    firstP95: percentile(
      all.map((stream) => stream.firstMs),
      0.95,
    ),
    totalP50: median(all.map((stream) => stream.totalMs)),
    lost: all.filter(({ text, ended }) => text !== expected || ended !== "final").length,
  };
}

function report({ raw, ours }: { raw: Round[]; ours: Round[] }, memoryMib: number): void {
  const cpu = {
    raw: median(raw.map((r) => r.microsPerToken)),
    ours: median(ours.map((r) => r.microsPerToken)),
  };
  const line = (name: string, set: Round[]) =>
    console.log(
      `  ${name.padEnd(10)} ${median(set.map((r) => r.microsPerToken)).toFixed(1)} µs/token   first words p95 ${median(set.map((r) => r.firstP95)).toFixed(0)} ms   total p50 ${median(set.map((r) => r.totalP50)).toFixed(0)} ms   not whole ${set.reduce((sum, r) => sum + r.lost, 0)}`,
    );
  console.log(
    `P1 relay: ${streams} streams of ${tokens} tokens at ${rate}/s, ${rounds} rounds in turns, medians`,
  );
  line("bare", raw);
  line("ours", ours);
  console.log(`  ratio ${(cpu.ours / cpu.raw).toFixed(2)} (goal <= 1.5), memory after ${memoryMib} MiB`);
  figure("P1 processor time a token, of the bare relay's", cpu.ours / cpu.raw, { isRatio: true, goal: 1.5 });
  const lost = ours.reduce((sum, round) => sum + round.lost, 0);
  figure("P1 answers not whole", lost, { goal: 0 });
}
