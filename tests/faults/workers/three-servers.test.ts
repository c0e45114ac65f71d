import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { readEvents, textOf } from "#server/test/events.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { keptStates } from "../chat/kept-states.ts";
import { Provider, wordsOf } from "../chat/provider.ts";
import { ServerProcess } from "../chat/server-process.ts";
import { long, printedSeed, seeded } from "../random.ts";
import { overOwnConnection } from "./connection.ts";
import { Haproxy } from "./haproxy.ts";
import { hasProgram } from "./has-program.ts";
import { ServerProxy, type Servers } from "./server-proxy.ts";
import { at, begin, follow, headersOf, read, talkingMember } from "./streams.ts";

/*
 * Three servers on one PostgreSQL, behind a proxy. Live answers travel through the database, or through Redis where
 * TEST_REDIS_URL names one. ALMA_FAULTS=long restarts them under 200 streams.
 */

const words = 150;
const everyMs = 20;
const streams = long ? 200 : 16;

let t: TestApp;
let folder: string;
let provider: Provider;
let servers: ServerProcess[];
let proxy: ServerProxy;
let base: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-servers-"));
  provider = new Provider();
  provider.behave = () => ({ kind: "talk", words, everyMs });
  const llm = await provider.listen();
  const endpoint = { baseUrl: llm, apiKey: undefined, model: "uji", providerName: "uji" };
  t = await startTestApp({ config: { llm: endpoint } });
  const redis = process.env.TEST_REDIS_URL;
  servers = await Promise.all(
    ["a", "b", "c"].map((name) =>
      ServerProcess.create({
        DATABASE_URL: t.database.url,
        DATABASE_POOL: "6",
        // A server behind a proxy gives it time to hear that it stops.
        TRUST_PROXY: "1",
        DATA_DIR: join(folder, name),
        LLM_BASE_URL: llm,
        LLM_MODEL: "uji",
        LLM_PROVIDER_NAME: "uji",
        ...(redis ? { REDIS_URL: redis } : {}),
      }),
    ),
  );
  await Promise.all(servers.map((server) => server.start()));
  proxy = new ServerProxy(servers);
  base = await proxy.listen();
});
afterAll(async () => {
  proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  provider.close();
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

describe("three servers", () => {
  test("an answer that one writes is read at the others from its beginning, and from where another stopped", async () => {
    const [a, b, c] = servers;
    const one = await talkingMember(t);
    const { answerId, seen, whole } = await begin(a, one);
    const elsewhere = follow(b, one, answerId).then((response) => read(readEvents(response)));
    await expect.poll(() => textOf(seen).length).toBeGreaterThan(100);
    const position = seen.at(-1)?.id.split(":")[1] ?? "0";
    const resumed = await overOwnConnection(at(c, `/api/chat/${answerId}/stream`), {
      headers: { ...headersOf(one), "last-event-id": `${answerId}:${position}` },
    });
    const rest = textOf(await read(readEvents(resumed)));
    expect(textOf(await whole)).toBe(wordsOf(words));
    expect(textOf(await elsewhere)).toBe(wordsOf(words));
    expect(rest).toBe(wordsOf(words).slice(Number(position)));
  });

  test("a stop asked at one reaches the one that writes", async () => {
    const [a, b] = servers;
    const one = await talkingMember(t);
    const { answerId, seen, whole } = await begin(a, one);
    await expect.poll(() => textOf(seen).length).toBeGreaterThan(0);
    const stop = { method: "POST", headers: headersOf(one), body: {} };
    expect((await overOwnConnection(at(b, `/api/chat/${answerId}/stop`), stop)).status).toBe(200);
    const events = await whole;
    expect(events.at(-1)?.event).toBe("final");
    expect(textOf(events).length).toBeLessThan(wordsOf(words).length);
  });

  test("a session that ends at one ends its streams at the others, and the answer is still written", async () => {
    const [a, b, c] = servers;
    const one = await talkingMember(t);
    const { answerId, whole } = await begin(a, one);
    const elsewhere = follow(b, one, answerId).then((response) => read(readEvents(response)));
    const end = { method: "POST", headers: headersOf(one), body: {} };
    expect((await overOwnConnection(at(c, "/api/users/logout"), end)).status).toBeLessThan(300);
    for (const events of [await whole, await elsewhere]) {
      expect(events.at(-1)?.event).not.toBe("final");
      expect(textOf(events).length).toBeLessThan(wordsOf(words).length);
    }
    expect((await follow(b, one, answerId)).status).toBe(401);
    const state = () =>
      t.database.pool
        .query("select state from messages where id = $1", [answerId])
        .then(({ rows }) => rows[0]?.state);
    await expect.poll(state, { timeout: 60_000 }).toBe("complete");
  });

  test("a mail is sent by one of them, once", async () => {
    const body = {
      ...{ name: "Sari Tiga", phone: "081234567899", email: "tiga-server@uji.test" },
      ...{ username: "netwerk", password: "kata-sandi-panjang", confirm_password: "kata-sandi-panjang" },
    };
    const signUp = { method: "POST", headers: { "x-client": "netwerk" }, body };
    expect((await overOwnConnection(`${base}/api/users/signup`, signUp)).status).toBeLessThan(300);
    const mails = async () => {
      const all = await Promise.all(
        ["a", "b", "c"].map((name) => readdir(join(folder, name, "outbox")).catch(() => [])),
      );
      return all.flat().length;
    };
    await expect.poll(mails, { timeout: 60_000 }).toBe(1);
  });

  const proxies: [string, () => Servers][] = [
    ["a proxy of the tests", () => new ServerProxy(servers)],
    ...(hasProgram("haproxy")
      ? [["HAProxy", () => new Haproxy(servers, folder)] as [string, () => Servers]]
      : []),
  ];
  test.each(proxies)(
    `restarted one after another under ${streams} streams behind %s, no request fails and every answer is whole`,
    async (_, make) => {
      const front = make();
      onTestFinished(() => front.close());
      const address = await front.listen();
      await expect.poll(() => front.ready.size).toBe(servers.length);
      const random = seeded(printedSeed("three-servers"));
      // Short enough for the patience of a server that stops, however busy the machine is.
      provider.behave = () => ({ kind: "talk", words: 40, everyMs });
      const members = await Promise.all(Array.from({ length: streams }, () => talkingMember(t)));
      const talks = members.map((one) => one.conversation(address, random));
      for (const server of servers) {
        await server.stop();
        await server.start();
        await expect.poll(() => front.ready.has(server.port), { timeout: 60_000 }).toBe(true);
      }
      for (const one of members) one.stop();
      await Promise.all(talks);
      expect(members.flatMap((one) => one.refused)).toEqual([]);
      for (const one of members) {
        const states = await keptStates(t, one, { words: 40, everyMs });
        expect(new Set(states)).toEqual(new Set(["complete"]));
      }
      expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
    },
  );

  test("kill -9 of one: what it wrote is kept and closed by another", async () => {
    const [a, b] = servers;
    provider.behave = () => ({ kind: "talk", words, everyMs });
    const one = await talkingMember(t);
    const { answerId, seen, whole } = await begin(a, one);
    // Text is stored once a second.
    await expect.poll(() => textOf(seen).length, { interval: 10 }).toBeGreaterThan(wordsOf(60).length);
    await a?.kill();
    await whole;
    const rest = await read(readEvents(await follow(b, one, answerId)));
    expect(rest.at(-1)?.event).toBe("final");
    expect(textOf(rest).length).toBeGreaterThan(0);
    expect(wordsOf(words).startsWith(textOf(rest))).toBe(true);
    await a?.start();
  });
});
