import { applicationPlace } from "#server/features/application/details.ts";
import {
  messagePlace,
  summaryPlace,
  titlePlace,
  topicPlace,
} from "#server/features/conversation/conversation.ts";
import { feedbackPlace } from "#server/features/feedback/feedback.ts";
import { planPlace } from "#server/features/safety/safety-plan.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { smallPicture } from "./examples.ts";
import { type BuiltMember, buildMember, clientNamed, givePaidTime, startConversation } from "./factories.ts";
import { scriptedModel } from "./fakes.ts";
import { fetchFile, ownFileOf } from "./own-files.ts";
import { buildScreening } from "./screening.ts";
import { payOrder } from "./statements.ts";
import type { TestApp } from "./test-app.ts";

export const lifePassword = "sandi-yang-panjang-1";

export type Life = BuiltMember & {
  probe: string;
  code: string;
  conversationId: number;
  places: string[];
  email: string;
};

/**
 * Creates a member with data in every table that holds personal data, each marked with a unique word: name, address,
 * conversation with title, topic, summary, stars and thumb, a safety event, cart, order, file, time, a stored
 * idempotent response.
 */
export async function fullLife(t: TestApp, probe: string, client = "netwerk"): Promise<Life> {
  const made = await buildMember(t, {
    client: await clientNamed(t, client),
    name: `Rani ${probe}`,
    password: lifePassword,
  });
  const email = `${probe}@contoh.test`.toLowerCase();
  const { pool } = t.database;
  await pool.query("update users set email = $2, phone = '0812' || $3 where id = $1", [
    made.id,
    email,
    String(made.id).padStart(8, "0"),
  ]);
  const member = { ...made, email };
  await givePaidTime(t, member, 1, 3600);
  t.app.external.model = scriptedModel([{ text: `Aku dengar soal ${probe}, ceritakan lagi ya.` }]);
  const code = await startConversation(t, member);
  const ask = (question: string) => t.call("sendQuestion", { body: { thread_id: code, question } }, member);
  const first = await ask(`Aku cerita ${probe}.`);
  await t.call("rateAnswer", { body: { conversation_detail_id: first.body.id, thumb: 1 } }, member);
  await ask("Aku pengen mati aja rasanya.");
  await t.call("editTitle", { params: { id: code }, body: { title: `Judul ${probe}` } }, member);
  await t.call("rateConversation", { params: { code }, body: { rating: 4 } }, member);
  const keyed = { ...member, headers: { "idempotency-key": "kunci-probe-1" } };
  await t.call("createConversation", { body: { topic: `Topik ${probe}`, expert_id: 1 } }, keyed);
  await t.call("addToCart", { body: { product_id: 1, quantity: 2, notes: `Catatan ${probe}` } }, member);
  await payOrder(t, member, `INV-${member.id}`);
  await readOwnFile(t, member);
  const { rows } = await pool.query("select id from conversations where code = $1", [code]);
  const conversationId: number = orNotFound(rows[0]).id;
  const seal = await t.app.seals.of(t.app.database.db, member.clientId);
  const summary = seal.seal(`Ringkasan ${probe}`, summaryPlace(code));
  await pool.query("update conversations set summary_sealed = $2, summary_until = 1 where id = $1", [
    conversationId,
    summary,
  ]);
  const body = { email, username: client };
  await t.call("resendVerification", { body });
  await saidToUs(t, member, probe, client);
  const places = [
    ...[titlePlace(code), topicPlace(code), summaryPlace(code), messagePlace(conversationId)],
    ...[feedbackPlace(member.id), planPlace(member.id), applicationPlace(member.clientId)],
  ];
  return { ...member, probe, code, conversationId, places };
}

/** Gives the member a file and downloads it. */
async function readOwnFile(t: TestApp, member: BuiltMember): Promise<void> {
  const id = await ownFileOf(t, member, 3);
  const { body } = await t.call("linkProduct", { params: { id }, body: {} }, member);
  const { status } = await fetchFile(t, body.data.url);
  if (status !== 200) throw new Error(`no file: ${status}`);
}

/** Adds a screening, the survey, feedback, a safety plan, a picture and an application. */
async function saidToUs(t: TestApp, member: BuiltMember & { email: string }, probe: string, client: string) {
  const caller = { token: member.token };
  await buildScreening(t, member, { yes: [1, 2] });
  const answers = [4, "Akses lambat", 5, "Tidak ada kendala"].map((answer, n) => ({ no: n + 1, answer }));
  const picture = { params: { userId: member.id }, body: { image: smallPicture } };
  const planBody = { version: 0, parts: { people: [{ text: `Kak ${probe}`, phone: "0812 3456 7890" }] } };
  const application = {
    name: `Rani ${probe}`,
    email: member.email,
    phone: "081234567890",
    city: "Bandung",
    layanan: "Kesehatan Mental",
    skills: 1,
    birth_date: "1990-05-17",
    experience: 7,
    biography: `Konselor ${probe}`,
  };
  await t.app.limits.forget("applicationByAddress", "127.0.0.1");
  const sent = [
    await t.call("submitSurvey", { body: { answers } }, caller),
    await t.call("sendFeedback", { body: { message: `Terima kasih ${probe}` } }, caller),
    await t.call("saveSafetyPlan", { body: planBody }, caller),
    await t.call("saveImage", picture, caller),
    await t.call("joinExpert", { body: application }, { headers: { "x-client": client } }),
  ];
  const refused = sent.find(({ status }) => status >= 300);
  if (refused) throw new Error(`refused: ${JSON.stringify(refused.body)}`);
}
