import pg from "pg";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { say, sayingLog } from "#server/test/test-say.ts";

// An Alma that only writes numbered rows over several connections. Each transaction also raises a counter, so that a
// half-applied transaction is visible. Reports each commit that the database acknowledged. Each number is written at
// most once: an unacknowledged write is not retried.

const [dataDir = "", firstNumber = ""] = process.argv.slice(2);
const writers = [1, 2, 3, 4];

const { url, stop } = await startEmbedded({ dataDir, log: sayingLog });
say("url", { url });
const pool = new pg.Pool({ connectionString: url, max: writers.length, application_name: "writer" });
// Ignored, because the query in flight reports a lost connection.
pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
await pool.query(
  `create table if not exists written (writer int, number int, filler text);
   create table if not exists sums (writer int primary key, rows int not null default 0)`,
);
await pool.query("insert into sums select unnest($1::int[]) on conflict do nothing", [writers]);

let isEnding = false;
process.stdin.resume().on("end", () => {
  isEnding = true;
});

async function write(writer: number): Promise<void> {
  for (let number = Number(firstNumber); !isEnding; number += 1) {
    // While the database is down, the real Alma answers 503; this writer asks again.
    const client = await pool.connect().catch(() => undefined);
    if (!client) continue;
    try {
      await client.query("begin");
      await client.query("insert into written values ($1, $2, repeat('x', 200))", [writer, number]);
      await client.query("update sums set rows = rows + 1 where writer = $1", [writer]);
      await client.query("commit");
      say("acknowledged", { writer, number });
      client.release();
    } catch {
      client.release(true);
    }
  }
}

await Promise.all(writers.map(write));
await pool.end();
await stop();
