import { performance } from "node:perf_hooks";
import { eq } from "drizzle-orm";
import { buildApp } from "#server/app.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { users } from "#server/db/tables/user.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { openStorage } from "#server/external/storage/storage.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { createLogger } from "#server/platform/log.ts";
import { silentMail, silentModel } from "#server/test/fakes.ts";
import { dice } from "#server/test/seed.ts";
import { storeConversation } from "#server/test/stored-conversation.ts";
import { figure } from "./figures.ts";
import { makeMembers } from "./members.ts";
import { median } from "./process.ts";

const conversations = 50;
const perConversation = 100;
const rounds = 20;
const words = "aku capek kerja kantor rumah tidur ibu bos uang hujan rasanya kosong sekali besok lagi".split(
  " ",
);

/** Product requirement row 25: a search over 5,000 messages of about 300 characters takes at most 300 ms. */
export async function benchSearch(given: { url: string; dataDir: string; secret: string }): Promise<void> {
  const config = loadConfig({
    DATABASE_URL: given.url,
    APP_SECRET: given.secret,
    DATA_DIR: given.dataDir,
    NODE_ENV: "production",
  });
  const [member] = await makeMembers(config, given.url, 1);
  const { id, token } = orNotFound(member);
  const database = openDatabase({ url: given.url, max: 8 });
  const external = { mail: silentMail, model: silentModel, payment: noGateway, storage: openStorage(config) };
  const { server, app } = await buildApp({ config, database, log: createLogger("warn"), external });
  const [user] = await database.db.select({ clientId: users.clientId }).from(users).where(eq(users.id, id));
  const owner = { id, clientId: orNotFound(user).clientId };
  const roll = dice(7);
  const text = () => Array.from({ length: 50 }, () => words[roll(words.length)]).join(" ");
  for (let n = 0; n < conversations; n += 1) {
    await storeConversation(
      { app },
      owner,
      Array.from({ length: perConversation }, () => ({ text: text() })),
    );
  }
  for (const q of ["tidak-ada-kata-ini", "kenari", "kantor yang tidak ada", "kantir"]) {
    const times: number[] = [];
    let found = 0;
    for (let n = 0; n < rounds; n += 1) {
      await app.limits.forget("searchByUser", String(id));
      const begin = performance.now();
      const answer = await server.inject({
        method: "POST",
        url: "/api/conversations/search",
        headers: { authorization: `Bearer ${token}` },
        payload: { q },
      });
      times.push(performance.now() - begin);
      found = answer.json().data.hits.length;
    }
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
    figure(`search "${q}", p95`, p95, { unit: "ms", goal: 300 });
    console.log(
      `search "${q}": ${found} hits, median ${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    );
  }
  await server.close();
  await database.close();
}
