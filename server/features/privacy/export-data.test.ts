import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Body } from "#contract/schemas.ts";
import { freshToken } from "#server/test/examples.ts";
import { buildMember } from "#server/test/factories.ts";
import { fullLife, type Life, lifePassword } from "#server/test/full-life.ts";
import { hideConversation, storeConversation } from "#server/test/stored-conversation.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { ownDataTexts } from "#texts/privacy/own-data.ts";
import { chapters } from "./chapters.ts";
import { ownTables, tablesByAddress } from "./own-tables.ts";

let t: TestApp;
let life: Life;

beforeAll(async () => {
  t = await startTestApp();
  life = await fullLife(t, "kenari-1101-probe");
});
afterAll(() => t.close());

/** Downloads a file as a browser does. */
async function download(token: string | undefined, payload: object, headers: Record<string, string> = {}) {
  const answer = await t.server.inject({
    method: "POST",
    url: "/api/users/export",
    payload,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}
async function fileOf(member: { id: number; token: string }, format: Body<"exportData">["format"]) {
  await t.app.limits.forget("ownDataByUser", String(member.id));
  const file = await download(member.token, { format });
  expect(file.status, file.text).toBe(200);
  return file;
}
const jsonOf = async (member: { id: number; token: string }) =>
  JSON.parse((await fileOf(member, "json")).text) as Record<string, Record<string, unknown>[]>;

/** Makes the member's sessions older than what counts as recent. */
const ageSession = (userId: number) =>
  t.database.pool.query(
    "update sessions set confirmed_at = app_now() - interval '11 minutes' where user_id = $1",
    [userId],
  );

describe("X-16: everything own as a file", () => {
  test("JSON: every chapter, with what the member has in it, talks opened", async () => {
    const data = await jsonOf(life);
    expect(Object.keys(data).slice(2)).toEqual(chapters.map(({ name }) => name));
    for (const { name } of chapters) expect(data[name]?.length, name).toBeGreaterThan(0);
    expect(data.profile).toMatchObject([{ id: life.id, name: life.name, email: life.email }]);
    const conversation = data.conversations?.find(({ code }) => code === life.code);
    expect(conversation).toMatchObject({
      title: `Judul ${life.probe}`,
      star: 4,
      summary: `Ringkasan ${life.probe}`,
    });
    expect(conversation?.messages).toMatchObject([
      { type: "question", text: `Aku cerita ${life.probe}.` },
      { type: "answer", thumb: 1 },
      { type: "question", text: "Aku pengen mati aja rasanya." },
      { type: "answer", help_shown: true },
    ]);
    expect(data.conversations?.some(({ topic }) => topic === `Topik ${life.probe}`)).toBe(true);
    expect(data.cart).toMatchObject([{ quantity: 2, notes: `Catatan ${life.probe}` }]);
    expect(data.orders).toMatchObject([{ invoice_no: `INV-${life.id}`, state: "paid" }]);
    expect(data.products).toMatchObject([
      { product_id: 1, product: "Jurnal Tenang 14 Hari", invoice: `INV-${life.id}`, revoked_at: null },
      { product_id: 3, product: "Panduan Percakapan Sulit", invoice: null, revoked_at: null },
    ]);
    expect(data.safety?.[0]).toEqual({
      level: expect.any(Number),
      source: "question",
      created_at: expect.any(String),
    });
    // The export also contains the consent for a provider that is no longer in use.
    expect(data.consents?.map(({ kind }) => kind)).toEqual(["terms", "health_data", "ai_provider"]);
    expect(data.srq?.[0]).toMatchObject({ count: 2, answers: expect.arrayContaining([]) });
    expect(data.survey).toMatchObject([{ answers: [{ no: 1, answer: 4 }, {}, {}, {}] }]);
    expect(data.feedback).toMatchObject([{ message: `Terima kasih ${life.probe}` }]);
    expect(data.applications).toMatchObject([{ biography: `Konselor ${life.probe}`, state: "received" }]);
    expect(data.profile?.[0]?.picture).toMatch(/^data:image\/webp;base64,/);
    expect(data.statement?.[0]).toMatchObject({ paid_seconds: expect.any(Number) });
  });

  test("HTML: the same for people, on one page that runs and loads nothing", async () => {
    const { text, headers } = await fileOf(life, "html");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="data-\d{4}-\d\d-\d\d\.html"$/);
    for (const title of Object.values(ownDataTexts.chapters)) expect(text).toContain(`${title}</h2>`);
    for (const word of [life.email, `Judul ${life.probe}`, `Aku cerita ${life.probe}.`, `INV-${life.id}`]) {
      expect(text).toContain(word);
    }
    expect(text).not.toMatch(/<script|<link|<img|<iframe|src=|https?:\/\//i);
    expect(text).toContain("default-src 'none'");
  });

  test("whatever was written is shown and never run", async () => {
    const attack = `"><script>alert(1)</script><img src=x onerror=alert(1)> & 'x'`;
    const member = await buildMember(t, { name: attack });
    await storeConversation(
      t,
      member,
      [{ text: attack }, { text: attack, type: "answer", questionId: 2_000_000_000 }],
      {
        title: attack,
      },
    );
    const { text } = await fileOf(member, "html");
    expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(text).toContain("&#60;script&#62;");
    const data = await jsonOf(member);
    expect(data.profile).toMatchObject([{ name: attack }]);
    expect(data.conversations).toMatchObject([{ title: attack, messages: [{ text: attack }, {}] }]);
  });

  test("nothing of another member, of another client or of nobody; no secret; no talk that was deleted", async () => {
    const twin = await fullLife(t, "murai-1102-probe", "akasia");
    const member = await buildMember(t);
    const hidden = await storeConversation(t, member, [{ text: "rahasia-terhapus" }]);
    await hideConversation(t, hidden.id);
    for (const one of [member, life]) {
      for (const format of ["json", "html"] as const) {
        const { text } = await fileOf(one, format);
        expect(text).not.toContain(twin.probe);
        if (one === member) expect(text).not.toContain(life.probe);
        expect(text).not.toMatch(/rahasia-terhapus|argon2|token_hash|rule_ids|text_hash/);
        expect(text).not.toContain(one.token);
      }
    }
  });

  test("who came by Google finds the number of that account in it", async () => {
    const member = await buildMember(t);
    await t.database.pool.query("update users set google_sub = '1098765' where id = $1", [member.id]);
    expect((await jsonOf(member)).profile).toMatchObject([{ google_id: "1098765" }]);
    expect((await fileOf(member, "html")).text).toContain("<dd>1098765</dd>");
  });

  test("who has nothing gets a whole file that says so", async () => {
    const member = await buildMember(t, { consents: false });
    const data = await jsonOf(member);
    expect(data.conversations).toEqual([]);
    expect((await fileOf(member, "html")).text).toContain(ownDataTexts.nothing);
  });

  test("ten thousand messages come piece by piece and whole", async () => {
    const member = await buildMember(t);
    const rows = Array.from({ length: 10_000 }, (_, n) => ({ text: `Pesan ${n} ${"panjang ".repeat(20)}` }));
    await storeConversation(t, member, rows);
    const base = await t.listen();
    const response = await fetch(`${base}/api/users/export`, {
      method: "POST",
      headers: { authorization: `Bearer ${member.token}`, "content-type": "application/json" },
      body: JSON.stringify({ format: "json" }),
    });
    let pieces = 0;
    let largest = 0;
    let text = "";
    const decoder = new TextDecoder();
    for await (const piece of response.body ?? []) {
      pieces += 1;
      largest = Math.max(largest, piece.length);
      text += decoder.decode(piece, { stream: true });
    }
    const data = JSON.parse(text);
    expect(data.conversations[0].messages).toHaveLength(10_000);
    expect(data.conversations[0].messages[9_999].text).toMatch(/^Pesan 9999 /);
    expect(pieces).toBeGreaterThan(20);
    expect(largest).toBeLessThan(300_000);
  }, 60_000);
});

describe("X-16: only for who shows who they are", () => {
  test("a sign-in of the last ten minutes will do; later the password, and never a wrong one", async () => {
    const member = await fullLife(t, "gelatik-1103-probe");
    await ageSession(member.id);
    const codeOf = async (payload: object) => JSON.parse((await download(member.token, payload)).text).code;
    expect(await codeOf({ format: "json" })).toBe("sign_in_again");
    expect(await codeOf({ format: "json", password: "bukan-ini-1" })).toBe("password_wrong");
    expect((await download(member.token, { format: "json", password: lifePassword })).status).toBe(200);
  });

  test("ten wrong passwords, then none is looked at for a while", async () => {
    const member = await fullLife(t, "prenjak-1104-probe");
    await ageSession(member.id);
    const statuses = [];
    for (let n = 0; n < 11; n++) {
      statuses.push((await download(member.token, { format: "json", password: "bukan-ini-1" })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
    expect((await download(member.token, { format: "json", password: lifePassword })).status).toBe(429);
  });

  test("six files an hour, for one at a time; the next says when", async () => {
    const member = await buildMember(t);
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push((await download(member.token, { format: "json" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const { headers } = await download(member.token, { format: "json" });
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  });

  test("a mail says that it was made, to this member alone", async () => {
    const member = await buildMember(t);
    await t.runJobs();
    const before = t.mail.sent.length;
    await fileOf(member, "json");
    await t.runJobs();
    const mails = t.mail.sent.slice(before).filter(({ subject }) => subject.startsWith("Data kamu"));
    expect(mails.map(({ to, link }) => [to, new URL(link ?? "").pathname])).toEqual([
      [member.email, "/netwerk/profile"],
    ]);
  });

  test("without a token, with another client's, or in another form: refused", async () => {
    const member = await buildMember(t);
    expect((await download(undefined, { format: "json" })).status).toBe(401);
    expect((await download(member.token, { format: "json" }, { "x-client": "akasia" })).status).toBe(401);
    expect((await download(member.token, { format: "exe" })).status).toBe(422);
    expect((await download(member.token, {})).status).toBe(422);
  });

  test("a session that ends while its file waits for its turn takes no place from others", async () => {
    const member = await buildMember(t);
    const { exportWork } = t.app.concurrency;
    const full = [await exportWork.enter("one"), await exportWork.enter("two")];
    const asked = download(member.token, { format: "json" });
    await expect.poll(() => t.app.connections.sessions.length).toBe(1);
    await t.database.pool.query("update sessions set revoked_at = app_now() where user_id = $1", [member.id]);
    expect((await asked).status).toBe(401);
    for (const leave of full) leave();
    await expect
      .poll(() =>
        t.app.concurrency.exportOpen.enter(String(member.id)).then((leave) => leave() ?? "in", String),
      )
      .toBe("in");
    for (const name of ["one", "two"]) (await exportWork.enter(name))();
  });

  test("a file that is being read breaks off when its session ends", async () => {
    const member = await buildMember(t);
    const token = await freshToken(t, member);
    await storeConversation(
      t,
      member,
      Array.from({ length: 3000 }, () => ({ text: "kata ".repeat(2000) })),
    );
    const base = `http://127.0.0.1:${addressPort()}`;
    const response = await fetch(`${base}/api/users/export`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ format: "json" }),
    });
    const reader = response.body?.getReader();
    await reader?.read();
    await t.call("endOtherSessions", {}, member);
    await expect.poll(() => t.app.connections.sessions, { timeout: 3000 }).toEqual([]);
    await expect(
      (async () => {
        for (;;) if ((await reader?.read())?.done) return "whole";
      })(),
    ).rejects.toThrow();
  }, 30_000);
});

function addressPort(): number {
  const address = t.server.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

describe("the table of members' tables", () => {
  test("every table of the schema with rows of members says what the export tells and what erasing does", async () => {
    const { rows } = await t.database.pool.query(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id' order by 1`,
    );
    const tables = [...rows.map(({ name }) => name), "users"].toSorted();
    expect(Object.keys(ownTables).toSorted()).toEqual(tables);
  });

  test("every chapter that a table names is in the file, and every chapter tells a table", () => {
    const named = Object.values({ ...ownTables, ...tablesByAddress }).flatMap((row) =>
      "chapter" in row ? [row.chapter] : [],
    );
    expect([...new Set(named)].toSorted()).toEqual(chapters.map(({ name }) => name).toSorted());
    for (const row of Object.values(ownTables)) if ("untold" in row) expect(row.untold).toMatch(/\w{4}/);
  });
});
