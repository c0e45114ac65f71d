import { buildIfStale } from "../scripts/web-build.ts";
import { figure } from "./figures.ts";
import { hammer } from "./hammer.ts";
import { cpuSeconds, median, type Started, startScript } from "./process.ts";

const lines = 64;
const roundMs = 3000;
const rounds = 3;
/** The pages where visitors and search engines usually arrive. */
const pages = ["almacare", "FAQ", "almaconnect", "ads/healing-gagal-terus", "login"];

type Round = { perSecond: number; firstByteP95Ms: number; cpuUs: number };

/** P8: public pages compared with a server that only says hello, in alternating rounds. */
export async function benchPublic(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  if (!buildIfStale()) throw new Error("no web app");
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, APP_SECRET: database.secret };
  const hello = await startScript("bench/hello.ts", {});
  const server = await startScript("server/main.ts", { ...env, DEMO: "on" });
  console.log(`P8 public pages: ${lines} lines, ${rounds} rounds of ${roundMs} ms; goal 0.04 of hello`);
  try {
    for (const page of pages) {
      const ours: Round[] = [];
      const bare: Round[] = [];
      await hammer(server.port, `/netwerk/${page}`, lines, 500);
      for (let n = 0; n < rounds; n++) {
        bare.push(await round(hello, "/"));
        ours.push(await round(server, `/netwerk/${page}`));
      }
      say(page, middle(ours), middle(bare));
    }
  } finally {
    await server.stop();
    await hello.stop();
  }
}

async function round({ pid, port }: Started, path: string): Promise<Round> {
  const before = cpuSeconds(pid);
  const { requests, perSecond, firstByteP95Ms } = await hammer(port, path, lines, roundMs);
  return { perSecond, firstByteP95Ms, cpuUs: ((cpuSeconds(pid) - before) * 1e6) / requests };
}

const middle = (found: Round[]): Round => ({
  perSecond: median(found.map(({ perSecond }) => perSecond)),
  firstByteP95Ms: median(found.map(({ firstByteP95Ms }) => firstByteP95Ms)),
  cpuUs: median(found.map(({ cpuUs }) => cpuUs)),
});

function say(page: string, ours: Round, bare: Round): void {
  const of = (round: Round) =>
    `${round.perSecond.toFixed(0)}/s, ${round.cpuUs.toFixed(0)} µs of processor each, first byte p95 ${round.firstByteP95Ms.toFixed(1)} ms`;
  figure(`P8 ${page}, of hello's rate`, ours.perSecond / bare.perSecond, {
    ...{ isBetter: "higher", isRatio: true, goal: 0.04 },
  });
  console.log(`  ${page.padEnd(26)} ${of(ours)}`);
  console.log(`  ${"hello".padEnd(26)} ${of(bare)}`);
  console.log(
    `  ${"ratio".padEnd(26)} ${(ours.perSecond / bare.perSecond).toFixed(3)} by answers, ${(bare.cpuUs / ours.cpuUs).toFixed(3)} by processor`,
  );
}
