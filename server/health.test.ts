import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { orTask } from "./platform/jobs/queue.ts";
import { startTestApp, type TestApp } from "./test/test-app.ts";

const operatorToken = "penjaga-yang-cukup-panjang-0123456789";
let t: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-health-"));
  t = await startTestApp({ config: { operatorToken, dataDir: join(folder, "data") } });
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true });
});

const headers = { authorization: `Bearer ${operatorToken}` };
const look = async () => (await t.server.inject({ url: "/readyz?verbose", headers })).json();

describe("/readyz", () => {
  test("writes to the database and to the disk, and leaves nothing there", async () => {
    expect((await t.server.inject("/readyz")).statusCode).toBe(200);
    expect(await readdir(join(folder, "data"))).toEqual([]);
    const { rows } = await t.database.pool.query("select kind from operator_tasks");
    expect(rows).toEqual([{ kind: "ready" }]);
  });

  test("is not ready where the database takes no writes, or the disk is none", async () => {
    const file = join(folder, "no-folder");
    await writeFile(file, "");
    const other = await startTestApp({ config: { dataDir: file } });
    expect((await other.server.inject("/readyz")).statusCode).toBe(500);
    await other.close();
    const closed = await startTestApp({ config: { dataDir: join(folder, "data") } });
    await closed.database.pool.query("alter table operator_tasks rename to operator_tasks_away");
    expect((await closed.server.inject("/readyz")).statusCode).toBe(500);
    await closed.close();
  });

  test("a hundred at once are one check", async () => {
    await Promise.all(Array.from({ length: 100 }, () => t.server.inject("/readyz")));
    expect((await t.server.inject("/readyz")).json()).toEqual({ status: "success" });
  });

  test("?verbose is the operator's alone: 401 without the token, 404 where none is set", async () => {
    for (const authorization of ["", "Bearer x", operatorToken, `Bearer ${operatorToken}x`]) {
      const { statusCode, body } = await t.server.inject({
        url: "/readyz?verbose",
        headers: { authorization },
      });
      expect([statusCode, body.includes("SMTP")]).toEqual([401, false]);
    }
    const closed = await startTestApp();
    expect((await closed.server.inject({ url: "/readyz?verbose", headers })).statusCode).toBe(404);
    expect(
      (await closed.server.inject({ method: "DELETE", url: "/readyz/tasks/1", headers })).statusCode,
    ).toBe(404);
    await closed.close();
  });

  test("?verbose lists what is missing, and tells no secret", async () => {
    const { status, missing } = await look();
    expect(status).toBe("success");
    const settings = missing.map(({ setting }: { setting: string }) => setting);
    expect(settings).toEqual(
      expect.arrayContaining(["SMTP_URL", "MIDTRANS_SERVER_KEY", "LLM_BASE_URL", "DEMO", "PUBLIC_URL"]),
    );
    expect(JSON.stringify(missing)).not.toContain(t.app.config.appSecret);
  });

  test("?verbose names the lines to other machines that are not encrypted", async () => {
    const model = { baseUrl: "http://10.0.0.5/v1", apiKey: undefined, model: "uji", providerName: "uji" };
    const secretKey = { accessKeyId: "kunci", secretAccessKey: "rahasia" };
    const plain = async (redisUrl: string, baseUrl: string, endpoint: string, databaseUrl: string) => {
      Object.assign(t.app.config, { redisUrl, databaseUrl, llm: { ...model, baseUrl } });
      Object.assign(t.app.config, { s3: { endpoint, bucket: "berkas", region: "x", ...secretKey } });
      const { missing } = await look();
      return missing.flatMap(({ setting, says }: { setting: string; says: string }) =>
        says.startsWith("the line to another machine") ? [setting] : [],
      );
    };
    const before = { ...t.app.config };
    onTestFinished(() => void Object.assign(t.app.config, before));
    expect(await plain("redis://cache", "http://10.0.0.5/v1", "http://store", "postgres://db/alma")).toEqual([
      ...["DATABASE_URL", "REDIS_URL", "LLM_BASE_URL", "S3_ENDPOINT"],
    ]);
    const database = "postgres://db/alma?sslmode=verify-full";
    expect(await plain("rediss://cache", "https://model.test/v1", "https://store", database)).toEqual([]);
    const here = "postgres://localhost/alma";
    expect(await plain("redis://127.0.0.1", "http://localhost:1/v1", "http://[::1]:9", here)).toEqual([]);
  });
});

describe("what the operator could not be told", () => {
  const job = { name: "tell-of-order", isForOperator: true as const };
  const failing = () => Promise.reject(new Error("the mail server is away"));
  const data = { orderId: 7, attention: "reversed" };

  test("stands as an open task after the last try, once, until it is closed", async () => {
    for (const retryCount of [0, 94]) {
      const tried = orTask(t.app, job, { data, retryCount, retryLimit: 95 }, failing());
      await expect(tried).rejects.toThrow("away");
    }
    expect((await look()).tasks).toEqual([]);
    for (let n = 0; n < 2; n += 1) {
      const tried = orTask(t.app, job, { data, retryCount: 95, retryLimit: 95 }, failing());
      await expect(tried).rejects.toThrow("away");
    }
    const { tasks } = await look();
    expect(tasks).toEqual([
      expect.objectContaining({ kind: "tell-of-order", about: `tell-of-order ${JSON.stringify(data)}` }),
    ]);
    const url = `/readyz/tasks/${tasks[0].id}`;
    expect((await t.server.inject({ method: "DELETE", url })).statusCode).toBe(401);
    expect((await t.server.inject({ method: "DELETE", url, headers })).statusCode).toBe(200);
    expect((await t.server.inject({ method: "DELETE", url, headers })).statusCode).toBe(404);
    expect((await look()).tasks).toEqual([]);
  });

  test("other jobs leave none", async () => {
    const other = { name: "mail-receipt" };
    await expect(orTask(t.app, other, { data, retryCount: 16, retryLimit: 16 }, failing())).rejects.toThrow(
      "away",
    );
    expect((await look()).tasks).toEqual([]);
  });

  test("mails to the operator are tried for a week, other mails for about a day", async () => {
    const { rows } = await t.database.pool.query(
      "select name, retry_limit as tries from pgboss.queue where name in ('tell-of-order', 'mail-operator', 'tell-of-feedback', 'mail-receipt') order by 1",
    );
    expect(rows.map(({ tries }) => tries)).toEqual([95, 16, 95, 95]);
  });
});
