import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultContacts } from "#rules/safety/contacts.ts";
import { buildMember } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { safetyTexts } from "#texts/safety/safety.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

describe("X-04: where help is", () => {
  test("needs no sign-in: 119 and IGD first, then the others, and what to do when nobody answers", async () => {
    const { status, body } = await t.call("getHelp", {});
    expect(status).toBe(200);
    const labels = body.data.contacts.map(({ label }) => label);
    expect(labels.slice(0, 5)).toEqual([
      "Telepon 119",
      "IGD terdekat",
      "119 lalu tekan 8",
      "SAPA 129",
      "Polisi 110",
    ]);
    expect(body.data.note).toBe(safetyTexts.fallback);
  });

  test("every contact can be used as it is: a link of its kind, nothing else", async () => {
    const { contacts } = (await t.call("getHelp", {})).body.data;
    for (const { href, kind, detail } of contacts) {
      expect(href).toMatch(kind === "tel" ? /^tel:\+?\d{3,15}$/ : /^https:\/\//);
      expect(detail).not.toBe("");
    }
  });

  test("is the same for every client, for a member, and with a token that is not valid", async () => {
    const open = (await t.call("getHelp", {})).body;
    const member = await buildMember(t);
    for (const caller of [member, { client: "akasia" }, { token: "tidak-berlaku", client: "netwerk" }]) {
      const { status, body } = await t.call("getHelp", {}, caller);
      expect([status, body]).toEqual([200, open]);
    }
  });

  test("the database away: it answers from code, at once, whoever asks", async () => {
    const open = (await t.call("getHelp", {})).body;
    const member = await buildMember(t);
    const broken = await startTestApp();
    await broken.database.pool.query("alter table clients rename to clients_away");
    await broken.database.pool.query("alter table sessions rename to sessions_away");
    try {
      for (const caller of [{}, member, { client: "akasia" }, { client: "tidak-ada" }]) {
        const { status, body } = await broken.call("getHelp", {}, caller);
        expect([status, body]).toEqual([200, open]);
      }
    } finally {
      await broken.close();
    }
  });

  test("says when its sources were read, and whether somebody has dialled the numbers", async () => {
    const { checked } = (await t.call("getHelp", {})).body.data;
    const read = defaultContacts.map(({ verifiedAt }) => verifiedAt).sort();
    expect(checked.on).toBe(read[0]);
    const numbers = defaultContacts.filter(({ kind }) => kind === "tel");
    expect(checked.dialled).toBe(numbers.every(({ dialledBy }) => dialledBy !== null));
  });

  test("sets no cookie and writes nothing down", async () => {
    const { headers } = await t.call("getHelp", {});
    expect(headers["set-cookie"]).toBeUndefined();
    const { rows } = await t.database.pool.query("select count(*)::int as n from safety_events");
    expect(rows[0].n).toBe(0);
  });
});
