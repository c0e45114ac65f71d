import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { SafetyNotice } from "#contract/safety.ts";
import type { RiskState } from "#rules/safety/types.ts";
import { buildApp, prepareApp } from "#server/app.ts";
import { loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDemo } from "#server/demo.ts";
import { chooseModel } from "#server/external/model/choose-model.ts";
import type { Field } from "#server/external/model/guide/flow.ts";
import { createGuide } from "#server/external/model/guide/guide.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import { createLogger } from "#server/platform/log.ts";
import { buildMember } from "#server/test/factories.ts";
import { keptFiles, silentMail } from "#server/test/fakes.ts";
import { riskState } from "#server/test/risk.ts";
import type { Seen } from "./script.ts";

/** Ids of the demo experts by field. */
const expertOf: Record<Field, number> = {
  wellbeing: 1,
  relationships: 2,
  career: 3,
  leadership: 4,
  business: 5,
};

/** An answer, its help card, and the risk state that the safety layer stores afterwards. */
export type Told = { answer: Seen; safety: SafetyNotice | undefined; state: RiskState | undefined };

/** Starts the app with the configured model (LLM_BASE_URL; else the guide) on a temporary database. */
export async function startWorld() {
  const folder = await mkdtemp(join(tmpdir(), "alma-talks-"));
  // When run as root, PostgreSQL runs as another user and needs access to this folder.
  await chmod(folder, 0o755);
  const log = createLogger("warn");
  const embedded = await startEmbedded({ dataDir: folder, log });
  await migrateDatabase(embedded.url);
  const database = openDatabase({ url: embedded.url, max: 4 });
  const config = { ...loadConfig(), dataDir: folder, demo: true };
  // The guide needs no typing delay, because there is no reader.
  const models = config.llm ? chooseModel(config, log) : { model: createGuide({ fromMs: 0, toMs: 0 }) };
  const { server, app } = await buildApp({
    config,
    database,
    log,
    external: { mail: silentMail, payment: noGateway, storage: keptFiles(), ...models },
  });
  await prepareApp(app);
  await seedDemo(app);

  async function call(token: string, url: string, payload: object): Promise<Record<string, unknown>> {
    const headers = { authorization: `Bearer ${token}`, "x-client": "netwerk" };
    let answer = await server.inject({ method: "POST", url, headers, payload });
    // On a busy machine the server refuses questions for a moment, as it does to members.
    while (answer.statusCode === 503) {
      await setTimeout(Number(answer.headers["retry-after"] ?? 1) * 1000);
      answer = await server.inject({ method: "POST", url, headers, payload });
    }
    if (answer.statusCode >= 300)
      throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    return answer.json();
  }

  return {
    modelName: app.external.model.name,
    /** Starts a conversation of a new member with the expert of a field; the returned function sends a message. */
    async newConversation(field: Field): Promise<(question: string) => Promise<Told>> {
      const member = await buildMember({ app });
      const begun = await call(member.token, "/api/conversations", { expert_id: expertOf[field] });
      return async (question) => {
        const answer = await call(member.token, "/api/chat", { thread_id: String(begun.data), question });
        const remembered = await riskState({ app }, member.id);
        return {
          answer: answer.structured_response as Seen,
          safety: answer.safety as SafetyNotice | undefined,
          state: remembered?.state ?? undefined,
        };
      };
    },
    async close(): Promise<void> {
      await server.close();
      await database.close();
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
