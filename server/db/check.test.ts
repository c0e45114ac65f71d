import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BuiltMember, buildMember, startConversation } from "#server/test/factories.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { checkInvariants } from "./check.ts";

let t: TestApp;
let member: BuiltMember;
let conversation: number;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.pool.query("delete from messages");
  member = await buildMember(t);
  const code = await startConversation(t, member);
  const { rows } = await t.database.pool.query("select id from conversations where code = $1", [code]);
  conversation = rows[0].id;
});

type Row = {
  type?: "question" | "answer";
  state?: string;
  question_id?: number;
  continue_of?: number;
  edit_of?: number;
  replaced?: boolean;
  is_idle?: boolean;
};

/** Stores a message and returns its id. */
async function message({ replaced = false, ...over }: Row): Promise<number> {
  const row = { type: "answer", state: "complete", ...over };
  const names = ["client_id", "user_id", "conversation_id", "body_sealed", ...Object.keys(row)];
  const values = [member.clientId, member.id, conversation, Buffer.from(""), ...Object.values(row)];
  const { rows } = await t.database.pool.query(
    `insert into messages (${names.join()}, finished_at, replaced_at)
     values (${names.map((_, n) => `$${n + 1}`).join()}, app_now(), case when ${replaced} then app_now() end)
     returning id`,
    values,
  );
  return rows[0].id;
}
const question = (over: Row = {}) => message({ type: "question", ...over });
const set = (id: number, change: string) =>
  t.database.pool.query(`update messages set ${change} where id = $1`, [id]);
const setConversation = (change: string) =>
  t.database.pool.query(`update conversations set ${change} where id = $1`, [conversation]);

/** Returns the first four words of the name of each broken invariant. */
const broken = async () =>
  (await checkInvariants(t.database.pool)).broken.map(({ name }) => name.split(" ").slice(0, 4).join(" "));

const oneAnswer = "each accepted question has";
const belongs = "an answer belongs to";
const goesOn = "what goes on with";
const anew = "a question that was";
const purged = "what was deleted for";

describe("the messages of a conversation", () => {
  test("a question with its answer, its parts, earlier versions and a word to a silent member hold", async () => {
    const asked = await question();
    const first = await message({ question_id: asked, replaced: true, state: "interrupted" });
    await message({ question_id: asked, continue_of: first, replaced: true });
    const second = await message({ question_id: asked, state: "stopped" });
    await message({ question_id: asked, continue_of: second });
    await message({ is_idle: true });
    expect(await broken()).toEqual([]);
  });

  test("a question without an answer, or with earlier versions only, is a breach", async () => {
    const asked = await question();
    expect(await broken()).toEqual([oneAnswer]);
    const answer = await message({ question_id: asked, replaced: true });
    expect(await broken()).toEqual([oneAnswer]);
    await set(answer, "replaced_at = null");
    expect(await broken()).toEqual([]);
  });

  test("a question that was written anew is replaced with all its answers, and named by the new one", async () => {
    const old = await question({ replaced: true });
    const answer = await message({ question_id: old, replaced: true });
    const again = await question({ edit_of: old });
    await message({ question_id: again });
    expect(await broken()).toEqual([]);
    await set(answer, "replaced_at = null");
    expect(await broken()).toEqual([oneAnswer]);
    await set(answer, "replaced_at = app_now()");
    await set(again, "edit_of = null");
    expect(await broken()).toEqual([anew]);
    await set(old, "replaced_at = null");
    await set(answer, "replaced_at = null");
    await set(again, `edit_of = ${old}`);
    expect(await broken()).toEqual([anew]);
  });

  test("what takes the place of a question of another conversation is a breach", async () => {
    const old = await question({ replaced: true });
    await message({ question_id: old, replaced: true });
    const code = await startConversation(t, member);
    conversation = (await t.database.pool.query("select id from conversations where code = $1", [code]))
      .rows[0].id;
    const again = await question({ edit_of: old });
    await message({ question_id: again });
    expect(await broken()).toEqual([anew]);
  });

  test("an answer to nothing, or a word to a silent member that answers something, is a breach", async () => {
    const lost = await message({});
    expect(await broken()).toEqual([belongs]);
    await set(lost, "is_idle = true");
    expect(await broken()).toEqual([]);
    await set(lost, "question_id = 999999");
    expect(await broken()).toEqual([belongs]);
  });

  test("a part that goes on with a replaced answer is replaced with it", async () => {
    const asked = await question();
    const first = await message({ question_id: asked, state: "interrupted", replaced: true });
    const part = await message({ question_id: asked, continue_of: first });
    await message({ question_id: asked });
    expect(await broken()).toEqual([goesOn]);
    await set(part, "replaced_at = app_now()");
    expect(await broken()).toEqual([]);
  });
});

describe("conversations", () => {
  test("one that was deleted for good has no message, title, topic or summary, and is deleted", async () => {
    await setConversation("deleted_at = app_now(), purged_at = app_now()");
    expect(await broken()).toEqual([]);
    for (const name of ["title_sealed", "topic_sealed", "summary_sealed"]) {
      await setConversation(`${name} = ''`);
      expect(await broken()).toEqual([purged]);
      await setConversation(`${name} = null`);
    }
    await setConversation("deleted_at = null");
    expect(await broken()).toEqual([purged]);
    await setConversation("deleted_at = app_now()");
    await message({ is_idle: true });
    expect(await broken()).toEqual([purged]);
  });

  test("a deleted or ended one has no running clock, but until the answer in writing is there", async () => {
    await t.database.pool.query(
      `insert into meters (user_id, client_id, expert_id, conversation_id, state, charged_until, last_seen, last_activity)
       values ($1, $2, 1, $3, 'running', app_now(), app_now(), app_now())`,
      [member.id, member.clientId, conversation],
    );
    const setMeter = (change: string) =>
      t.database.pool.query(`update meters set ${change} where user_id = $1`, [member.id]);
    expect(await broken()).toEqual([]);
    for (const change of ["deleted_at = app_now()", "deleted_at = null, status = 'ended'"]) {
      await setConversation(change);
      expect(await broken()).toEqual(["an ended or deleted"]);
      await setMeter("after_answer = 'paused'");
      expect(await broken()).toEqual([]);
      await setMeter("after_answer = null");
    }
    await setMeter("state = 'paused'");
    expect(await broken()).toEqual([]);
    await setConversation("status = 'active'");
  });

  test("stars are one to five, and a title that is not there is nobody's", async () => {
    for (const change of ["star = 6", "star = 0", "star = null, title_by = 'made'"]) {
      await setConversation(change);
      expect(await broken()).toEqual(["a title says whose"]);
    }
    await setConversation("title_by = null");
    expect(await broken()).toEqual([]);
  });
});
