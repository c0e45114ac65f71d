import { conversations, messages } from "#server/db/tables/conversation.ts";
import { messagePlace, titlePlace } from "#server/features/conversation/conversation.ts";
import type { App } from "#server/platform/app.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { newCode } from "#server/platform/security/secrets.ts";

/** Rows per insert. */
const batch = 1000;

const said = [
  "Aku capek sekali hari ini, rasanya tidak ada yang beres dari pagi.",
  "Iya, dan atasanku minta revisi lagi padahal sudah jam pulang.",
  "Mungkin aku yang kurang bisa bilang tidak.",
];

const answered = [
  "Kedengarannya harimu panjang dan berat. **Wajar kalau kamu lelah.**\n\nBagian mana yang paling menguras tenagamu?",
  "Coba kita urutkan pelan-pelan:\n\n1. Apa yang diminta atasanmu.\n2. Apa yang *sebenarnya* sanggup kamu kerjakan.\n3. Apa yang ingin kamu katakan.\n\nMulai dari yang nomor tiga, kalau kamu mau.",
  "Berani bilang tidak itu latihan, bukan bakat. Kapan terakhir kali kamu berhasil melakukannya?",
];

/** The text of the newest message of a generated conversation. */
export const lastWords = "Ini pesan yang terakhir.";

/**
 * Makes a conversation of one member with `count` messages over several months, encrypted as the app encrypts them, and
 * returns its code.
 */
export async function makeLongConversation(app: App, userId: number, count: number): Promise<string> {
  const { db } = app.database;
  const seal = await app.seals.of(db, 1);
  const code = newCode();
  const begin = Date.now() - count * 20 * 60_000;
  const [made] = await db
    .insert(conversations)
    .values({
      clientId: 1,
      userId,
      expertId: 1,
      code,
      promptId: "2",
      titleSealed: seal.seal("Obrolan yang panjang", titlePlace(code)),
      titleBy: "made",
      startAt: new Date(begin),
    })
    .returning({ id: conversations.id });
  const { id: conversationId } = orNotFound(made);
  const textOf = (n: number) =>
    n === count - 1 ? lastWords : ((n % 2 ? answered : said)[Math.floor(n / 2) % 3] ?? "");
  for (let first = 0; first < count; first += batch) {
    await db.insert(messages).values(
      Array.from({ length: Math.min(batch, count - first) }, (_, n) => ({
        clientId: 1,
        userId,
        conversationId,
        state: "complete" as const,
        type: (first + n) % 2 ? ("answer" as const) : ("question" as const),
        bodySealed: seal.seal(textOf(first + n), messagePlace(conversationId)),
        createdAt: new Date(begin + (first + n) * 20 * 60_000),
      })),
    );
  }
  return code;
}
