import pg from "pg";
import { loadConfig } from "#server/config.ts";
import { figure } from "./figures.ts";
import { caller, type Load, load } from "./load.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { cpuSeconds, median, startScript } from "./process.ts";

const callers = 32;
const rounds = 3;
const memberCount = 1000;
/** One package per round, so that each checkout is a new order and no member exceeds the limit of open orders. */
const packages = [1, 2, 4];

type Kind = "add" | "read" | "change" | "checkout";
type Figures = Record<Kind, { bare: Load[]; http: Load[]; cpuMicros: number[] }>;
type Work = Record<Kind, (turn: number, round: number) => Promise<unknown>>;

/**
 * P6: cart and checkout over HTTP compared with the bare SQL of the same change, 32 concurrent callers, in alternating
 * rounds.
 */
export async function benchShop(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  const env = { DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const members = await makeMembers(
    loadConfig({ ...env, NODE_ENV: "production" }),
    database.url,
    memberCount,
  );
  const ours = await startScript("server/main.ts", { ...env, DEMO: "off" });
  const pool = new pg.Pool({ connectionString: database.url, max: callers });
  const { call, close } = caller(ours.port, callers);
  const http = overHttp(members, call);
  const bare = await bareSql(pool, members);
  const figures: Figures = { add: none(), read: none(), change: none(), checkout: none() };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ["add", "read", "change", "checkout"] as const) {
        const until = { turns: memberCount };
        figures[kind].bare.push(await load(callers, until, (turn) => bare[kind](turn, round)));
        const before = cpuSeconds(ours.pid);
        figures[kind].http.push(await load(callers, until, (turn) => http[kind](turn, round)));
        figures[kind].cpuMicros.push(((cpuSeconds(ours.pid) - before) / memberCount) * 1e6);
      }
    }
    report(figures);
  } finally {
    close();
    await pool.end();
    await ours.stop();
  }
}

const none = () => ({ bare: [], http: [], cpuMicros: [] });

const pick = (members: BenchMember[], turn: number): BenchMember => {
  const member = members[turn % members.length];
  if (!member) throw new Error("no members");
  return member;
};

function overHttp(members: BenchMember[], call: ReturnType<typeof caller>["call"]): Work {
  const lines = new Map<number, number>();
  return {
    add: async (turn) => {
      const { token } = pick(members, turn);
      const answer = await call("POST", "/api/cart", token, { product_id: 1, quantity: 1, notes: "-" });
      lines.set(turn % members.length, JSON.parse(answer).data.id);
    },
    read: (turn) => call("GET", "/api/cart/user", pick(members, turn).token),
    change: (turn, round) => {
      const body = { quantity: 2 + round };
      return call("POST", `/api/cart/${lines.get(turn % members.length)}`, pick(members, turn).token, body);
    },
    checkout: (turn, round) => {
      const items = [{ product_type: "chat", product_id: packages[round], quantity: 1 }];
      return call("POST", "/api/console/transactions", pick(members, turn).token, { user_type: 2, items });
    },
  };
}

/** The baseline: only the rows that the same change writes or reads. */
async function bareSql(pool: pg.Pool, members: BenchMember[]): Promise<Work> {
  await pool.query(`
    create table if not exists bench_cart (id bigint generated always as identity primary key,
      user_id bigint not null, product_id int not null, quantity int not null, unique (user_id, product_id));
    create table if not exists bench_order (id bigint generated always as identity primary key,
      user_id bigint not null, total int not null, at timestamptz default now());
    create table if not exists bench_line (order_id bigint references bench_order (id), package_id int, price int)`);
  return {
    add: (turn) =>
      pool.query({
        name: "bare-add",
        text: `insert into bench_cart (user_id, product_id, quantity) values ($1, 1, 1)
          on conflict (user_id, product_id) do update set quantity = bench_cart.quantity + 1 returning *`,
        values: [pick(members, turn).id],
      }),
    read: (turn) =>
      pool.query({
        name: "bare-read",
        text: `select c.*, p.name, p.photo, p.price_rp, p.price_disc_rp, e.name as expert from bench_cart c
          join products p on p.id = c.product_id join experts e on e.id = p.expert_id where c.user_id = $1`,
        values: [pick(members, turn).id],
      }),
    change: (turn, round) =>
      pool.query({
        name: "bare-change",
        text: "update bench_cart set quantity = $2 where user_id = $1 and product_id = 1",
        values: [pick(members, turn).id, 2 + round],
      }),
    checkout: (turn, round) =>
      pool.query({
        name: "bare-checkout",
        text: `with made as (insert into bench_order (user_id, total) values ($1, 35000) returning id)
          insert into bench_line select id, $2, 35000 from made`,
        values: [pick(members, turn).id, packages[round]],
      }),
  };
}

function report(figures: Figures): void {
  console.log(`P6 shop: ${callers} callers at once, medians of ${rounds} rounds of ${memberCount}, in turns`);
  for (const [kind, { bare, http, cpuMicros }] of Object.entries(figures)) {
    const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
    const p95 = median(http.map(({ p95Ms }) => p95Ms));
    figure(`P6 ${kind}, of bare SQL's rate`, rate(http) / rate(bare), { isBetter: "higher", isRatio: true });
    if (kind === "read")
      figure("P6 read the cart", rate(http), { unit: "/s", isBetter: "higher", goal: 4380 });
    console.log(
      `  ${kind.padEnd(8)}  ${rate(http).toFixed(0).padStart(5)}/s over HTTP, p95 ${p95.toFixed(1)} ms, ${median(cpuMicros).toFixed(0)} µs of server CPU each; bare SQL ${rate(bare).toFixed(0)}/s, ratio ${(rate(http) / rate(bare)).toFixed(2)}`,
    );
  }
  console.log("  goals: add p95 <= 40 ms and >= 1,168/s, read >= 4,380/s (8 and 10 times the best peer's)");
}
