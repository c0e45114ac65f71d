import { afterAll, beforeAll, expect, test } from "vitest";
import { createGuide } from "#server/external/model/guide/guide.ts";
import { columnsOfPeople, tablesAboutNobody } from "#server/test/clear-columns.ts";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { scriptedModel } from "#server/test/fakes.ts";
import { fullLife, lifePassword } from "#server/test/full-life.ts";
import { riskEvents } from "#server/test/risk.ts";
import { answersWith } from "#server/test/screening.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";

/* What somebody learns who gets the database without the keys: the demo world, and a member in danger everywhere. */

let t: TestApp;
let member: BuiltMember;

/** Texts of danger of each kind, each with a word that stands nowhere else. */
const inConversations = [
  "Aku pengen mati aja rasanya, kata Zulqanita.",
  "Suamiku mukul aku lagi tadi malam, kata Wirayuda.",
  "Anakku dipukuli bapaknya, kata Pramesti.",
  "Aku mau bunuh dia malam ini, kata Jatmiko.",
  "Setiap malam saya menangis dan merasa tidak berguna, kata Handaru.",
];
const elsewhere = {
  feedback: "Aku mau gantung diri malam ini, kata Kalandra.",
  plan: "Pil yang aku simpan buat bunuh diri, kata Sekarlangit.",
  biography: "Aku pengen mati aja rasanya, kata Bagaskara.",
};
const words = [...inConversations, ...Object.values(elsewhere)].map(
  (text) => /kata (\w+)/.exec(text)?.[1] ?? text,
);
const categories =
  /\b(distress|ideation|plan_or_imminent|self_harm|violence_\w+|psychosis|srq17|overdose|eating)\b/;

beforeAll(async () => {
  t = await startTestApp();
  const whole = await fullLife(t, "Zelonian");
  member = { ...whole, token: whole.token };
  t.app.external.model = scriptedModel([{ text: "Kamu mengidap bipolar. Aku dengar kamu." }]);
  for (const question of inConversations) {
    const { status } = await t.call(
      "sendQuestion",
      { body: { thread_id: await startConversation(t, member), question } },
      member,
    );
    expect(status).toBe(200);
  }
  t.app.external.model = createGuide({ fromMs: 0, toMs: 0 });
  const thread = await startConversation(t, member);
  await t.call("sendQuestion", { body: { thread_id: thread, question: "Tolong bantu aku tenang" } }, member);
  const other = await buildMember(t, { password: lifePassword });
  const gone = await buildMember(t, { password: lifePassword });
  const planBody = { version: 0, parts: { safer_place: [{ text: elsewhere.plan }] } };
  const application = {
    name: "Rani",
    email: "rani.zelonian@contoh.test",
    phone: "081234567890",
    city: "Bandung",
    layanan: "Kesehatan Mental",
    skills: 1,
    birth_date: "1990-05-17",
    experience: 7,
    biography: elsewhere.biography,
  };
  const sent = [
    await t.call("submitSrq", { body: { answers: answersWith(1, 17, 22), plan_now: "yes" } }, other),
    await t.call("openSupport", { body: { is_danger_now: true } }, other),
    await t.call("sendFeedback", { body: { message: elsewhere.feedback } }, other),
    await t.call("saveSafetyPlan", { body: planBody }, other),
    await t.call("joinExpert", { body: application }, { headers: { "x-client": "netwerk" } }),
    await t.call("setUpFactor", {}, other),
    await t.call("eraseAccount", { body: { password: lifePassword, word: "HAPUS" } }, gone),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200, 200]);
});
afterAll(() => t.close());

const namesIn = (columns: string | undefined) => columns?.split(" ") ?? [];

test("each column of each table is in the table of what it tells", async () => {
  const { rows } = await t.database.pool.query<{ name: string; columns: string[] }>(`
    select c.table_schema || '.' || c.table_name as name, array_agg(c.column_name::text order by 1) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_class r on r.oid = format('%I.%I', c.table_schema, c.table_name)::regclass and not r.relispartition
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    group by 1 order by 1`);
  const found = rows.filter(({ name }) => !tablesAboutNobody.includes(name));
  const listed = Object.entries(columnsOfPeople).map(([name, { tells = {}, ...kinds }]) => ({
    name,
    columns: [...Object.values(kinds).flatMap(namesIn), ...Object.keys(tells)].toSorted(),
  }));
  const sorted = found.map(({ name, columns }) => ({ name, columns: columns.toSorted() }));
  expect(sorted).toEqual(listed.toSorted((one, two) => (one.name < two.name ? -1 : 1)));
  const ofMembers = rows.filter(({ columns }) => columns.includes("user_id")).map(({ name }) => name);
  expect(tablesAboutNobody.filter((name) => ofMembers.includes(name))).toEqual([]);
});

test("no column in the clear holds a category, a rule or a text; sealed ones hold what a key seals", async () => {
  const events = await riskEvents(t);
  const kinds = new Set(events.flatMap((event) => event.categories));
  for (const kind of ["distress", "ideation", "plan_or_imminent", "violence_victim"])
    expect([...kinds]).toContain(kind);
  const sources = new Set(events.map(({ source }) => source));
  expect([...sources].toSorted()).toEqual(["answer", "application", "feedback", "plan", "question", "srq17"]);
  const rules = [...new Set(events.flatMap((event) => event.rule_ids))];
  const secrets = [...rules, ...words, "bipolar"];
  const broken = new Set<string>();
  const filled = new Set<string>();
  for (const table of Object.keys(columnsOfPeople)) {
    const { rows } = await t.database.pool.query<Record<string, unknown>>(`select * from ${table}`);
    for (const [column, value] of rows.flatMap(Object.entries<unknown>)) {
      if (value === null) continue;
      filled.add(`${table}.${column}`);
      const wrong = wrongIn(table, column, value, secrets);
      if (wrong) broken.add(`${table}.${column} ${wrong}`);
    }
  }
  expect([...broken]).toEqual([]);
  // What is said of a column counts only if something was in it.
  const sealed = Object.entries(columnsOfPeople).flatMap(([table, columns]) =>
    namesIn(columns.sealed).map((column) => `${table}.${column}`),
  );
  expect(sealed.filter((column) => !filled.has(column))).toEqual([]);
});

/** Returns what is wrong with a value, by what the table says of its column. */
function wrongIn(table: string, column: string, value: unknown, secrets: string[]): string | undefined {
  const { sealed, empty } = columnsOfPeople[table] ?? {};
  if (namesIn(empty).includes(column)) return "is not empty";
  const text = Buffer.isBuffer(value) ? value.toString("latin1") : (JSON.stringify(value) ?? "");
  if (secrets.some((secret) => text.includes(secret))) return "tells a text or a rule";
  if (!namesIn(sealed).includes(column)) return categories.test(text) ? "tells a category" : undefined;
  return Buffer.isBuffer(value) && value[0] === 1 && value.length >= 29 ? undefined : "is not sealed";
}

test("the length of what is sealed of a risk tells nothing of its kind", async () => {
  const { rows } = await t.database.pool.query(`
    select 'event' as what, count(distinct length(event_sealed))::int as lengths from safety_events
    union all select 'state', count(distinct length(state_sealed))::int from safety_states
    union all select 'card', count(distinct length(risk_sealed))::int from messages`);
  expect(rows).toEqual([
    { what: "event", lengths: 1 },
    { what: "state", lengths: 1 },
    { what: "card", lengths: 1 },
  ]);
});
