import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp, prepareApp } from "#server/app.ts";
import { type Config, loadConfig } from "#server/config.ts";
import { openDatabase } from "#server/db/db.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { seedDemo } from "#server/demo.ts";
import { chooseModel } from "#server/external/model/choose-model.ts";
import { noGateway } from "#server/external/payment/gateway.ts";
import type { App } from "#server/platform/app.ts";
import { createLogger } from "#server/platform/log.ts";
import { buildMember, givePaidTime } from "#server/test/factories.ts";
import { keptFiles, silentMail } from "#server/test/fakes.ts";
import { riskEvents } from "#server/test/risk.ts";
import { type Meter, metered } from "./metered.ts";
import type { Alma } from "./play.ts";

/** Enough for the longest conversation with the slowest model, so that no warning about remaining time appears. */
const conversationSeconds = 7200;

/** Returns what the player needs from a listening app. */
export function almaOver(app: App, address: string, meter: Meter): Alma {
  return {
    address,
    newMember: async (name, expertId) => {
      const member = await buildMember({ app }, { name });
      await givePaidTime({ app }, member, expertId, conversationSeconds);
      return member.token;
    },
    cutsOf: async (answerId) => {
      const rows = await riskEvents({ app });
      return rows.flatMap(({ message_id, source, rule_ids }) =>
        message_id === answerId && source === "answer" ? rule_ids : [],
      );
    },
    instructions: meter.instructions,
  };
}

/** Takes only the model settings from the operator's environment; all data goes into a temporary folder. */
export function settingsFor(folder: string, env: NodeJS.ProcessEnv): Config {
  const ofModel = Object.entries(env).filter(([name]) => name.startsWith("LLM_"));
  return loadConfig({ ...Object.fromEntries(ofModel), NODE_ENV: "production", DATA_DIR: folder, DEMO: "on" });
}

export type Running = { alma: Alma; meter: Meter; config: Config; stop: () => Promise<void> };

/** Starts a temporary Alma with the operator's model. */
export async function startAlma(env: NodeJS.ProcessEnv): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), "alma-model-"));
  // When run as root, PostgreSQL runs as another user and needs access to this folder.
  await chmod(folder, 0o755);
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const config = settingsFor(folder, env);
    const log = createLogger("error");
    const embedded = await startEmbedded({ dataDir: folder, log });
    ends.push(embedded.stop);
    await migrateDatabase(embedded.url);
    const database = openDatabase({ url: embedded.url, max: 8 });
    ends.push(database.close);
    const { model, endpoint, abilities } = chooseModel(config, log);
    await abilities?.learn();
    const meter = metered(model, () => endpoint?.used);
    const external = { mail: silentMail, payment: noGateway, storage: keptFiles(), model: meter.model };
    const { server, app } = await buildApp({
      config,
      database,
      log,
      external: endpoint ? { ...external, endpoint } : external,
    });
    ends.push(() => server.close());
    await prepareApp(app);
    await seedDemo(app);
    const address = await server.listen({ host: "127.0.0.1", port: 0 });
    return { alma: almaOver(app, address, meter), meter, config, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
