import { describe, expect, test } from "vitest";
import { assess } from "./assess.ts";
import { dangerKinds } from "./classifier-opinion.ts";
import type { Assessment, Opinion, RiskContext, RiskState } from "./types.ts";

const minuteMs = 60_000;
const calm: Opinion = {
  words: 8,
  danger: -4,
  kinds: dangerKinds.map((category) => ({ category, logit: -4 })),
  other: -4,
  urgent: -5,
  child: -5,
  denied: -5,
};

const guess = (category: (typeof dangerKinds)[number], over: Partial<Opinion> = {}): Opinion => ({
  ...calm,
  danger: 2,
  urgent: 0,
  kinds: dangerKinds.map((kind) => ({ category: kind, logit: kind === category ? 3 : -3 })),
  ...over,
});
const denial: Opinion = { ...calm, denied: 0 };

/** Judges texts of one conversation, a minute apart, with these opinions of the classifier. */
function judged(...texts: { text: string; opinion: Opinion }[]): Assessment[] {
  let state: RiskState | undefined;
  return texts.map(({ text, opinion }, at) => {
    const before = texts.slice(0, at).map((one) => ({ text: one.text, atMs: 0 }));
    const context: RiskContext = { state, atMs: at * minuteMs, opinion, inConversation: opinion, before };
    const assessment = assess(text, context);
    state = assessment.next;
    return assessment;
  });
}

const sign = (opinion: Opinion) => ({ text: "nanti jam sebelas peranku selesai di sana", opinion });
const firstNo = { text: "yaelah itu laptop kantorku, bluescreen", opinion: denial };
/** Plays down, as people in danger do, and says nothing about what was meant. */
const playedDown = [
  "eh gapapa kok kak",
  "wkwk becanda lu percaya",
  "aku cuma lagi liat laut",
  "gak ada niat apa2",
].map((text) => ({ text, opinion: denial }));
const secondNo = { text: "sehat walafiat begini, habis makan soto", opinion: denial };
const goesOn = { text: "terus rekaman perkenalannya gimana ya enaknya", opinion: calm };
const levels = (...texts: Parameters<typeof judged>) => judged(...texts).map(({ level }) => level);

describe("a level 3 that one guess of the classifier has raised", () => {
  const plan = sign(guess("plan_or_imminent"));

  test("is asked back at the first denial, and over at the second", () => {
    const [, asked, over] = judged(plan, firstNo, secondNo);
    expect([asked?.denial, asked?.level]).toEqual(["asked_back", 3]);
    expect([over?.denial, over?.level]).toEqual(["cleared", 1]);
    // Later signs weigh as much as before: a plan may have been denied because somebody was looking.
    expect(over?.next.clearedAtMs).toBeUndefined();
  });

  test("is not over by going on with something else, nor by one denial", () => {
    expect(levels(plan, firstNo, goesOn, goesOn)).toEqual([3, 3, 3, 3]);
    expect(levels(plan, goesOn, goesOn)).toEqual([3, 3, 3]);
  });

  test.each(playedDown)("is not over by playing it down: $text", (text) => {
    expect(levels(plan, text, text, secondNo)).toEqual([3, 3, 3, 3]);
    expect(levels(plan, text, firstNo, text)).toEqual([3, 3, 3, 1]);
  });

  test("cannot be denied again after it was over once", () => {
    expect(levels(plan, firstNo, secondNo, plan, firstNo, secondNo)).toEqual([3, 3, 1, 3, 3, 3]);
  });

  test("stays once there is a second sign", () => {
    expect(levels(plan, plan, firstNo, secondNo)).toEqual([3, 3, 3, 3]);
  });

  test.each([
    ["as urgent as a rule", guess("plan_or_imminent", { urgent: 3 })],
    ["violence that is suffered", guess("violence_victim")],
    ["voices", guess("psychosis")],
    ["the member's own child", guess("violence_to_others", { child: 3 })],
  ])("stays for what is denied for other reasons: %s", (_, opinion) => {
    expect(levels(sign(opinion), firstNo, secondNo)).toEqual([3, 3, 3]);
  });
});

test("a level 3 by a rule, and one that was reached step by step, are never taken back", () => {
  const stated = { text: "malam ini aku mau gantung diri, talinya udah siap", opinion: guess("ideation") };
  expect(levels(stated, firstNo, secondNo)).toEqual([3, 3, 3]);
  const wish = sign(guess("ideation", { urgent: -3 }));
  expect(levels(wish, sign(guess("plan_or_imminent")), firstNo, secondNo)).toEqual([2, 3, 3, 3]);
});

test("a level 2 by one guess is denied by fewer words than one that a rule states", () => {
  const wish = sign(guess("ideation", { urgent: -3, danger: 3 }));
  const faint = { ...secondNo, opinion: { ...calm, denied: -1.7 } };
  expect(levels(wish, faint, faint)).toEqual([2, 2, 1]);
  const stated = { text: "aku pengen mati aja rasanya", opinion: guess("ideation", { urgent: -3 }) };
  expect(levels(stated, faint, faint)).toEqual([2, 2, 2]);
});

