import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const riskLevel = z.int().min(0).max(3);
/** Accepts `yes` and `no`, which YAML reads as strings. */
const yesOrNo = z.union([z.boolean(), z.enum(["yes", "no"]).transform((one) => one === "yes")]);
const turnSchema = z.strictObject({
  says: z.string(),
  level: z.union([riskLevel.transform((one) => [one]), z.array(riskLevel).min(1)]),
  card: yesOrNo.optional(),
  asked: yesOrNo.optional(),
  category: z.array(z.string()).optional(),
  about: z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional(),
  first: z.array(z.union([z.string(), z.number().transform(String)])).optional(),
  never: z.array(z.union([z.string(), z.number().transform(String)])).default([]),
});
const conversationSchema = z.strictObject({
  id: z.string(),
  theme: z.string(),
  author: z.string(),
  field: z.enum(["wellbeing", "relationships", "career", "leadership", "business"]),
  turns: z.array(turnSchema).min(1),
});
export type Conversation = z.output<typeof conversationSchema>;

/** Reads a file of conversations about danger (talks/README.md). Throws if it is not in that form. */
export const readConversations = (file: string): Conversation[] =>
  z.array(conversationSchema).parse(parse(readFileSync(file, "utf8")));

type Place = { conversation: Conversation; at: number; turn: Conversation["turns"][number] };

/** Whether a danger that must be seen as level 3 begins with this message. */
export function isRise({ conversation, at, turn }: Place): boolean {
  const before = conversation.turns[at - 1];
  return Math.min(...turn.level) === 3 && (!before || Math.min(...before.level) < 3);
}

/** Whether a false alarm must be over with this message. */
export const isEnd = ({ conversation, at, turn }: Place): boolean =>
  conversation.theme === "false-alarm" && at === conversation.turns.length - 1 && Math.max(...turn.level) < 2;
