import type { Flow } from "#server/external/model/guide/flow.ts";
import { personIn } from "#server/external/model/guide/values/names.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { personWishIn } from "./person-wish.ts";

/*
 * What the wish for a message says of it: its reader, its form (polite for a superior, a teacher or an elder, and casual
 * otherwise), and its content behind a colon: "bikinin WA buat dia: mulai senin ga WA diatas jam 8, trs gantian".
 */

const respected =
  "(?:pak|bu|bapak|ibu(?! ku)|ibuk|pakde|bude|lead|leader|atasan|bos|boss|bosku|manajer|manager|spv|supervisor|hrd|hr|personalia|direktur|pimpinan|kepala|ketua|dosen|dospem|pembimbing|guru|ustadz|ustaz|kyai|haji|dokter|mertua|camer|owner|pemilik|klien|kang|uda|bang haji)";
const toRespected = new RegExp(
  `\\b(?:ke|buat|untuk|utk|kepada|kpd|sama|dengan|karo|ka|wa|chat) (?:\\p{L}+ )?${respected}\\b`,
  "u",
);
const contentMin = 8;
const between =
  /,?\s+(?:trs|trus|terus|lalu)\s+(?=\p{L}+ \p{L})|;\s*|\n+|,\s+(?=(?:jgn|jangan|tolong|kalau|kalo|klo)\b)/iu;

/** The newest person who is named as the reader; "dia" is who was named before. */
function readerIn(told: readonly string[]): string | undefined {
  const clauses = told.flatMap((text) => personWishIn(text)?.clause ?? []);
  return clauses.map(personIn).findLast((one) => one !== undefined);
}

const group =
  /\b(?:pesan|wa|chat|pengumuman)\p{L}*\b.{0,40}?\b(?:ke|buat|untuk|utk|di) ((?:grup|group|gc)(?: (?!aja|ya|dong|wa\b|isinya|soal|kalau)\p{L}{3,})?)/iu;

/** What stands behind the colon of the wish, one thing a line. */
function contentIn(text: string): string | undefined {
  const at = text.indexOf(":");
  const isWish = at > 0 && personWishIn(text.slice(0, at))?.form === "message";
  const content = isWish ? text.slice(at + 1).trim() : "";
  return content.length < contentMin ? undefined : content.split(between).join("\n");
}

/** The slots of a message that its wish fills beside those that are `taken`; nothing where the flow writes none. */
export function messageSlots(
  { slots, steps, net }: Flow,
  told: readonly string[],
  taken: Readonly<Record<string, string>>,
): Record<string, string> {
  const wished = told.filter((text) => personWishIn(text)?.form === "message");
  const toGroup = told.map((text) => group.exec(text)?.[1]).findLast((one) => one !== undefined);
  if (net !== "write" || (wished.length === 0 && toGroup === undefined)) return {};
  const slotOf = (takes: string) => Object.entries(slots).find(([, slot]) => slot.takes === takes)?.[0] ?? "";
  const [person, register] = [slotOf("person"), slotOf("register")];
  const reader = readerIn(told) ?? toGroup ?? taken[person];
  const form = told.some((text) => toRespected.test(plain(text))) ? "sopan" : "santai";
  const isOffered = steps.some(
    (step) => "choose" in step && step.into === register && step.options.some(({ value }) => value === form),
  );
  // Without a reader nobody knows how it should sound.
  const isOpen = reader !== undefined && isOffered && taken[register] === undefined;
  const found: readonly (readonly [string, string | undefined])[] = [
    [person, reader],
    [register, isOpen ? form : undefined],
    [slotOf("news"), wished.map(contentIn).findLast((one) => one !== undefined)],
  ];
  return Object.fromEntries(
    found.flatMap(([name, value]) => (name === "" || value === undefined ? [] : [[name, value]])),
  );
}