test("a level 2 by a guess that is not sure ends at the first denial, and one of heavy feelings too", () => {
  const unsure = sign(guess("ideation", { urgent: -3, danger: 1.2 }));
  expect(levels(unsure, firstNo, goesOn)).toEqual([2, 1, 0]);
  expect(levels(unsure, goesOn, goesOn)).toEqual([2, 2, 2]);
  const blows = sign(guess("violence_victim", { urgent: -3, danger: 1.2 }));
  expect(levels(blows, firstNo)).toEqual([2, 2]);
});

describe("a level 3 that one guess has raised from a text without a word of danger", () => {
  const bare = {
    text: "salsa. tp ka kok ga ada yg aku ga sengaja nya? aku kira udh ke crop",
    opinion: guess("plan_or_imminent", { danger: 3.2 }),
  };
  const button = { text: "Ini salah paham", opinion: denial };

  test.each([
    "ga ada bahaya kok ka",
    "Ini salah paham",
    "hah bukan itu maksudku, aku cuma nanya contohnya",
    "gak ada niat apa2 kak, lanjut aja",
    "astaga enggak lah, ga mau mati aku",
    "iya ga ada bahaya apa2, aku cuma mau nulis surat buat bapak. udah ah capek",
    "salah tangkap min, ini soal foto",
  ])("is over at the first plain denial: %s", (text) => {
    const [first, over] = judged(bare, { text, opinion: denial });
    expect([first?.level, over?.level, over?.denial]).toEqual([3, 1, "cleared"]);
  });

  test.each([
    "eh gapapa kok kak",
    "wkwk becanda lu percaya",
    "aku cuma lagi liat laut",
    "hmm",
    "jangan lebay deh",
  ])("is not over by playing it down: %s", (text) =>
    expect(levels(bare, { text, opinion: denial })).toEqual([3, 3]),
  );

  test.each([
    ["one before it", [{ text: "obatnya udah kukumpulin dari kemarin", opinion: calm }, bare]],
    ["its own", [{ ...bare, text: "udah aku jejerin di atas sprei, tinggal nunggu adek" }]],
    ["one in a regional form", [{ ...bare, text: "tinggal racune sing durung tak tuku" }]],
  ])("is asked back where a text names a danger: %s", (_, texts) => {
    expect(judged(...texts, button).at(-1)?.level).toBe(3);
  });

  test("weighs as much as before when it is shown again", () => {
    expect(levels(bare, button, bare)).toEqual([3, 1, 3]);
  });

  test("is no guess any more after a second sign", () => {
    expect(levels(bare, bare, button, button)).toEqual([3, 3, 3, 3]);
  });
});

describe("what the rules of an open danger find in a denial", () => {
  const letter = "ga ada bahaya apa2, gue cuma mau nulis surat buat bokap gue";
  const plan = { text: "nanti jam sebelas peranku selesai di sana", opinion: guess("plan_or_imminent") };

  test("counts for nothing after a guess, and the card comes no stronger", () => {
    const faint = { ...calm, danger: -2.5, denied: 0.2 };
    const [, denied] = judged(plan, { text: letter, opinion: faint });
    expect(denied).toMatchObject({ textLevel: 0 });
    expect(levels(plan, firstNo, { text: letter, opinion: faint })).toEqual([3, 3, 1]);
  });

  test("counts where the classifier sees a danger behind it", () => {
    const behind = { ...calm, danger: 1.5 };
    expect(judged(plan, { text: letter, opinion: behind })[1]).toMatchObject({ denial: "none", level: 3 });
  });
});

describe("a level 2 that a rule finds where the classifier sees nothing", () => {
  const figure = (text: string, danger: number) => ({ text, opinion: { ...calm, danger } });
  const wish = "adikku berisik terus. mati gue lama2";

  test.each([
    "ungkapan doang min, gue ga mau mati",
    "bukan itu maksudku",
    "ga ada niat gitu kak, cuma ngeluh",
  ])("ends at the first denial: %s", (text) => {
    expect(levels(figure(wish, -3.4), { text, opinion: denial })).toEqual([2, 1]);
    expect(levels(figure(wish, -0.5), { text, opinion: denial })).toEqual([2, 2]);
  });

  test("is none where blows were told", () => {
    const blow = figure("suamiku nyekek aku tadi", -3.4);
    expect(levels(blow, firstNo)).not.toContain(1);
  });
});

describe("violence that is suffered", () => {
  const blow = sign(guess("violence_victim", { urgent: -3 }));

  test("is not over by one denial and going on with something else", () => {
    expect(levels(blow, firstNo, goesOn, goesOn)).toEqual([2, 2, 2, 2]);
    expect(levels(blow, firstNo, secondNo)).toEqual([2, 2, 1]);
  });

  test.each([
    ["nanti jam sebelas dia pulang ke sana", "ini suaminya, dia sehat"],
    ["suamiku pulang jam sebelas ke sana", "istri saya sehat"],
  ])("is not denied once somebody else may be writing: %s, %s", (told, his) => {
    const first = { ...blow, text: told };
    expect(levels(first, { text: his, opinion: denial }, secondNo, secondNo)).toEqual([2, 2, 2, 2]);
  });

  test("is denied by the member who told of a partner", () => {
    expect(levels({ ...blow, text: "pacarku pulang jam sebelas ke sana" }, firstNo, secondNo)).toEqual([
      2, 2, 1,
    ]);
  });
});
