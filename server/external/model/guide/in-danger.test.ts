import { describe, expect, test } from "vitest";
import { dangerKindNames, type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import { pointsToHelp } from "#rules/safety/gate/output-gate.ts";
import { asksBack } from "#rules/safety/our-questions.ts";
import type { RiskCategory, RiskLevel } from "#rules/safety/types.ts";
import { dialogueFor } from "./dialogues.ts";
import { type Led, lead } from "./lead.ts";
import { emptyState, type GuideState, guideStateSchema } from "./state.ts";

type Said = { text: string; level?: RiskLevel; risk?: Partial<KnownRisk> };

const stored = (state: GuideState): GuideState => guideStateSchema.parse(JSON.parse(JSON.stringify(state)));

/** Plays a conversation from a state; each turn states the safety layer's result for its text. */
function conversation(turns: readonly Said[], from: GuideState = emptyState): Led[] {
  let state = from;
  return turns.map(({ text, level = 0, risk = {} }) => {
    const led = lead(state, {
      ...{ text, field: "wellbeing", riskLevel: level, risk: { ...noRisk, ...risk }, isClosing: false },
    });
    state = stored(led.state);
    return led;
  });
}

const labels = (led: Led | undefined) => led?.choices.map(({ label }) => label) ?? [];
const ideation = { categories: ["ideation"] as RiskCategory[] };
const wish: Said = { text: "aku pengen mati", level: 2, risk: { ...ideation, isNew: true } };
const onward = (text: string): Said => ({ text, level: 2, risk: ideation });

/** Walks through a dialogue to its end by pressing the n-th button each time; `n` is zero-based. */
function walk(n: number, level: RiskLevel, risk: Partial<KnownRisk>): Led[] {
  const all = conversation([{ text: "tolong", level, risk: { ...risk, isNew: true } }]);
  for (let turn = 0; turn < 14; turn += 1) {
    const last = all.at(-1);
    const label = labels(last)[Math.min(n, labels(last).length - 1)];
    if (last === undefined || label === undefined || last.state.danger === undefined) break;
    all.push(...conversation([{ text: label, level, risk }], last.state));
  }
  return all;
}

describe("a danger is met with its dialogue", () => {
  test("below the vetted message stand only buttons that answer it, and nothing is asked beside it", () => {
    const [led] = conversation([wish]);
    expect(led?.text).not.toContain("?");
    expect(labels(led)).toEqual(
      dialogueFor("ideation", "self")?.steps.flatMap((step, at) =>
        at === 0 && "choose" in step ? step.options.map(({ label }) => label) : [],
      ),
    );
  });

  test("a level 3 that the member denies asks nothing more: help stays in sight and the conversation goes on", () => {
    const plan = { categories: ["plan_or_imminent"] as RiskCategory[] };
    const denied = { text: "woi salah paham bgt. balikin ke surat tadi", level: 3 as const };
    const [begin, noted, next] = conversation([
      { text: "hapus itu dong", level: 3, risk: { ...plan, isNew: true } },
      { ...denied, risk: { ...plan, denial: "noted" } },
      { text: "aku cuma mau cerita soal kerjaan", level: 3, risk: plan },
    ]);
    expect(labels(begin)).toContain("Ini salah paham");
    expect(noted?.text).not.toContain("?");
    expect([pointsToHelp(noted?.text ?? ""), noted?.state.danger]).toEqual([true, undefined]);
    expect(labels(noted)).toContain("Cerita dulu saja");
    expect(next?.state.danger).toBeUndefined();
    expect(pointsToHelp(next?.text ?? "")).toBe(true);
    const [again] = conversation(
      [{ text: "pilnya udah kutelan", level: 3, risk: { ...plan, isNew: true } }],
      next?.state,
    );
    expect(again?.state.danger?.id).toBe("imminent-self");
  });

  const categoryOf: Partial<Record<string, RiskCategory>> = {
    ideation: "ideation",
    imminent: "plan_or_imminent",
    self_harm: "self_harm",
    victim: "violence_victim",
    victim_now: "violence_victim",
    violent: "violence_to_others",
    violent_now: "violence_to_others",
    psychosis: "psychosis",
    psychosis_now: "psychosis",
  };
  const cases = dangerKindNames.flatMap((kind) => {
    const category = categoryOf[kind];
    const level: RiskLevel = kind.endsWith("_now") || kind === "imminent" ? 3 : 2;
    return category === undefined
      ? []
      : (["self", "other", "child"] as const).map((about) => ({ kind, about, category, level }));
  });

  test.each(cases)("$kind of $about: every way through it points to help and asks nothing twice", (one) => {
    const risk = { categories: [one.category], about: one.about };
    for (const n of [0, 1, 2, 3]) {
      const all = walk(n, one.level, risk);
      expect(all.length).toBeGreaterThan(1);
      for (const led of all.slice(1)) expect([led.text, pointsToHelp(led.text)]).toEqual([led.text, true]);
      for (const led of all)
        expect(led.text.replace(/“[^”]*”/g, "").split("?").length - 1).toBeLessThanOrEqual(1);
      if (one.level === 2) expect(all.at(-1)?.state.danger).toBeUndefined();
    }
  });

  test.each(["self", "other", "child"] as const)(
    "a medical emergency of %s: every way through it points to help, asks nothing twice and speaks of no wish to die",
    (about) => {
      const risk: Partial<KnownRisk> = { categories: ["plan_or_imminent"], about, topics: ["emergency"] };
      for (const n of [0, 1, 2, 3]) {
        const all = walk(n, 3, risk);
        expect(all[0]?.state.danger?.id).toBe(about === "self" ? "emergency-self" : "emergency-other");
        expect(all.length).toBeGreaterThan(1);
        for (const led of all.slice(1)) expect([led.text, pointsToHelp(led.text)]).toEqual([led.text, true]);
        for (const led of all) expect(led.text).not.toMatch(/bunuh diri|mengakhiri hidup|ingin mati/);
      }
    },
  );

  test.each(["self", "other", "child"] as const)(
    "who lies there was attacked (%s): every way through it names 119, then 110, and who is still near",
    (about) => {
      const risk: Partial<KnownRisk> = {
        categories: ["plan_or_imminent", "violence_victim"],
        about,
        topics: ["attacked", "emergency"],
      };
      for (const n of [0, 1, 2, 3]) {
        const all = walk(n, 3, risk);
        const named = about === "self" ? "emergency-attacked-self" : "emergency-attacked-other";
        expect(all[0]?.state.danger?.id).toBe(named);
        const said = all.map(({ text }) => text).join("\n");
        expect(said).toMatch(/110/);
        expect(said).not.toMatch(/bunuh diri|mengakhiri hidup|ingin mati/);
      }
    },
  );

  test("a medical emergency that is over leaves no words of a misunderstanding alone", () => {
    const risk: Partial<KnownRisk> = {
      categories: ["plan_or_imminent"],
      about: "child",
      topics: ["emergency"],
    };
    const [, asked, free] = conversation([
      { text: "anakku ga bangun, tolong", level: 3, risk: { ...risk, isNew: true } },
      { text: "udah bangun kok", level: 3, risk: { ...risk, denial: "asked_back" } },
      { text: "iya", level: 1, risk: { categories: ["distress"], topics: ["emergency"], denial: "cleared" } },
    ]);
    expect(asksBack(asked?.text ?? "")).toBe(true);
    expect(free?.text).toContain("diperiksa");
    expect(free?.state.danger).toBeUndefined();
  });

  test("of somebody else the words speak of somebody else", () => {
    const [led] = conversation([
      { text: "temenku pamit", level: 2, risk: { ...ideation, about: "other", isNew: true } },
    ]);
    expect(led?.state.danger?.id).toBe("ideation-other");
  });

  const elsewhere = [
    "capek banget sama semuanya di rumah",
    "ya gitu deh pokoknya lah",
    "besok ulangan mtk",
    "tolong jadwal belajar",
  ];

  test("words that fit no button are kept and asked about once more, then whether there is a danger at all; then the conversation goes on", () => {
    const [, again, sure, surely, free] = conversation([wish, ...elsewhere.map(onward)]);
    expect(labels(again)).toEqual(labels(conversation([wish])[0]));
    expect(again?.state.told).toContain(elsewhere[0]);
    expect(labels(sure)).toHaveLength(2);
    expect(labels(surely)).toEqual(labels(sure));
    expect(free?.state.danger).toBeUndefined();
    expect(labels(free)).toContain("Susun rencana belajar");
    expect(pointsToHelp(free?.text ?? "")).toBe(true);
  });

  test("in a grave danger the cautious answer is taken for them", () => {
    const grave = { level: 3 as const, risk: { categories: ["plan_or_imminent"] as RiskCategory[] } };
    const led = conversation(
      ["tolong", ...elsewhere].map((text, at) => ({
        text,
        ...grave,
        risk: { ...grave.risk, isNew: at === 0 },
      })),
    );
    const steps = led.map(({ state }) => state.danger?.at);
    expect(steps[2]).not.toBe(steps[1]);
    expect(led.at(-1)?.state.danger?.id).toBe("imminent-self");
  });

  test("a sign of danger in words is never taken for an answer that all is well", () => {
    const step = conversation([wish, onward("Pikiran itu hanya lewat")]).at(-1);
    const again = { text: "tidak ada gunanya hidup", level: 2 as const, risk: { ...ideation, isNew: true } };
    const [led] = conversation([again], step?.state);
    expect(led?.state.danger?.filled.benda).toBeUndefined();
  });

  test("a graver danger brings its own dialogue at once, and what is near is asked about anew", () => {
    const plan = { categories: ["plan_or_imminent", "ideation"] as RiskCategory[], isNew: true };
    const led = conversation([
      wish,
      onward("Pikiran itu hanya lewat"),
      { text: "obatnya di tangan", level: 3, risk: plan },
    ]);
    expect(led.at(-1)?.state.danger?.id).toBe("imminent-self");
    expect(led.at(-1)?.state.danger?.filled).toEqual({});
  });

  test("the same danger once more changes nothing of where the dialogue stands", () => {
    const led = conversation([wish, onward("Pikiran itu hanya lewat"), wish]);
    expect(led.at(-1)?.state.danger?.at).toBe(led.at(-2)?.state.danger?.at);
  });
});

describe("and left again", () => {
  const denied = { ...ideation, denial: "asked_back" as const };
  const cleared = { categories: ["distress"] as RiskCategory[], denial: "cleared" as const };

  test("a denial is asked back once, and then the conversation returns to its topic", () => {
    const [, asked, free] = conversation([
      wish,
      { text: "salah paham kak, maksudku capek tugas", level: 2, risk: denied },
      { text: "enggak ada", level: 1, risk: cleared },
    ]);
    expect(asked?.text).toContain("?");
    expect(labels(asked)).toHaveLength(2);
    expect(free?.text).not.toContain("?");
    expect(free?.state.danger).toBeUndefined();
  });

  test("at level 3 the denial is asked back in words, beside the buttons of the danger", () => {
    const plan = { ...ideation, categories: ["plan_or_imminent"] as RiskCategory[] };
    const [begun, asked] = conversation([
      { text: "malam ini tamat riwayatku", level: 3, risk: { ...plan, isNew: true } },
      { text: "laptopku yang mati, bluescreen", level: 3, risk: { ...plan, denial: "asked_back" } },
    ]);
    expect(asksBack(asked?.text ?? "")).toBe(true);
    // The same buttons, that of the denial first.
    expect(labels(asked).toSorted()).toEqual(labels(begun).toSorted());
    expect(labels(asked)[0]).toBe("Ini salah paham");
  });

  test("in another conversation the guide says first why it asks", () => {
    const [first, second] = conversation([
      { text: "kucingku lucu", level: 3, risk: ideation },
      { text: "dia tidur terus", level: 3, risk: ideation },
    ]);
    expect(first?.text).toContain("obrolanmu yang lain");
    expect(second?.text).not.toContain("obrolanmu yang lain");
  });

  test("the flow that danger broke off is offered again", () => {
    const resign = conversation([{ text: "bikinin surat resign" }, { text: "Susun surat resign" }]).at(
      -1,
    )?.state;
    const led = conversation(
      [
        wish,
        { text: "bukan gitu maksudku", level: 2, risk: denied },
        { text: "gak ada", level: 1, risk: cleared },
        { text: "Lanjutkan yang tadi" },
      ],
      resign,
    );
    expect(labels(led[2])).toContain("Lanjutkan yang tadi");
    expect(led[3]?.state.flow?.id).toBe("surat-resign");
  });

  test("who has come to the end of a dialogue at level 2 may ask for something else", () => {
    const last = walk(0, 2, ideation).at(-1);
    const [led] = conversation([onward("bikinin surat resign dong")], last?.state);
    expect(labels(led)).toContain("Susun surat resign");
  });

  test("a new sign after its end brings the dialogue again, and never an answer of something else", () => {
    const risk = { categories: ["plan_or_imminent"] as RiskCategory[] };
    const flowing =
      conversation([{ text: "bikinin surat resign" }, { text: "Susun surat resign" }]).at(-1)?.state ??
      emptyState;
    const state: GuideState = { ...flowing, dangersDone: ["imminent-self"] };
    const sign = { text: "aku udah di atas jembatan", level: 3 as const, risk: { ...risk, isNew: true } };
    const [led] = conversation([sign], state);
    expect(led?.state.danger?.id).toBe("imminent-self");
    expect(led?.state.left?.id).toBe("surat-resign");
  });

  test("at level 3 too, once its dialogue is over, and every answer still points to help", () => {
    const risk = { categories: ["psychosis"] as RiskCategory[] };
    const end = walk(0, 3, risk).at(-1)?.state ?? emptyState;
    const texts = ["bikinin surat resign dong", "Susun surat resign", "Rina Wulandari"];
    const more = conversation(
      texts.map((text) => ({ text, level: 3 as const, risk })),
      end,
    );
    expect(more.at(-1)?.state.flow?.id).toBe("surat-resign");
    for (const { text } of more) expect([text, pointsToHelp(text)]).toEqual([text, true]);
  });

  test("who only goes on writing is listened to, and no sentence comes twice", () => {
    const risk = { categories: ["psychosis"] as RiskCategory[] };
    const end = walk(0, 3, risk).at(-1)?.state ?? emptyState;
    const more = conversation(
      ["masih di sini", "takut", "di kamar", "ya"].map((text) => ({ text, level: 3 as const, risk })),
      end,
    );
    for (const led of more) expect(led.state.flow).toBeUndefined();
    const said = more.map(({ text }) => text);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe("where a danger is not sure", () => {
  const doubtful: Partial<KnownRisk> = { isDoubtful: true };

  test("one gentle question comes, and the conversation goes on whatever is answered", () => {
    const [asked, next] = conversation([
      { text: "kayaknya aku cuma numpang lewat di rumah ini", risk: doubtful },
      { text: "jadwal belajar dong buat minggu depan" },
    ]);
    expect(asked?.text.split("?").length).toBe(2);
    expect(labels(asked).length).toBeGreaterThan(1);
    expect(asked?.state.told).toContain("kayaknya aku cuma numpang lewat di rumah ini");
    expect(next?.text).not.toBe("");
  });

  test.each([
    "nda kita bukan begitu! kita cuma rindu",
    "heh? sonde lah",
    "astaga ndak ji, saya cuma cerita mamaku",
    "kok jadi soal mati",
    "Bukan itu maksudku",
    "sanes kitu teh",
    "ya ampun tidak kok, entar juga baikan. cuma belum tau harus mulai dari mana",
  ])("a no in any words ends it: %s", (no) => {
    const [, next] = conversation([
      { text: "kursi paitua masih di situ, nda ada yang brani dudu", risk: doubtful },
      { text: no },
    ]);
    expect(next?.text).not.toContain("?");
    expect(next?.state.danger).toBeUndefined();
  });

  test("a no at the beginning ends it, and what is asked for behind it is handled", () => {
    const [, next] = conversation([
      { text: "kursi paitua masih di situ, nda ada yang brani dudu", risk: doubtful },
      { text: "hah? enggak lah, saya cuma kangen ibu. mau bikin surat buat ibu tapi bingung apa isinya" },
    ]);
    expect(next?.state.danger).toBeUndefined();
    expect(next?.text).toContain("maaf");
    expect(next?.text).not.toContain("Tulisanmu kusimpan");
  });

  test("who goes on writing is not asked again, and a wish is met", () => {
    const [asked, next, wish] = conversation([
      { text: "kursi paitua masih di situ, nda ada yang brani dudu", risk: doubtful },
      { text: "anak anak so jao smua di Jakarta, natal kali ini kita sandiri" },
      { text: "bikinin surat resign dong" },
    ]);
    expect(asked?.state.danger?.id).toBe("distress-self");
    expect(next?.state.danger).toBeUndefined();
    expect(next?.state.told).toContain("anak anak so jao smua di Jakarta, natal kali ini kita sandiri");
    expect(labels(wish)).toContain("Susun surat resign");
  });

  test.each([
    "pernah sih",
    "ga tau juga",
    "kadang",
    "enggak, tapi kadang kepikiran",
    "enggak, mungkin. entah",
    "nggak tau, bingung",
  ])("who does not deny it is not let go: %s", (answer) => {
    const [, next] = conversation([
      { text: "kayaknya aku cuma numpang lewat di rumah ini", risk: doubtful },
      { text: answer },
    ]);
    expect(next?.state.danger?.id).toBe("distress-self");
    expect(labels(next).length).toBeGreaterThan(1);
  });

  test("in the midst of a flow it is only pointed to, so that nothing that was written is lost", () => {
    const resign = conversation([{ text: "bikinin surat resign" }, { text: "Susun surat resign" }]).at(
      -1,
    )?.state;
    const [led] = conversation([{ text: "Rina Wulandari", risk: doubtful }], resign);
    expect(Object.values(led?.state.flow?.filled ?? {})).toContain("Rina Wulandari");
    expect(led?.text).toContain("Bantuan");
  });
});
