import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { ConfigError, loadConfig } from "./config.ts";

const secret = "rahasia-yang-cukup-panjang-0123456789";
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-config-"));
});
afterAll(() => rm(folder, { recursive: true }));

const load = (env: NodeJS.ProcessEnv) => loadConfig({ APP_SECRET: secret, DATA_DIR: folder, ...env });

function problems(env: NodeJS.ProcessEnv): string[] {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message.split("\n") : [];
  }
  return [];
}

describe("settings", () => {
  test("an empty environment has everything; an empty variable counts as not set", () => {
    expect(load({})).toMatchObject({ mode: "production", port: 3000, host: "127.0.0.1", demo: true });
    expect(load({ PORT: "", DATABASE_URL: "", LLM_BASE_URL: "" })).toEqual(load({}));
  });

  test.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["NODE_ENV", "prod"],
    ["PUBLIC_URL", "alma.test"],
    ["DATABASE_URL", "mysql://x"],
    ["SMTP_URL", "http://x"],
    ["REDIS_URL", "localhost:6379"],
    ["APP_SECRET", "pendek"],
    ["OPERATOR_TOKEN", "pendek"],
    ["LLM_BUDGET_MEMBER", "-1"],
    ["DEMO", "mungkin"],
    ["HOST", "http://alma.test"],
    ["HOST", "alma test"],
    ["HOST", "999.0.0.1"],
    ["HOST", "[::]"],
    ["HOST", "fe80::1%eth0"],
    ["MAIL_FROM", "Alma"],
    ["MAIL_FROM", "Alma <halo>"],
    ["MAIL_FROM", "Alma, Indonesia <halo@alma.test>"],
    ["MAIL_FROM", "halo@alma.test, lain@alma.test"],
    ["MAIL_FROM", "Alma <halo@alma.test>\r\nBcc: semua@alma.test"],
    ["OPERATOR_EMAIL", "Tim <tim@alma.test>"],
    ["OPERATOR_EMAIL", "tim@alma.test, lain@alma.test"],
    ["LLM_API_KEY", "sk-rahasia"],
    ["LLM_MODEL", "gpt"],
    ["LLM_SAFETY_MODEL", "kecil"],
    ["LLM_MAX_TOKENS", "8192"],
    ["LLM_MAX_TOKENS", "banyak"],
    ["LLM_EFFORT", "low"],
    ["LLM_EFFORT", "keras"],
    ["LLM_TOOLS", "on"],
    ["LLM_TOOLS", "mungkin"],
    ["LLM_TEMPERATURE", "0.7"],
    ["LLM_TEMPERATURE", "panas"],
    ["LLM_PRICE_IN", "2.5"],
    ["LLM_PRICE_IN", "gratis"],
    ["DATABASE_POOL", "51"],
    ["WORKERS", "0"],
    ["WORKERS", "33"],
    ["WORKERS", "9"],
    ["WORKERS", "banyak"],
    ["MIDTRANS_SERVER_KEY", "pakai spasi"],
    ["MIDTRANS_SERVER_KEY", "SB-Mid-client-abc123"],
    ["MIDTRANS_CLIENT_KEY", "SB-Mid-client-abc123"],
    ["MIDTRANS_PRODUCTION", "on"],
    ["MIDTRANS_PRODUCTION", "mungkin"],
    ["MIDTRANS_APP_URL", "http://localhost:1"],
    ["MIDTRANS_API_URL", "http://localhost:1"],
    ["PASSWORD_COST", "low"],
    ["PASSWORD_COST", "mungkin"],
    ["TRUST_PROXY", "mungkin"],
    ["TRUST_PROXY", "10"],
    ["TRUST_PROXY", "10.0.0.0/8,"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "::1/129"],
  ])("a wrong %s is one line that names it", (name, value) => {
    const says = problems({ [name]: value });
    expect(says).toHaveLength(1);
    expect(says[0]).toMatch(new RegExp(`^${name}: .+`));
  });

  test("all problems at once; a wrong secret is not repeated", () => {
    const says = problems({ PORT: "abc", APP_SECRET: "pendek-bertanda", NODE_ENV: "x" });
    expect(says.map((line) => line.split(":")[0]).toSorted()).toEqual(["APP_SECRET", "NODE_ENV", "PORT"]);
    expect(says.join()).not.toContain("bertanda");
  });

  test("production with a database of its own refuses to start without APP_SECRET", () => {
    const env = { APP_SECRET: "", DATABASE_URL: "postgres://db/alma", NODE_ENV: "production" };
    expect(problems(env)[0]).toMatch(/^APP_SECRET: /);
    expect(problems({ ...env, APP_SECRET: secret })).toEqual([]);
    expect(load({ DATABASE_URL: env.DATABASE_URL }).demo).toBe(false);
  });

  test("production without a demo keeps the master secret away from the data", () => {
    const env = { APP_SECRET: "", NODE_ENV: "production", DEMO: "off" };
    expect(problems(env)[0]).toMatch(/^APP_SECRET_FILE: is needed .* outside of DATA_DIR/);
    for (const inside of [
      join(folder, "app-secret"),
      join(folder, "deep", "secret"),
      join(folder, "..secret"),
    ])
      expect(problems({ ...env, APP_SECRET_FILE: inside })[0]).toMatch(/^APP_SECRET_FILE: lies in DATA_DIR/);
    const file = join(dirname(folder), `${basename(folder)}-secret`);
    onTestFinished(() => rm(file, { force: true }));
    const made = load({ ...env, APP_SECRET_FILE: file });
    expect(Buffer.from(made.appSecret, "base64url")).toHaveLength(32);
    expect(load({ ...env, APP_SECRET_FILE: file }).appSecret).toBe(made.appSecret);
    expect(made.secretBesideData).toBeUndefined();
    expect(problems({ ...env, APP_SECRET: secret })).toEqual([]);
    // Several servers may share a file as well as a variable.
    expect(problems({ ...env, DATABASE_URL: "postgres://db/alma", APP_SECRET_FILE: file })).toEqual([]);
    // A demo keeps it beside the data, and says so when it starts.
    const demo = load({ APP_SECRET: "", NODE_ENV: "production" });
    expect(demo.secretBesideData).toBe(join(folder, "app-secret"));
  });

  test("passwords are cheap in tests alone, and there only when asked for", () => {
    for (const mode of ["production", "development", ""])
      expect(problems({ NODE_ENV: mode, PASSWORD_COST: "low" })).toEqual([
        "PASSWORD_COST: is normal outside of tests; leave it out",
      ]);
    expect(load({ NODE_ENV: "test", PASSWORD_COST: "low" }).passwordCost).toBe("low");
    expect([load({}).passwordCost, load({ NODE_ENV: "test" }).passwordCost]).toEqual(["normal", "normal"]);
  });

  test("an endpoint needs its model", () => {
    expect(problems({ LLM_BASE_URL: "http://localhost:1/v1" })[0]).toMatch(/^LLM_MODEL: /);
    const whole = { LLM_BASE_URL: "http://localhost:1/v1", LLM_MODEL: "gpt", LLM_API_KEY: "sk-rahasia" };
    expect(load(whole).llm).toMatchObject({ model: "gpt", apiKey: "sk-rahasia", maxTokens: 8192 });
  });

  test("how an endpoint answers and what it costs can be set; a price alone counts nothing", () => {
    const endpoint = { LLM_BASE_URL: "http://localhost:1/v1", LLM_MODEL: "gpt" };
    expect(load(endpoint).llm).toMatchObject({
      effort: undefined,
      temperature: undefined,
      prices: undefined,
    });
    expect(load({ ...endpoint, LLM_SAFETY_MODEL: "kecil" }).llm?.safetyModel).toBe("kecil");
    expect(load({ ...endpoint, LLM_SAFETY_MODEL: "" }).llm?.safetyModel).toBeUndefined();
    const set = { LLM_MAX_TOKENS: "500", LLM_EFFORT: "low", LLM_TEMPERATURE: "0" };
    const prices = { LLM_PRICE_IN: "0", LLM_PRICE_OUT: "1.5" };
    expect(load({ ...endpoint, ...set, ...prices }).llm).toMatchObject({
      maxTokens: 500,
      effort: "low",
      temperature: 0,
      prices: { usdPerMillionIn: 0, usdPerMillionOut: 1.5 },
    });
    expect(problems({ ...endpoint, LLM_PRICE_OUT: "1.5" })[0]).toMatch(/^LLM_PRICE_OUT: .*LLM_PRICE_IN/);
  });

  test("payments go to the sandbox of Midtrans unless told otherwise; without a key nobody pays for real", () => {
    expect(load({}).midtrans).toBeUndefined();
    const key = { MIDTRANS_SERVER_KEY: "SB-Mid-server-abc123", MIDTRANS_CLIENT_KEY: "SB-Mid-client-abc123" };
    expect(load(key).midtrans).toEqual({
      serverKey: "SB-Mid-server-abc123",
      appUrl: "https://app.sandbox.midtrans.com",
      apiUrl: "https://api.sandbox.midtrans.com",
    });
    const real = { MIDTRANS_SERVER_KEY: "Mid-server-abc123", MIDTRANS_PRODUCTION: "on" };
    expect(load(real).midtrans).toMatchObject({
      appUrl: "https://app.midtrans.com",
      apiUrl: "https://api.midtrans.com",
    });
    const played = { MIDTRANS_APP_URL: "http://127.0.0.1:1/", MIDTRANS_API_URL: "http://127.0.0.1:2" };
    expect(load({ ...key, ...played }).midtrans).toMatchObject({
      appUrl: "http://127.0.0.1:1",
      apiUrl: "http://127.0.0.1:2",
    });
    // A sandbox key cannot take real money.
    expect(problems({ ...key, MIDTRANS_PRODUCTION: "on" })[0]).toMatch(/^MIDTRANS_PRODUCTION: /);
  });

  test("on the internet nothing fails open: no start without mails and payments unless that is said", () => {
    const open = { PUBLIC_URL: "https://alma.id" };
    const smtp = { SMTP_URL: "smtps://mail.test" };
    const key = { MIDTRANS_SERVER_KEY: "Mid-server-abc123" };
    expect(problems(open)).toEqual([
      expect.stringMatching(/^SMTP_URL: .*DEMO=on/),
      expect.stringMatching(/^MIDTRANS_SERVER_KEY: .*PAYMENTS=off.*DEMO=on/),
    ]);
    expect(problems({ ...open, ...key, DEMO: "off" })).toEqual([expect.stringMatching(/^SMTP_URL: /)]);
    expect(problems({ ...open, ...smtp })).toEqual([expect.stringMatching(/^MIDTRANS_SERVER_KEY: /)]);
    expect(load({ ...open, ...smtp, ...key })).toMatchObject({ demo: false, payments: true });
    expect(load({ ...open, ...smtp, PAYMENTS: "off" })).toMatchObject({ demo: false, payments: false });
    expect(load({ ...open, DEMO: "on" })).toMatchObject({ demo: true });
    expect(load({ PUBLIC_URL: "http://alma.test" })).toMatchObject({ demo: true, payments: true });
  });

  test("what answers may cost a day has a limit without being asked", () => {
    expect(load({}).modelBudget).toEqual({ memberUsd: 3, clientUsd: 200 });
    expect(load({ LLM_BUDGET_MEMBER: "0.5", LLM_BUDGET_CLIENT: "0" }).modelBudget).toEqual({
      memberUsd: 0.5,
      clientUsd: 0,
    });
  });

  test("a store of files needs all of its settings, or none", () => {
    const whole = {
      S3_ENDPOINT: "https://s3.test/",
      S3_BUCKET: "berkas-alma",
      S3_ACCESS_KEY_ID: "kunci",
      S3_SECRET_ACCESS_KEY: "rahasia",
    };
    const { S3_ENDPOINT, ...rest } = whole;
    expect(problems({ S3_ENDPOINT })).toHaveLength(3);
    expect(problems(rest)[0]).toMatch(/^S3_ENDPOINT: /);
    expect(load(whole).s3).toEqual({
      endpoint: "https://s3.test",
      bucket: "berkas-alma",
      region: "us-east-1",
      accessKeyId: "kunci",
      secretAccessKey: "rahasia",
    });
    for (const wrong of [{ S3_ENDPOINT: "s3://berkas" }, { S3_BUCKET: "Berkas Alma" }]) {
      expect(problems({ ...whole, ...wrong })).toEqual([
        expect.stringMatching(`^${Object.keys(wrong)[0]}: `),
      ]);
    }
    expect(load({ S3_REGION: "ap-southeast-3" }).s3).toBeUndefined();
  });

  test.each([
    ["127.0.0.1", "http://localhost:3000"],
    ["0.0.0.0", "http://localhost:3000"],
    ["::", "http://localhost:3000"],
    ["0:0:0:0:0:0:0:0", "http://localhost:3000"],
    ["::1", "http://[::1]:3000"],
    ["192.168.1.7", "http://192.168.1.7:3000"],
    ["alma.test", "http://alma.test:3000"],
  ])("links of a server on %s go to %s, unless PUBLIC_URL says where", (host, link) => {
    expect(load({ HOST: host })).toMatchObject({ host, publicUrl: link });
    const open = { PUBLIC_URL: "https://alma.id/", DEMO: "on" };
    expect(load({ HOST: host, ...open }).publicUrl).toBe("https://alma.id");
  });

  test("one process unless WORKERS says more, and with auto one per core as far as connections reach", () => {
    const elsewhere = { DATABASE_URL: "postgres://db/alma" };
    expect(load({}).workers).toBe(1);
    expect(load({ WORKERS: "8" }).workers).toBe(8);
    expect(load({ WORKERS: "32", ...elsewhere }).workers).toBe(32);
    expect(load({ WORKERS: "auto", ...elsewhere }).workers).toBe(Math.min(32, availableParallelism()));
    expect(load({ WORKERS: "auto", DATABASE_POOL: "50" }).workers).toBe(Math.min(2, availableParallelism()));
    expect(() => load({ WORKERS: "2", PORT: "0" })).toThrow(/^PORT: has to be a certain one/);
    expect(() => load({ WORKERS: "2", NODE_ENV: "development" })).toThrow(/^WORKERS: is 1 with npm run dev/);
  });

  test("as many connections as the embedded database has; another one has its own limit", () => {
    expect(load({ DATABASE_POOL: "50" }).databasePool).toBe(50);
    expect(load({ DATABASE_POOL: "120", DATABASE_URL: "postgres://db/alma" }).databasePool).toBe(120);
  });

  test.each([["halo@alma.test"], ["Alma <halo@alma.test>"], ['"Alma, Indonesia" <halo@alma.test>']])(
    "mails may come from %s",
    (from) => {
      expect(load({ MAIL_FROM: from }).mailFrom).toBe(from);
      // The operator's address defaults to the sender's.
      expect(load({ MAIL_FROM: from }).operatorEmail).toBe("halo@alma.test");
      expect(load({ MAIL_FROM: from, OPERATOR_EMAIL: "tim@alma.test" }).operatorEmail).toBe("tim@alma.test");
    },
  );

  test.each([
    ["off", false],
    ["0", false],
    ["on", 1],
    ["true", 1],
    ["3", 3],
    ["10.0.0.1", ["10.0.0.1"]],
    ["10.0.0.0/8, ::1,fd00::/8", ["10.0.0.0/8", "::1", "fd00::/8"]],
  ])("TRUST_PROXY=%s trusts %j", (given, trusted) => {
    expect(load({ TRUST_PROXY: given }).trustProxy).toEqual(trusted);
  });

  test("a generated secret is made once, long, and its owner's only", async () => {
    const first = load({ APP_SECRET: "" }).appSecret;
    expect(load({ APP_SECRET: "" }).appSecret).toBe(first);
    expect(Buffer.from(first, "base64url")).toHaveLength(32);
    expect((await stat(join(folder, "app-secret"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["app-secret"]);
  });
});
