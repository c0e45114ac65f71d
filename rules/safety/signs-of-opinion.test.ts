import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { dangerKinds } from "./classifier-opinion.ts";
import type { Opinion } from "./types.ts";

const opinion = (
  danger: number,
  likeliest: (typeof dangerKinds)[number] = "ideation",
  over: Partial<Opinion> = {},
): Opinion => ({
  words: 8,
  danger,
  other: -3,
  urgent: -3,
  child: -3,
  denied: -3,
  kinds: dangerKinds.map((category) => ({ category, logit: category === likeliest ? danger : -4 })),
  ...over,
});

/** A sentence in which the rules see nothing. */
const calm = "besok aku ke pasar sama ibu pagi";
const judged = (text: string, one: Opinion) => assess(text, { atMs: 0, opinion: one });

describe("the classifier beside the rules", () => {
  test("shows the card where it is sure, and nothing where it is not", () => {
    expect(judged(calm, opinion(4))).toMatchObject({ level: 2, categories: ["ideation"], about: "self" });
    expect(judged(calm, opinion(0.7))).toMatchObject({ level: 0, categories: [] });
  });

  test("where the guide waits for an answer it has to be surer, and what is not sure enough is doubtful", () => {
    const atStep = (danger: number) => assess(calm, { atMs: 0, opinion: opinion(danger), isAtStep: true });
    expect(atStep(1.7)).toMatchObject({ level: 0, isDoubtful: true });
    expect(atStep(1.9)).toMatchObject({ level: 2 });
    expect(assess("aku pengen mati aja", { atMs: 0, opinion: opinion(0), isAtStep: true }).level).toBe(2);
  });

  test("in a request to change a text, a guess of no kind is none; a kind, a surer guess or an open danger stands", () => {
    const vague = (danger: number, kind = -0.4) =>
      opinion(danger, "ideation", {
        kinds: dangerKinds.map((category) => ({ category, logit: category === "ideation" ? kind : -4 })),
      });
    const edit = (one: Opinion) => assess(calm, { atMs: 0, opinion: one, isEdit: true });
    expect(edit(vague(0.5))).toMatchObject({ level: 0, isDoubtful: false });
    expect(edit(vague(1.3))).toMatchObject({ level: 0, isDoubtful: false });
    expect(edit(vague(0.5, 0.1))).toMatchObject({ level: 0, isDoubtful: true });
    expect(edit(vague(1.9))).toMatchObject({ level: 2 });
    expect(assess(calm, { atMs: 0, opinion: vague(1.3) })).toMatchObject({ level: 2 });
    const { next } = assess("aku pengen mati aja", { atMs: 0 });
    expect(assess(calm, { atMs: 1000, opinion: vague(1.3), isEdit: true, state: next }).level).toBe(2);
    expect(assess("ganti: aku pengen mati aja", { atMs: 0, opinion: vague(0), isEdit: true }).level).toBe(2);
  });

  test("a plan is level 3, and another person is named", () => {
    expect(judged(calm, opinion(4, "plan_or_imminent"))).toMatchObject({ level: 3 });
    expect(judged(calm, opinion(4, "violence_victim", { other: 2 }))).toMatchObject({
      level: 2,
      about: "other",
    });
  });

  test("an urgency from -1.3 on makes a card urgent, and below it does not", () => {
    expect(judged(calm, opinion(1, "ideation", { urgent: -1.2 })).level).toBe(3);
    expect(judged(calm, opinion(1, "ideation", { urgent: -1.4 })).level).toBe(2);
  });

  test("what is urgent is level 3, whatever its kind; an urgent wish to die is a plan", () => {
    expect(judged(calm, opinion(4, "ideation", { urgent: 1 }))).toMatchObject({
      level: 3,
      categories: ["plan_or_imminent"],
    });
    expect(judged(calm, opinion(4, "violence_victim", { urgent: 1 }))).toMatchObject({
      level: 3,
      categories: ["violence_victim"],
    });
  });

  test("while a danger is open, a text is read after those before it, and less raises it to 3", () => {
    const open = judged(calm, opinion(4, "violence_victim")).next;
    const then = (over: Partial<Opinion>, state = open) =>
      assess("yang biru tadi masih di sini", {
        state,
        atMs: 60_000,
        opinion: opinion(-4),
        inConversation: { ...opinion(0), ...over },
      });
    expect(then({ danger: 0, urgent: -0.3 })).toMatchObject({
      level: 3,
      openBefore: 2,
      categories: ["violence_victim"],
    });
    expect(then({ danger: -3, urgent: -1.2 }).level).toBe(2);
    expect(then({ danger: -1, urgent: -2.7 }).level).toBe(2);
    // After a first denial it takes more.
    expect(then({ danger: 0, urgent: -0.3 }, { ...open, deniedAtMs: 1 }).level).toBe(2);
    // Without an open danger, what was said before counts half.
    expect(then({ danger: 4, urgent: 2 }, judged(calm, opinion(-4)).next).level).toBe(0);
  });

  test("read after others, a text shows the card if both readings together do, of the kind that the second sees", () => {
    const heard = (alone: number, inConversation: Opinion) =>
      assess(calm, { atMs: 0, opinion: opinion(alone), inConversation });
    expect(heard(0.5, opinion(3, "violence_victim"))).toMatchObject({
      level: 2,
      categories: ["violence_victim"],
    });
    expect(heard(2, opinion(-2)).level).toBe(0);
  });

  test("a kind that a rule states stands; whoever is quoted is whom a wish is about", () => {
    const threat = judged("pacarku ngancem bunuh diri kalo aku pergi", opinion(4, "violence_victim"));
    expect(threat).toMatchObject({ categories: ["ideation"], about: "other" });
    const said = (text: string, other: number) =>
      assess(text, { atMs: 0, opinion: opinion(4), inConversation: opinion(4, "ideation", { other }) }).about;
    expect(said("dia bilang besok ga usah dicari", -1)).toBe("other");
    expect(said("dia bilang besok ga usah dicari", -4)).toBe("self");
    expect(said("besok ga usah dicari ya semuanya", -1)).toBe("self");
  });

  test("the child whom a conversation named first is the one in danger, not one who is only mentioned", () => {
    const about = (first: string) =>
      assess("dia ditemukan di kamar mandi tadi", {
        atMs: 60_000,
        before: [{ text: first, atMs: 0 }],
        opinion: opinion(4, "self_harm", { other: 2 }),
      }).about;
    expect(about("anak gadis saya umur 16 berubah")).toBe("child");
    expect(about("temanku nitip anakku di sekolah")).toBe("other");
  });

  test("the writer's own child is told apart, and stays the one in danger", () => {
    const first = judged(calm, opinion(4, "violence_victim", { other: 2, child: 1 }));
    expect(first.about).toBe("child");
    const next = { state: first.next, atMs: 60_000, opinion: opinion(4, "violence_victim", { child: -1 }) };
    expect(assess(calm, next).about).toBe("child");
  });

  test("a few words must say more, a single one says nothing", () => {
    expect(judged("ke pasar", opinion(2, "ideation", { words: 2 })).level).toBe(0);
    expect(judged("ke pasar", opinion(4, "ideation", { words: 2 })).level).toBe(2);
    expect(judged("pasar", opinion(9, "ideation", { words: 1 })).level).toBe(0);
  });

  test("never lowers an explicit sign; speaks against a weak one, which then is distress, and an urgent one without a wish, which can be denied", () => {
    expect(judged("aku mau bunuh diri malam ini", opinion(-9)).level).toBe(3);
    const letter = "kak surat perpisahan tokohku udah jadi";
    expect([judged(letter, opinion(0)).level, judged(letter, opinion(-3)).level]).toEqual([3, 1]);
    const height = "aku di atas jembatan, mau loncat";
    expect([judged(height, opinion(0)).level, judged(height, opinion(-3)).level]).toEqual([3, 2]);
    const weak = "semalam kakak memukul bantal, aku ditampar angin";
    const byRules = assess(weak, { atMs: 0 });
    expect(byRules.textLevel).toBe(2);
    expect(judged(weak, opinion(-5))).toMatchObject({ textLevel: 1, categories: ["distress"] });
    expect(judged(weak, opinion(0)).textLevel).toBe(2);
  });
});
