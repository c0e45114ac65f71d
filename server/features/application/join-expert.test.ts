import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adultYears, isAdultOn } from "#rules/application.ts";
import { cities } from "#rules/cities.ts";
import { isDay } from "#rules/day.ts";
import { firstWord } from "#server/features/mail/mail.ts";
import { buildClient, clientNamed } from "#server/test/factories.ts";
import { riskEvents } from "#server/test/risk.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { applicationsIn, applicationsOf, decide, eraseApplications } from "./application.ts";
import { purgeDeclined } from "./purge-declined.ts";

let t: TestApp;
let sender = 0;
/** Each test uses a new email address, because few mails are allowed per address. */
let email = "";

beforeAll(async () => {
  t = await startTestApp();
});
beforeEach(async () => {
  sender += 1;
  email = `rani-${sender}@pelamar.test`;
  await t.database.pool.query("delete from expert_applications");
  await t.runJobs();
  t.mail.sent.length = 0;
});
afterAll(() => t.close());

const form = {
  name: "Rani Uji",
  phone: "081234567890",
  city: "Bandung",
  layanan: "Kesehatan Mental",
  skills: 1,
  birth_date: "1990-05-17",
  experience: 7,
  biography: "Konselor dengan pendekatan yang tenang.",
  kontak: "Ya",
} as const;

