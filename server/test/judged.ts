import { assessText } from "#server/features/safety/safety.ts";

/** Judges a conversation of one member, a minute apart, without our answers. */
export function judged(...texts: string[]) {
  const before: { text: string; atMs: number }[] = [];
  let state: ReturnType<typeof assessText>["next"] | undefined;
  return texts.map((text, at) => {
    const atMs = at * 60_000;
    const assessment = assessText(text, { state, atMs, before: [...before] });
    before.push({ text, atMs });
    state = assessment.next;
    return assessment;
  });
}
