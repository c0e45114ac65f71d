import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    ["DEMO", "mungkin"],
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

  test("an endpoint needs its model", () => {
    expect(problems({ LLM_BASE_URL: "http://localhost:1/v1" })[0]).toMatch(/^LLM_MODEL: /);
  });

  test("a generated secret is made once, long, and its owner's only", async () => {
    const first = load({ APP_SECRET: "" }).appSecret;
    expect(load({ APP_SECRET: "" }).appSecret).toBe(first);
    expect(Buffer.from(first, "base64url")).toHaveLength(32);
    expect((await stat(join(folder, "app-secret"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["app-secret"]);
  });
});
