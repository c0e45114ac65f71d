import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#server/config.ts";

/** The same secret in every test, so that databases copied from the template can be read. */
export const testSecret = "a-secret-of-the-test-suite-alone-0123456789";

export function testConfig(over: Partial<Config> = {}): Config {
  return {
    mode: "test",
    port: 0,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    trustProxy: false,
    logLevel: "silent",
    dataDir: join(tmpdir(), "alma-test-unused"),
    databaseUrl: undefined,
    databasePool: 10,
    workers: 1,
    redisUrl: undefined,
    llm: undefined,
    modelBudget: { memberUsd: 3, clientUsd: 200 },
    smtpUrl: undefined,
    mailFrom: "Alma <halo@alma.test>",
    operatorEmail: "tim@alma.test",
    contactEmail: "halo@alma.test",
    s3: undefined,
    google: undefined,
    payments: true,
    midtrans: undefined,
    analytics: { measurementId: undefined, containerId: undefined },
    appSecret: testSecret,
    appSecretPrevious: undefined,
    secretBesideData: undefined,
    backupDir: undefined,
    backupLock: { passphrase: undefined, recipients: [], identityFile: undefined },
    // Tests hash hundreds of passwords; tests about the cost set the real one.
    passwordCost: "low",
    operatorToken: undefined,
    demo: true,
    ...over,
  };
}
