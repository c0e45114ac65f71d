import type { Model } from "#server/external/model/model.ts";
import { type BuiltMember, buildMember, startTalk } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** A new member in a talk that this model answers. */
export async function talkWith(t: TestApp, model: Model): Promise<{ member: BuiltMember; code: string }> {
  t.app.external.model = model;
  const member = await buildMember(t);
  return { member, code: await startTalk(t, member) };
}

/** The newest message of a talk, as its history tells it. */
export const lastMessage = async (t: TestApp, member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat.at(-1);

/** The words of the newest answer, as they are stored. */
export const storedText = async (t: TestApp, member: BuiltMember, code: string): Promise<string> =>
  JSON.parse((await lastMessage(t, member, code))?.content ?? "{}").content;
