import { describe, expect, test } from "vitest";
import { type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import { stream } from "#rules/safety/test/gate.ts";
import type { RiskCategory } from "#rules/safety/types.ts";
import { readDialogues } from "../../../../scripts/read-flows.ts";
import { dialogueOf } from "./dialogues.ts";
import { followers, placeOf } from "./flow.ts";
import { type Led, lead } from "./lead.ts";
import { emptyState, type GuideState, guideStateSchema } from "./state.ts";

const dialogues = readDialogues().map(dialogueOf);
const found = (id: string) => {
  const dialogue = dialogues.find((one) => one.id === id);
  if (!dialogue) throw new Error(`no dialogue ${id}`);
  return dialogue;
};

const plan: RiskCategory[] = ["plan_or_imminent"];
const emergency = { categories: plan, about: "other", topics: ["emergency"] } satisfies Partial<KnownRisk>;
const attempt = { categories: plan, about: "other" } satisfies Partial<KnownRisk>;

/** One turn at level 3. */
function turn(state: GuideState, text: string, risk: Partial<KnownRisk>): Led {
  const asked = { text, field: "wellbeing", riskLevel: 3, isClosing: false } as const;
  const led = lead(state, { ...asked, risk: { ...noRisk, ...risk } });
  return { ...led, state: guideStateSchema.parse(JSON.parse(JSON.stringify(led.state))) };
}

/** Begins with a message that opens the danger; then each text answers. The answers, newest last. */
function talk(risk: Partial<KnownRisk>, ...texts: string[]): Led[] {
  const [first = "tolong", ...others] = texts;
  const all = [turn(emptyState, first, { ...risk, isNew: true })];
  for (const text of others) all.push(turn(all.at(-1)?.state ?? emptyState, text, risk));
  return all;
}
const last = (all: Led[]): Led => {
  const led = all.at(-1);
  if (!led) throw new Error("nothing was said");
  return led;
};
const seen = ({ text, document }: Led) => [text, document?.text ?? ""].join("\n");

const pressing = /Tekan sedalam kira-kira lima sentimeter/;
const turned = /Miringkan badannya, kepala agak mendongak/;
const awake = /Catat jam mulainya dan minta tetap diperiksa/;
const clapped = /tepuk lima kali di antara belikat/;
const asksBreath = /apakah dia bernapas\?/i;

/** The steps that can be reached from one, not beyond those in `until`. */
function reachedFrom(id: string, from: string, until: readonly string[]): number[] {
  const { flow } = found(id);
  const seenSteps = new Set<number>();
  const visit = (at: number): void => {
    const name = flow.steps[at]?.id;
    if (seenSteps.has(at) || at >= flow.steps.length || (name !== undefined && until.includes(name))) return;
    seenSteps.add(at);
    followers(flow, at).forEach(visit);
  };
  visit(placeOf(flow, from));
  return [...seenSteps];
}
const wordsOf = (id: string, steps: readonly number[]): string =>
  steps.map((at) => JSON.stringify(found(id).steps[at])).join("\n");

describe("somebody does not breathe", () => {
  test("whoever presses the chest is asked about no poison, and told of no car, no drive and no door", () => {
    const steps = reachedFrom("emergency-other", "tekan", ["pulih"]);
    expect(steps.length).toBeGreaterThan(8);
    const said = wordsOf("emergency-other", steps);
    expect(said).not.toMatch(/tertelan|terhirup|menyetir|kendaraan|ojek|jalan ke IGD|Buka pintu|pingsan \//);
    expect(said).toContain("Angkat hanya kalau mobilnya sudah di depan pintu");
    for (const name of ["tambahan", "antar", "ucap", "telepon", "orang"])
      expect(steps).not.toContain(placeOf(found("emergency-other").flow, name));
  });

  test.each(["Sudah, aku terus menekan", "Belum, atau tidak diangkat", "Aku sendirian"])(
    "the pressing goes on until others take over: %s",
    (button) => {
      const all = talk(emergency, "tolong", "Tidak, atau napasnya aneh", button, "Belum, masih kutekan");
      expect(all[1]?.text).toMatch(pressing);
      for (const led of all.slice(2)) expect(led.text).toMatch(/menekan|[Tt]erus tekan/);
      const end = turn(last(all).state, "Sudah, petugas menanganinya", emergency);
      expect(end.text).toContain("duduk");
      expect(end.state.danger).toBeUndefined();
    },
  );

  test("breath that returns leads to the side, and back to the chest if it stops again", () => {
    const back = talk(emergency, "tolong", "Tidak, atau napasnya aneh", "Dia sadar atau bernapas biasa");
    expect(last(back).text).toContain("miringkan");
    expect(turn(last(back).state, "Napasnya berhenti atau aneh", emergency).text).toMatch(pressing);
  });

  const waiting = found("emergency-other").steps.flatMap((step, at) =>
    "choose" in step || "make" in step ? [at] : [],
  );
  test.each(waiting)("at every question the words bring the chest back: step %i", (at) => {
    const begun = last(talk(emergency, "tolong")).state;
    const danger = begun.danger && { ...begun.danger, at };
    for (const isNew of [true, false])
      for (const text of ["dia ga napas", "napasnya berhenti kak", "ini dia udah nggak bernafas"]) {
        const led = turn({ ...begun, danger }, text, { ...emergency, isNew });
        expect([at, text, led.text]).toEqual([at, text, expect.stringMatching(/tekan|menekan/i)]);
        expect(led.text).not.toMatch(/tertelan|menyetir/);
      }
  });

  test("what is said passes the gate for a model's words too", () => {
    const texts = ["emergency-other", "emergency-self", "imminent-other"].flatMap((id) =>
      found(id).steps.flatMap((step) => ("say" in step ? [step.say] : "close" in step ? [step.close] : [])),
    );
    for (const text of texts) expect([text, stream([text], 3).gate.blocked]).toEqual([text, []]);
  });

  test("that it is over is not asked where the words say the opposite", () => {
    const [, pressed] = talk(emergency, "tolong", "ga napas");
    const said = { ...emergency, denial: "asked_back" as const };
    const led = turn(pressed?.state ?? emptyState, "udah ga napas", said);
    expect(led.text).toContain("Terus tekan");
  });

  test.each(["tolong ibuku ga napas", "anakku nggak bernafas gimana ini", "bapak napasnya berhenti tolong"])(
    "said at first, it is not asked again: %s",
    (text) => {
      const led = turn(emptyState, text, { ...emergency, isNew: true });
      expect(led.text).toMatch(pressing);
      expect(led.choices.map(({ label }) => label)).toContain("Dia sadar atau bernapas biasa");
    },
  );

  test.each(["ibuku pingsan tolong", "adikku asma ga bisa napas tolong", "dia megap-megap sesak napas"])(
    "where it may be meant otherwise the question comes first: %s",
    (text) => {
      const led = turn(emptyState, text, { ...emergency, isNew: true });
      expect(led.text).not.toMatch(pressing);
      expect(led.choices.map(({ label }) => label)).toContain("Bernapas dan sadar");
    },
  );
});

describe("answers in own words", () => {
  test.each([
    ["dia ga napas", pressing],
    ["masih megap-megap", pressing],
    ["udah ga gerak", pressing],
    ["tidak bernapas", pressing],
    ["iya napas", turned],
    ["dia udah sadar, bisa ngomong", awake],
    ["keselek, ga bisa napas", clapped],
    ["ga sadar", asksBreath],
  ])("%s, also where it is a new sign of the emergency", (text, what) => {
    for (const isNew of [true, false]) {
      const [begun] = talk(emergency, "tolong");
      const led = turn(begun?.state ?? emptyState, text, { ...emergency, isNew });
      expect(led.text).toMatch(what);
      expect(led.text).not.toContain("kusimpan");
    }
  });

  test("nobody is asked the same for ever: the second unclear answer gets the cautious button", () => {
    const risk = { ...emergency, isNew: true };
    const first = turn(last(talk(emergency, "tolong")).state, "adikku pucat kak", risk);
    expect(first.text).toContain("sambil tetap menolong");
    expect(turn(first.state, "tolongin dong", risk).text).toMatch(pressing);
  });

  test.each([
    ["aku sendirian", "emergency-other"],
    ["119 ga diangkat", "emergency-other"],
  ])("who helps somebody is not taken for the one in danger: %s", (text, id) => {
    const [, pressed] = talk(emergency, "tolong", "ga napas");
    const own: Partial<KnownRisk> = { ...emergency, about: "self", isNew: true };
    const led = turn(pressed?.state ?? emptyState, text, own);
    expect(led.state.danger?.id).toBe(id);
    expect(led.text).toMatch(/menekan|[Tt]erus tekan/);
  });

  test("but a danger of their own is heard", () => {
    const [, pressed] = talk(emergency, "tolong", "Bernapas dan sadar");
    const own = { categories: plan, about: "self", isNew: true } satisfies Partial<KnownRisk>;
    const led = turn(pressed?.state ?? emptyState, "aku juga mau mati aja, obatnya di tanganku", own);
    expect(led.state.danger?.id).toBe("imminent-self");
  });
});

describe("somebody is found after an attempt", () => {
  const release = /angkat badannya dan lepaskan jeratnya/;
  const happened = "Sudah terjadi, dia terluka";

  test.each([happened, "dia tergantung di kamarnya", "dia udah nelen semua, ga bangun", "ga napas"])(
    "release, the chest, and no vomiting come at once: %s",
    (text) => {
      for (const isNew of [true, false]) {
        const [begun] = talk(attempt, "adikku");
        const led = turn(begun?.state ?? emptyState, text, { ...attempt, isNew });
        expect(led.text).toMatch(release);
        expect(led.text).toMatch(/tekan kuat tengah dadanya, dua kali tiap detik, jangan berhenti/);
        expect(led.text).toContain("jangan dibuat muntah");
        expect(led.text).not.toContain("Terima kasih");
      }
    },
  );

  test("nothing after it only waits, and the call says what has happened", () => {
    const said = wordsOf("imminent-other", reachedFrom("imminent-other", "luka", ["kamu"]));
    expect(said).not.toMatch(/tunggu bareng|kita tunggu|mau bunuh diri/);
    const called = talk(attempt, "adikku", happened, "Belum, atau aku sendirian");
    expect(last(called).text).toContain("“Ada orang mencoba bunuh diri. Dia bernapas atau tidak bernapas.");
  });

  test("its words count at every later question, and lead back where breath stops", () => {
    const watched = talk(attempt, "temanku", "Ya, aku bersamanya", "Lanjut");
    expect(turn(last(watched).state, "dia udah nelen obatnya", attempt).text).toMatch(release);
    const helped = talk(attempt, "temanku", happened, "Sudah, aku ikuti arahannya");
    expect(turn(last(helped).state, "Napasnya berhenti atau aneh", attempt).text).toMatch(release);
  });

  test("what only threatens is no attempt, and who was hurt by them need not come", () => {
    const [begun] = talk(attempt, "temanku");
    expect(turn(begun?.state ?? emptyState, "dia mau nelen obat", attempt).text).not.toMatch(release);
    for (const button of ["Ya, aku bersamanya", "Aku tidak tahu tempatnya"])
      expect(last(talk(attempt, "temanku", button)).text).toContain("pernah menyakitimu");
  });
});

describe("the member's own body", () => {
  const own = { categories: plan, about: "self" } satisfies Partial<KnownRisk>;
  const overdose = { ...own, topics: ["overdose"] } satisfies Partial<KnownRisk>;
  const answered = [
    "Ada orang di dekatku",
    "Lanjut",
    "Belum",
    "Masih sendirian",
    "Sudah, ada yang bersamaku",
  ];

  test.each(["Belum, masih kupegang", "Belum, aku hanya bertanya"])(
    "who has swallowed nothing is never sent back to it: %s",
    (button) => {
      for (const who of ["Ada orang di dekatku", "Hanya lewat telepon", "Tidak ada"]) {
        const all = talk(overdose, "aku", button, who, ...answered.slice(1));
        const words = all.slice(1).map(seen).join("\n");
        expect(words).not.toMatch(/bungkus|botol|nama bahannya/i);
        expect(words).toContain("ambil dan simpan obat di kamarku");
        expect(last(all).state.danger).toBeUndefined();
      }
    },
  );

  test("who has swallowed something takes the package along", () => {
    const words = talk(overdose, "aku", "Sudah, ada yang kutelan", ...answered)
      .map(seen)
      .join("\n");
    expect(words).toContain("Bungkusnya kubawa");
    expect(words).not.toContain("aku takut menelan");
  });

  test("who is hurt already says so at the phone", () => {
    const call = (button: string) =>
      last(talk(own, "aku", button, "Tidak ada", "Lanjut", "Belum kutelepon")).text;
    expect(call("Sudah terlanjur, aku butuh ditolong")).toContain(
      "Saya sudah melukai diri, atau menelan sesuatu",
    );
    expect(call("Masih dekat")).toContain("Saya mau bunuh diri, saya sendirian");
  });

  test.each(["119 ga diangkat", "belum kak", "sibuk terus"])(
    "who is ill and reaches nobody is told what to say: %s",
    (text) => {
      const ill = { ...own, topics: ["emergency"] } satisfies Partial<KnownRisk>;
      const called = last(talk(ill, "aku", "Tidak ada siapa-siapa", "Lanjut", text)).text;
      expect(called).toContain("Saya sakit mendadak, tolong jemput");
      expect(called).toMatch(/kecuali gula kalau kamu diabetes[\s\S]*Obat daruratmu sendiri boleh dipakai/);
    },
  );

  test("nobody waits on a balcony or at a road", () => {
    expect(JSON.stringify(found("imminent-self").steps)).not.toMatch(/teras|pinggir jalan|lorong/);
  });

  test("blood is pressed from the first message on, and the messages fit above the card as others do", () => {
    for (const text of found("emergency-self").messages) expect(text).toContain("tekan kuat dengan kain");
    for (const text of found("emergency-other").messages)
      expect(text).toMatch(/[Gg]as, asap, sumur, air dalam/);
    const longest = (...ids: string[]) =>
      Math.max(...ids.flatMap((id) => found(id).messages.map((text) => text.length)));
    expect(longest("emergency-self", "emergency-other", "imminent-other")).toBeLessThanOrEqual(
      longest("imminent-self", "overdose-self"),
    );
  });
});
