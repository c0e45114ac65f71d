import type { Model } from "#server/external/model/model.ts";
import { type BuiltMember, buildMember, startConversation } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** Starts a conversation of a new member, answered by this model. */
export async function conversationWith(
  t: TestApp,
  model: Model,
): Promise<{ member: BuiltMember; code: string }> {
  t.app.external.model = model;
  const member = await buildMember(t);
  return { member, code: await startConversation(t, member) };
}

/** The newest message of a conversation, from its history. */
export const lastMessage = async (t: TestApp, member: BuiltMember, code: string) =>
  (await t.call("getConversation", { params: { id: code } }, member)).body.data.history_chat.at(-1);

/** The text of the newest answer as it is stored. */
export const storedText = async (t: TestApp, member: BuiltMember, code: string): Promise<string> =>
  JSON.parse((await lastMessage(t, member, code))?.content ?? "{}").content;