/** Each application comes from a different IP address, so that limits per address do not interfere with the test. */
async function apply(over: object = {}, { client = "netwerk", from = "" } = {}) {
  sender += 1;
  const answer = await t.server.inject({
    method: "POST",
    url: "/api/expert/join",
    remoteAddress: from || `10.9.${sender >> 8}.${sender & 255}`,
    headers: { "x-client": client, "content-type": "application/json" },
    payload: JSON.stringify({ ...form, email, ...over }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const opener = () => ({ db: t.app.database.db, seals: t.app.seals });
const received = () => applicationsIn(opener(), "received");
const unique = () => ({ email: `pelamar-${sender}@contoh.test` });

describe("C-52: applying as an expert", () => {
  test("B-286, E-40: needs no token; status and message say that it came, and every field is kept", async () => {
    const { status, body } = await apply();
    expect([status, body]).toEqual([200, { status: "success", message: joinTexts.received }]);
    const [application] = await received();
    const { skills: _, ...details } = form;
    expect(application).toMatchObject({
      client: "netwerk",
      state: "received",
      details: { ...details, email },
    });
  });

  test("B-281: layanan is the name of a service, skills the id of the same one", async () => {
    for (const wrong of [
      { layanan: "Karier", skills: 1 },
      { layanan: "Tukang", skills: undefined },
      { layanan: "Tukang", skills: 1 },
    ]) {
      const { status, body } = await apply(wrong);
      expect([status, body.status, body.error]).toEqual([
        422,
        "failed",
        { layanan: [joinTexts.serviceWrong] },
      ]);
    }
    expect((await apply({ layanan: "Karier", skills: 3 })).status).toBe(200);
    expect((await apply({ ...unique(), layanan: "Karier", skills: undefined })).status).toBe(200);
    const few = await buildClient(t);
    const { status } = await apply({ layanan: "Inovasi Bisnis", skills: 5 }, { client: few.username });
    expect(status).toBe(422);
  });

  test.for([
    [
      "name",
      ["", "  ", "ab", "a\r\nBcc: x@y.test", "Rani www.jahat.test", "x".repeat(200), null, 5, ["Rani"]],
    ],
    ["email", ["", "rani", "a@b", "a@b.c, d@e.f", "a@b.test\r\nBcc: x@y.test", "a b@c.test", null]],
    ["phone", ["", "08a-1234567", "0812", "1".repeat(40), 81234567890, null]],
    ["city", ["", "Atlantis", "bandung", null, ["Bandung"]]],
    ["layanan", ["", " ", "a".repeat(10_000), null]],
    [
      "birth_date",
      ["", "17-05-1990", "1990-02-30", "1990-13-01", "2999-01-01", "1850-01-01", "kemarin", null],
    ],
    ["experience", ["", "tujuh", -1, 71, 1.5, "1e1", null, [7]]],
    ["biography", ["", "   ", "a".repeat(101), "a".repeat(10_000), null]],
    ["kontak", ["Mungkin", 1, ["Ya"]]],
    ["skills", [0, "x", -1, 1.5]],
  ] as const)("B-285: a wrong %s is refused under its field, with status failed", async ([field, wrongs]) => {
    for (const wrong of wrongs) {
      const { status, body } = await apply({ [field]: wrong });
      expect([status, body.status, body.code], JSON.stringify(wrong)).toEqual([422, "failed", "invalid"]);
      expect(Object.keys(body.error)).toEqual([field]);
      expect(body.message).not.toBe("");
    }
    expect(await received()).toEqual([]);
  });

  test("B-275, A-100: kontak may be missing, empty or null; the eight others may not", async () => {
    for (const kontak of [undefined, null, ""]) {
      expect((await apply({ ...unique(), kontak })).status).toBe(200);
    }
    expect((await received()).map(({ details }) => details.kontak)).toEqual([null, null, null]);
    for (const field of ["email", ...Object.keys(form)].filter((name) => !/kontak|skills/.test(name)))
      expect((await apply({ [field]: undefined })).status, field).toBe(422);
  });

  test("B-277: 100 letters of biography, counted as people see them", async () => {
    expect((await apply({ biography: "🌿".repeat(100) })).status).toBe(200);
    expect((await apply({ biography: "🌿".repeat(101) })).status).toBe(422);
  });

  test("NUL and half of a surrogate pair are refused as failed; more fields than asked for are ignored", async () => {
    for (const broken of ["a\0b", "a\ud800"]) {
      const { status, body } = await apply({ biography: broken });
      expect([status, body.status]).toEqual([400, "failed"]);
    }
    expect((await apply({ state: "accepted", client_id: 2, id: 99, created_at: "2000-01-01" })).status).toBe(
      200,
    );
    const [application] = await received();
    expect(application).toMatchObject({ client: "netwerk", state: "received" });
    expect(Object.keys(application?.details ?? {})).not.toContain("state");
  });

  test("an adult since this very day in Jakarta is one", async () => {
    await t.stopClock("2026-11-21 00:30:00+07");
    const at = (birth_date: string) => apply({ ...unique(), birth_date });
    expect((await at(`${2026 - adultYears}-11-21`)).status).toBe(200);
    expect((await at(`${2026 - adultYears}-11-22`)).status).toBe(422);
    await t.runClock();
  });

  test("everything of the person is sealed; the row tells nothing of it", async () => {
    await apply();
    const { rows } = await t.database.pool.query("select * from expert_applications");
    expect(JSON.stringify(rows[0]) + rows[0].details_sealed.toString("latin1")).not.toMatch(
      /Rani|pelamar|0812|Bandung|1990|tenang/,
    );
  });

  test("an unknown client is not there, and ten from one address an hour are enough", async () => {
    expect((await apply({}, { client: "tidak-ada" })).status).toBe(404);
    const sends = [];
    for (let n = 0; n < 11; n += 1)
      sends.push((await apply({ email: `satu-${n}@contoh.test` }, { from: "10.77.0.1" })).status);
    expect(sends.slice(0, 10)).toEqual(sends.slice(0, 10).map(() => 200));
    expect(sends[10]).toBe(429);
  });

  test("with the database away it is failed too, and asks for another try", async () => {
    await t.database.pool.query("alter table expert_applications rename to away");
    const { status, body } = await apply();
    await t.database.pool.query("alter table away rename to expert_applications");
    expect([status, body.status, body.code]).toEqual([500, "failed", "internal"]);
  });
});

describe("sent twice", () => {
  test("the same within a day is one application and one mail, also when both come at once", async () => {
    await Promise.all([apply(), apply(), apply()]);
    await t.advance(3600);
    expect((await apply()).body.status).toBe("success");
    expect(await received()).toHaveLength(1);
    await t.runJobs();
    expect(t.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });

  test("a correction is kept beside the first, and says nothing new to the applicant; a day later it does", async () => {
    await apply();
    await apply({ phone: "081234567899" });
    expect((await received()).map(({ details }) => details.phone)).toEqual(["081234567890", "081234567899"]);
    await t.runJobs();
    expect(t.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
    await t.advance(24 * 3600 + 1);
    await apply();
    await t.runJobs();
    expect(await received()).toHaveLength(3);
    expect(t.mail.sent.filter(({ to }) => to === email)).toHaveLength(2);
  });
});

describe("what tells of risk", () => {
  test("in the biography is answered with the card, and noted as nobody's, without a word of it", async () => {
    await t.database.pool.query("delete from safety_events");
    const { status, body } = await apply({ biography: "Aku pengen mati aja rasanya." });
    expect([status, body.status, body.safety.level]).toEqual([200, "success", 2]);
    expect(body.safety.contacts[0].label).toBe("119 lalu tekan 8");
    const rows = await riskEvents(t);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ user_id: null, source: "application", level: 2 });
    expect(JSON.stringify(rows)).not.toMatch(/mati|rani/i);
  });

  test("stands beside a refusal too, and not beside an everyday one", async () => {
    const risk = await apply({ biography: "Aku pengen mati aja rasanya.", city: "Atlantis" });
    expect([risk.status, risk.body.safety.level]).toEqual([422, 2]);
    expect((await apply({ city: "Atlantis" })).body.safety).toBeUndefined();
  });
});

describe("the mails", () => {
  const mailTo = (address: string) => t.mail.sent.filter(({ to }) => to === address);

  test("the applicant hears that it came, the operator who it is and how to decide", async () => {
    await apply({}, { client: "akasia" });
    await t.runJobs();
    const [told, ...others] = mailTo(email);
    expect(others).toEqual([]);
    expect(told?.subject).toContain("Lamaranmu kami terima");
    expect(told?.text).toContain("Halo Rani,");
    expect(told?.text).toContain("Akasia");
    const [operator] = mailTo(t.app.config.operatorEmail);
    const [{ id } = { id: 0 }] = await received();
    expect(operator?.subject).toContain(`nomor ${id}`);
    for (const value of [
      "Rani Uji",
      email,
      form.phone,
      "Bandung",
      "Kesehatan Mental",
      "1990-05-17",
      "tenang",
    ])
      expect(operator?.text).toContain(value);
    expect(operator?.text).toContain(`npm run inbox -- accept ${id}`);
  });

  test.for([
    ["accepted", "Lamaranmu disetujui"],
    ["declined", "Kabar tentang lamaranmu"],
  ] as const)("a decision is mailed to the applicant, once: %s", async ([state, subject]) => {
    await apply();
    const [{ id } = { id: 0 }] = await received();
    await t.runJobs();
    t.mail.sent.length = 0;
    expect([await decide(t.app, id, state), await decide(t.app, id, state)]).toEqual([true, false]);
    expect(await decide(t.app, id + 999, state)).toBe(false);
    await t.runJobs();
    expect(t.mail.sent.map((mail) => [mail.to, mail.subject])).toEqual([
      [email, expect.stringContaining(subject)],
    ]);
    expect(await applicationsIn(opener(), state)).toHaveLength(1);
  });

  test("what was typed never becomes a header, a second recipient or markup", async () => {
    const biography = "<img src=x onerror=alert(1)>\r\nBcc: x@jahat.test";
    await apply({ biography, name: 'Rani "<b>" Uji' });
    await t.runJobs();
    expect(t.mail.sent).toHaveLength(2);
    for (const mail of t.mail.sent) {
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect([email, t.app.config.operatorEmail]).toContain(mail.to);
      expect(mail.html).not.toMatch(/<img src=x|<b>/);
    }
  });

  test("a stranger's name greets with nothing that a mail program would make a link of", () => {
    expect(firstWord("Rani Uji")).toBe("Rani");
    expect(firstWord("Nur'aini")).toBe("Nur'aini");
    for (const name of ["menang.jahat.test Anda", "R4ni", "hadiah@jahat.test", "<b> Rani"])
      expect(firstWord(name)).toBe("");
  });

  test("with the mail server away the application is kept, and the mail comes with a later try", async () => {
    t.mail.failing = true;
    expect((await apply()).status).toBe(200);
    await expect(t.runJobs()).rejects.toThrow("away");
    t.mail.failing = false;
    expect(await received()).toHaveLength(1);
  });
});

describe("afterwards", () => {
  test("a declined application is removed after 180 days, others stay", async () => {
    await apply();
    await apply({ email: "kedua@pelamar.test" });
    const [first] = await received();
    await decide(t.app, first?.id ?? 0, "declined");
    await t.advance(180 * 86_400 - 60);
    await purgeDeclined.run(t.app, {}, "purge");
    expect(await applicationsIn(opener(), "declined")).toHaveLength(1);
    await t.advance(120);
    await purgeDeclined.run(t.app, {}, "purge");
    expect(await applicationsIn(opener(), "declined")).toEqual([]);
    expect(await received()).toHaveLength(1);
  });

  test("what belongs to an address can be exported and erased, at one client alone", async () => {
    await apply();
    await apply({}, { client: "akasia" });
    const [netwerk, akasia] = [await clientNamed(t, "netwerk"), await clientNamed(t, "akasia")];
    const of = (clientId: number) => applicationsOf(opener(), clientId, email);
    expect([(await of(netwerk.id)).length, (await of(akasia.id)).length]).toEqual([1, 1]);
    expect(await applicationsOf(opener(), netwerk.id, "lain@pelamar.test")).toEqual([]);
    await eraseApplications(t.app.database.db, opener(), netwerk.id, email);
    expect([(await of(netwerk.id)).length, (await of(akasia.id)).length]).toEqual([0, 1]);
  });
});

describe("the rules of the form", () => {
  test("B-278, A-99: 49 cities, by the alphabet, each once; the seven named are among them", () => {
    expect(cities).toHaveLength(49);
    expect([...new Set(cities)].toSorted()).toEqual([...cities]);
    for (const named of ["Jakarta", "Bandung", "Surabaya", "Medan", "Semarang", "Yogyakarta", "Bali"])
      expect(cities).toContain(named);
  });

  test("B-279: a birth date is a day of the calendar, of an adult", () => {
    expect(["2000-02-29", "1990-12-31"].every(isDay)).toBe(true);
    expect(["2001-02-29", "1990-1-1", "", "1990-05-17T00:00"].some(isDay)).toBe(false);
    expect(isAdultOn("2008-02-29", "2026-02-28")).toBe(false);
    expect(isAdultOn("2008-02-29", "2026-03-01")).toBe(true);
  });
});
