import { Agent, request } from "node:http";
import { loadConfig } from "#server/config.ts";
import { figure } from "./figures.ts";
import { makeMembers } from "./members.ts";
import { median, percentile, startScript } from "./process.ts";

const streams = Number(process.env.STREAMS ?? 500);
const tokens = 450;
const rate = 15;
/** One sentence per token, because the server passes text on sentence by sentence once it is checked. */
const word = "Ya, aku dengar. ";
const loginsPerSecond = 200;
const stormMs = 10_000;
const calmMs = 4000;
/** Time for the load of the start to subside. */
const settledMs = 4000;
/** The seeded member. Every second sign-in uses this account with the right password. */
const known = { email: "anggota@netwerk.test", password: "rahasia-alma" };

const agent = new Agent({ keepAlive: true, maxSockets: 4000 });

type Sent = { path: string; body: object; headers?: Record<string, string>; onPiece?: (at: number) => void };

/** Posts a request and calls `onPiece` for each streamed piece; returns the status, the duration and the text. */
function post(port: number, { path, body, headers = {}, onPiece }: Sent) {
  return new Promise<{ status: number; ms: number; text: string }>((resolve, reject) => {
    const begin = performance.now();
    const all = { "content-type": "application/json", ...headers };
    const call = request(
      { port, host: "127.0.0.1", agent, method: "POST", path, headers: all },
      (response) => {
        let text = "";
        response.setEncoding("latin1");
        response.on("data", (piece: string) => {
          text += piece;
          if (piece.includes("event: delta")) onPiece?.(performance.now());
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - begin, text }),
        );
      },
    );
    call.on("error", reject);
    call.end(JSON.stringify(body));
  });
}

type Pieces = { at: number; gap: number }[];

/** Streams one answer to its end; returns the gaps between its pieces and whether it is complete. */
async function stream(port: number, { code, token }: { code: string; token: string }, onFirst: () => void) {
  const pieces: Pieces = [];
  let last = 0;
  const { text } = await post(port, {
    path: "/api/chat",
    body: { thread_id: code, question: "Aku ingin cerita." },
    headers: { authorization: `Bearer ${token}`, accept: "text/event-stream" },
    onPiece: (at) => {
      if (last > 0) pieces.push({ at, gap: at - last });
      else onFirst();
      last = at;
    },
  });
  return { pieces, isWhole: text.includes("event: final") && wordsIn(text) === tokens };
}

const wordsIn = (events: string): number =>
  [...events.matchAll(/event: delta\ndata: (.*)\n/g)]
    .map(([, data]) => (data ?? "").split("dengar.").length - 1)
    .reduce((sum, count) => sum + count, 0);

/** Sends sign-ins from changing addresses: half with the right password, half for unknown accounts. */
async function storm(port: number) {
  const tries: Promise<{ status: number; ms: number; text: string }>[] = [];
  const begin = performance.now();
  for (let n = 0; performance.now() - begin < stormMs; n += 1) {
    const body = n % 2 ? known : { email: `orang-${n}@bench.test`, password: "kucing-salah-1" };
    const headers = { "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
    tries.push(
      post(port, { path: "/api/users/login", body: { ...body, username: "netwerk" }, headers }).then(
        (answer) => ({
          ...answer,
          // Marks a sign-in that must not succeed but did.
          status: answer.status === 200 && n % 2 === 0 ? -1 : answer.status,
        }),
      ),
    );
    const due = begin + ((n + 1) * 1000) / loginsPerSecond;
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
  }
  return Promise.all(tries);
}

/**
 * Checks that answers keep streaming during a burst of sign-ins. A sign-in may wait or be turned away, but never gets a
 * wrong result.
 */
export async function benchStorm(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  const provider = await startScript("bench/provider.ts", {
    TOKENS: String(tokens),
    RATE: String(rate),
    WORDS: JSON.stringify([word]),
  });
  const llm = { LLM_BASE_URL: `http://127.0.0.1:${provider.port}/v1`, LLM_MODEL: "bench" };
  const env = { ...llm, DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const members = await makeMembers(loadConfig({ ...env, NODE_ENV: "production" }), database.url, streams);
  const server = await startScript("server/main.ts", { ...env, DEMO: "off", TRUST_PROXY: "1" });
  try {
    let begun = 0;
    const answers = Promise.all(members.map((member) => stream(server.port, member, () => (begun += 1))));
    // The burst starts only once all answers stream: hundreds of questions at one instant are a different case.
    while (begun < streams) await new Promise((go) => setTimeout(go, 50));
    await new Promise((go) => setTimeout(go, settledMs));
    const calmFrom = performance.now();
    await new Promise((go) => setTimeout(go, calmMs));
    const from = performance.now();
    const tries = await storm(server.port);
    const to = performance.now();
    report(await answers, { calmFrom, from, to }, tries);
  } finally {
    await server.stop();
    await provider.stop();
  }
}

function report(
  answers: Awaited<ReturnType<typeof stream>>[],
  { calmFrom, from, to }: { calmFrom: number; from: number; to: number },
  tries: { status: number; ms: number }[],
): void {
  const lagsIn = (begin: number, end: number) =>
    answers.flatMap(({ pieces }) =>
      pieces
        .filter(({ at, gap }) => at - gap >= begin && at <= end)
        .map(({ gap }) => Math.max(0, gap - 1000 / rate)),
    );
  const [calm, stormy] = [lagsIn(calmFrom, from), lagsIn(from, to)];
  console.log(
    `storm: ${loginsPerSecond} sign-ins a second for ${stormMs / 1000} s, ${streams} answers at ${rate}/s`,
  );
  console.log(
    `  lag of a stream before / during: p99 ${percentile(calm, 0.99).toFixed(0)} / ${percentile(stormy, 0.99).toFixed(0)} ms (goal <= 150)`,
  );
  figure("a stream's lag in a storm of sign-ins, p99", percentile(stormy, 0.99), { unit: "ms", goal: 150 });
  const counts = Map.groupBy(tries, ({ status }) => status);
  const says = [...counts].toSorted(([a], [b]) => a - b).map(([status, all]) => `${status}: ${all.length}`);
  console.log(
    `  sign-ins by status ${says.join(", ")}; median ${median(tries.map(({ ms }) => ms)).toFixed(0)} ms`,
  );
  console.log(`  answers not whole ${answers.filter(({ isWhole }) => !isWhole).length} of ${answers.length}`);
}
