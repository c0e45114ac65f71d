import pg from "pg";
import { loadConfig } from "#server/config.ts";
import { figure } from "./figures.ts";
import { caller, load } from "./load.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { cpuSeconds, median, startScript } from "./process.ts";
import { streamOnce } from "./streams.ts";

const callers = 8;
const roundMs = 4000;
const rounds = 3;

/** P7: heartbeats over HTTP compared with bare SQL on the same server, eight concurrent callers. */
export async function benchTick(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  const provider = await startScript("bench/provider.ts", { TOKENS: "2", RATE: "1000", FIRST_MS: "1" });
  const env = {
    DATABASE_URL: database.url,
    APP_SECRET: database.secret,
    DATA_DIR: database.dataDir,
    LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`,
    LLM_MODEL: "bench",
  };
  const members = await makeMembers(loadConfig({ ...env, NODE_ENV: "production" }), database.url, 1000);
  const ours = await startScript("server/main.ts", { ...env, DEMO: "off" });
  const pool = new pg.Pool({ connectionString: database.url, max: callers });
  const { call, close } = caller(ours.port, callers);
  const httpTick = ({ token }: BenchMember) =>
    call("POST", "/api/conversations/update_battery", token, { expert_id: 1 });
  try {
    for (let n = 0; n < members.length; n += 50) {
      await Promise.all(members.slice(n, n + 50).map((member) => start(ours.port, member)));
    }
    await prepareBare(pool, members);
    const rates = { bare: [] as number[], settle: [] as number[], http: [] as number[], hot: [] as number[] };
    let cpu = 0;
    let ticks = 0;
    for (let n = 0; n < rounds; n += 1) {
      rates.bare.push(await perSecond((k) => bareTick(pool, members, k)));
      rates.settle.push(await settleRound(pool, members));
      const before = cpuSeconds(ours.pid);
      await makeDue(pool, members);
      const rate = await perSecond((k) => httpTick(pick(members, k)), members.length);
      cpu += cpuSeconds(ours.pid) - before;
      ticks += members.length;
      rates.http.push(rate);
      rates.hot.push(await perSecond(() => httpTick(pick(members, 0))));
    }
    report(rates, (cpu / ticks) * 1e6);
  } finally {
    close();
    await pool.end();
    await ours.stop();
    await provider.stop();
  }
}

const pick = (members: BenchMember[], n: number): BenchMember => {
  const member = members[n % members.length];
  if (!member) throw new Error("no members");
  return member;
};

async function start(port: number, { code, token }: BenchMember): Promise<void> {
  await streamOnce(port, { thread_id: code, question: "Halo." }, { authorization: `Bearer ${token}` });
}

/** Turns per second of eight callers, for a time or a number of turns. */
const perSecond = async (work: (turn: number) => Promise<unknown>, turns?: number): Promise<number> =>
  (await load(callers, turns === undefined ? { ms: roundMs } : { turns }, work)).perSecond;

/** The baseline: one balance updated and one entry inserted, in one transaction. */
async function prepareBare(pool: pg.Pool, members: BenchMember[]): Promise<void> {
  await pool.query(
    "create table if not exists bench_balance (user_id bigint primary key, seconds bigint not null)",
  );
  await pool.query(
    "create table if not exists bench_entry (id bigint generated always as identity primary key, user_id bigint, seconds int, at timestamptz default now())",
  );
  await pool.query(
    "insert into bench_balance select unnest($1::bigint[]), 1000000000 on conflict do nothing",
    [members.map((member) => member.id)],
  );
}

async function bareTick(pool: pg.Pool, members: BenchMember[], turn: number): Promise<void> {
  const { id } = pick(members, turn * 7919);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({
      name: "bare-update",
      text: "update bench_balance set seconds = seconds - 60 where user_id = $1",
      values: [id],
    });
    await client.query({
      name: "bare-insert",
      text: "insert into bench_entry (user_id, seconds) values ($1, 60)",
      values: [id],
    });
    await client.query("commit");
  } finally {
    client.release();
  }
}

/**
 * Sets the last heartbeat of these members ten seconds back, so that each next heartbeat charges the seconds since the
 * last charge, at least one. Charges already made are not changed.
 */
async function makeDue(pool: pg.Pool, members: BenchMember[]): Promise<void> {
  await new Promise((go) => setTimeout(go, 1100));
  await pool.query(
    `update meters set last_seen = clock_timestamp() - interval '10 seconds', last_activity = clock_timestamp(), state = 'running'
     where user_id = any($1::bigint[])`,
    [members.map((member) => member.id)],
  );
}

async function settleRound(pool: pg.Pool, members: BenchMember[]): Promise<number> {
  await makeDue(pool, members);
  return perSecond(
    (turn) =>
      pool.query({ name: "settle", text: "select meter_tick($1, 1)", values: [pick(members, turn).id] }),
    members.length,
  );
}

type Rates = Record<"bare" | "settle" | "http" | "hot", number[]>;

function report(rates: Rates, micros: number): void {
  const of = (name: keyof Rates) => median(rates[name]);
  console.log(`P7 tick: ${callers} callers, medians of ${rounds} rounds in turns`);
  console.log(`  bare SQL transaction (update, insert)  ${of("bare").toFixed(0)}/s`);
  console.log(`  our whole tick, from SQL               ${of("settle").toFixed(0)}/s`);
  console.log(
    `  our tick over HTTP                     ${of("http").toFixed(0)}/s   ${micros.toFixed(0)} µs of server CPU each`,
  );
  console.log(
    `  ratio ${(of("http") / of("bare")).toFixed(2)} of bare (goal >= 0.25), ${(of("http") / of("settle")).toFixed(2)} of the same tick from SQL`,
  );
  figure("P7 tick over HTTP, of the bare transaction's rate", of("http") / of("bare"), {
    ...{ isBetter: "higher", isRatio: true, goal: 0.25 },
  });
  figure("P7 one member's ticks", of("hot"), { unit: "/s", isBetter: "higher", goal: 500 });
  console.log(`  one hot user over HTTP                 ${of("hot").toFixed(0)}/s (goal >= 500)`);
}
