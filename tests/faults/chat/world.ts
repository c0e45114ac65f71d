import { openDatabase } from "#server/db/db.ts";
import { startEmbedded } from "#server/db/embedded/embedded.ts";
import { createLogger } from "#server/platform/log.ts";
import { testSecret } from "#server/test/config.ts";
import { fillTemplate } from "#server/test/template.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/**
 * Opens a data folder in the test itself while no server process uses it, to create members before a run and to inspect
 * the data after it.
 */
export async function openWorld(
  dataDir: string,
  llmBaseUrl: string,
  appSecret = testSecret,
): Promise<TestApp> {
  const embedded = await startEmbedded({ dataDir, log: createLogger("error") });
  await fillTemplate(embedded.url, appSecret);
  const opened = openDatabase({ url: embedded.url, max: 8, testClock: true });
  const llm = { baseUrl: llmBaseUrl, apiKey: undefined, model: "uji", providerName: "uji" };
  const drop = async () => {
    await opened.close();
    await embedded.stop();
  };
  return startTestApp({ config: { llm, appSecret }, database: { ...opened, url: embedded.url, drop } });
}

/** The environment of a server process on that folder. */
export const worldEnv = (dataDir: string, llmBaseUrl: string) => ({
  DATA_DIR: dataDir,
  LLM_BASE_URL: llmBaseUrl,
  LLM_MODEL: "uji",
  LLM_PROVIDER_NAME: "uji",
});
