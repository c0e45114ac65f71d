import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { loadConfig } from "#server/config.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { load } from "./load.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { percentile, startScript } from "./process.ts";
import { type Streamed, streamOnce } from "./streams.ts";

/** Messages that the copied database holds; BENCH_MESSAGES sets another number. */
const messages = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const talkers = 4;
const quietMs = 15_000;
const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

/** A copy and its restore: size, seconds, and how long members wait for answers meanwhile. */
export async function benchBackup(given: { url: string; dataDir: string; secret: string }): Promise<void> {
  const provider = await startScript("bench/provider.ts", { TOKENS: "20", RATE: "1000", FIRST_MS: "1" });
  const env = {
    DATABASE_URL: given.url,
    APP_SECRET: given.secret,
    DATA_DIR: given.dataDir,
    BACKUP_PASSPHRASE: given.secret,
    LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`,
    LLM_MODEL: "bench",
  };
  const config = loadConfig({ ...env, NODE_ENV: "production" });
  // Nobody has written a million messages today, so the member who is given them does not talk.
  const [filled, ...members] = await makeMembers(config, given.url, talkers * 100 + 1);
  await fill(given.url, orNotFound(filled));
  const server = await startScript("server/main.ts", { ...env, DEMO: "off" });
  const copies = join(given.dataDir, "copies");
  const fresh = join(given.dataDir, "fresh");
  const command = async (name: string, over: Record<string, string>) => {
    const beginMs = performance.now();
    const { stdout } = await run(process.execPath, ["scripts/backup.ts", name, copies], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", ...env, DEMO: "on", ...over },
    });
    return { seconds: (performance.now() - beginMs) / 1000, stdout: stdout.trim() };
  };
  try {
    // Each turn is another member's, far below what one of them may ask in a minute.
    let turn = 0;
    const ask = () => {
      turn += 1;
      return conversationOnce(server.port, orNotFound(members[turn % members.length]));
    };
    const quiet = await load(talkers, { ms: quietMs }, ask);
    let isCopying = true;
    const copying = command("make", {}).finally(() => {
      isCopying = false;
    });
    const tookMs: number[] = [];
    let failed = 0;
    const talk = async () => {
      while (isCopying) {
        // On a machine that is too busy an answer may be refused, which is counted and not measured.
        const answer = await ask().catch(() => undefined);
        if (answer?.ended === "final") tookMs.push(answer.totalMs);
        else failed += 1;
      }
    };
    const [copy] = await Promise.all([copying, ...Array.from({ length: talkers }, talk)]);
    console.log(`backup: ${messages} messages; ${talkers} members talk all the time`);
    console.log(`  ${copy.stdout}`);
    const worst = percentile(tookMs, 1);
    console.log(
      `  whole answer, p95: ${quiet.p95Ms.toFixed(0)} ms before, ${percentile(tookMs, 0.95).toFixed(0)} ms during the copy (${tookMs.length} answers, the slowest ${worst.toFixed(0)} ms, ${failed} failed); load average ${loadavg()[0]?.toFixed(0)}`,
    );
    await server.stop();
    await mkdir(fresh, { mode: 0o755 });
    const restore = await command("restore", { DATABASE_URL: "", DATA_DIR: fresh });
    console.log(
      `  restore with db:check: ${restore.seconds.toFixed(1)} s\n  ${restore.stdout.split("\n").at(-1)}`,
    );
  } finally {
    await server.stop();
    await provider.stop();
    await rm(copies, { recursive: true, force: true });
    await rm(fresh, { recursive: true, force: true });
  }
}

const conversationOnce = (port: number, { code, token }: BenchMember): Promise<Streamed> =>
  streamOnce(port, { thread_id: code, question: "Halo." }, { authorization: `Bearer ${token}` });

/** Pairs of question and answer as large as real ones; random bytes compress as little as sealed texts do. */
async function fill(url: string, { id }: BenchMember): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const body = (repeat: number) =>
    `(select string_agg(sha512((q.g || '-' || n)::bytea), '') from generate_series(1, ${repeat}) n)`;
  await client.query(
    `with talk as (
       insert into conversations (client_id, user_id, expert_id, code, prompt_id)
       select 1, $1, 1, 'bench-backup-' || g, '2' from generate_series(1, $2::int / 100) g returning id
     ), numbered as (select id, row_number() over () - 1 as n from talk)
     insert into messages (client_id, user_id, conversation_id, type, state, body_sealed)
     select 1, $1, t.id, 'question', 'complete', ${body(3)}
     from generate_series(0, $2::int / 2 - 1) q (g) join numbered t on t.n = q.g / 50`,
    [id, messages],
  );
  await client.query(
    `insert into messages (client_id, user_id, conversation_id, type, state, question_id, finished_at, body_sealed)
     select client_id, user_id, conversation_id, 'answer', 'complete', q.g, app_now(), ${body(10)}
     from (select *, id as g from messages where conversation_id in (
       select id from conversations where code like 'bench-backup-%')) q`,
  );
  await client.query("analyze");
  await client.end();
}
