import { describe, expect, test } from "vitest";
import { assess } from "#rules/safety/assess.ts";
import { type KnownRisk, noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskCategory, RiskLevel, RiskState, RiskSubject, RiskTopic } from "#rules/safety/types.ts";
import { readDialogues } from "../../../../scripts/read-flows.ts";
import { lead } from "./lead.ts";
import { emptyState, type GuideState } from "./state.ts";

type Danger = { category: RiskCategory; about?: RiskSubject; level?: RiskLevel; topics?: RiskTopic[] };

/** Plays a dialogue: everything that its answers and documents say, and the state after them. */
function play({ category, about = "self", level = 3, topics = [] }: Danger, ...texts: string[]) {
  let state: GuideState = emptyState;
  let isDoubtful = level < 2;
  let isNew = level >= 2;
  const first = isNew ? "tolong" : "kayaknya aku cuma numpang lewat di rumah ini";
  const said = [first, ...texts].map((text) => {
    const known: KnownRisk = { ...noRisk, categories: [category], about, topics, isNew, isDoubtful };
    const led = lead(state, { text, field: "wellbeing", riskLevel: level, risk: known, isClosing: false });
    state = led.state;
    isNew = false;
    isDoubtful = false;
    return [led.text, led.document?.text ?? ""].join("\n");
  });
  return { said: said.join("\n"), last: said.at(-1) ?? "", state };
}

const victim: Danger = { category: "violence_victim", level: 2 };
const child: Danger = { category: "violence_victim", about: "child" };
const violent: Danger = { category: "violence_to_others" };

describe("somebody harms the member", () => {
  test.each([
    [victim, "Dia dekat denganku"],
    [victim, "Dia pergi, HP ini bisa dibacanya"],
    [{ ...victim, topics: ["minor"] } satisfies Danger, "Dia ada di sini"],
  ])("before wounds are asked about, the screen may be left: %o %s", (danger, button) => {
    const { last } = play(danger, button);
    expect(last).toMatch(/HP atau tempat (?:lain )?yang aman/);
    const stopped = play(danger, button, "Nanti saja");
    expect([stopped.state.danger, stopped.last]).toEqual([undefined, expect.stringContaining("110")]);
    expect(play(danger, button, "Aman, lanjut").last).toMatch(/paling mendesak|Apa yang dia lakukan/);
  });

  const pressed = "Dia jauh, HP ini hanya kupegang";
  test.each(["Aku dikurung, tidak bisa keluar", "dikurung", "aku disekap di kamar"])(
    "to be locked up is a danger of its own: %s",
    (text) => expect(play(victim, pressed, text).last).toContain("Dikurung termasuk bahaya. Telepon 110"),
  );

  test("a debt collector may be reported, and nobody has to leave their home for one", () => {
    const answers = ["Aku diancam atau diikuti", "Penagih utang"];
    const asked = play(victim, pressed, ...answers);
    expect(asked.last).toMatch(/Ancaman penagih boleh dilaporkan ke polisi[\s\S]*terpikir mati[\s\S]*119/);
    const end = ["Ada, tapi hanya lewat telepon", "Lanjut", "Belum, tapi aku mau"];
    expect(play(victim, pressed, ...answers, ...end).said).not.toContain("Berangkat saat dia tidak ada");
    const known = ["Aku diancam atau diikuti", "Orang yang kukenal"];
    expect(play(victim, pressed, ...known, ...end).said).toContain("Berangkat saat dia tidak ada");
  });

  test("what helps a doctor, and a court, is said with its time", () => {
    expect(play(victim, pressed, "Badanku dilukai atau dipaksa").last).toMatch(
      /jangan lewat tiga hari[\s\S]*jangan mandi dulu dan jangan mencuci bajunya/,
    );
    const minor: Danger = { ...victim, topics: ["minor"] };
    const hurt = play(minor, "Dia jauh dari tempatku", "Badanku disakiti atau disentuh").last;
    expect(hurt).toMatch(/jangan sampai lewat tiga hari[\s\S]*jangan mandi dulu/);
    const forced = play(minor, "Dia jauh dari tempatku", "Fotoku dipakai untuk memaksa").last;
    expect(forced).toMatch(/terpikir mati[\s\S]*119/);
  });

  test("nobody has the same code words as another", () => {
    const all = JSON.stringify(readDialogues());
    expect(all).not.toMatch(/galonku|jemuranku|beras habis|bab tujuh/);
    expect(all.split("(kata sandi yang kalian pilih)").length).toBe(4);
  });

  test("who hides in silence is not told to shout", () => {
    const { last } = play(
      { category: "violence_victim" },
      ...["Aku tidak bisa keluar", "Sudah dihubungi", "Tidak ada luka", "Belum, aku masih sendirian"],
    );
    expect(last).toContain("tetap di balik pintu, diam, HP senyap");
  });
});

describe("a child is harmed", () => {
  const away = "Aku tidak di tempat itu";
  test("who is elsewhere asks others, and neither knocks at doors there nor comes alone", () => {
    const silent = play(child, away, "Lanjut", "Aku tidak bisa menelepon");
    expect(silent.last).toContain("Minta siapa saja di dekatmu menelepon 110");
    expect(silent.said).not.toContain("Ketuk pintu tetangga");
    const on = play(
      child,
      away,
      "Lanjut",
      "Sudah tersambung",
      "Tidak, dia bergerak biasa",
      "Anakku belum aman",
    );
    expect(on.last).toContain("Minta tetangga di sana");
    expect(play(child, "Belum bisa kubawa keluar", "Aku tidak bisa menelepon").last).toContain("Ketuk pintu");
  });

  test.each([
    [child, ["Bisa, kami keluar", "Sudah tersambung", "Ya, atau belum kelihatan"]],
    [{ ...violent, about: "child" } satisfies Danger, ["Dia terluka atau terguncang"]],
  ])("a child that does not breathe is helped: %o", (danger, answers) => {
    expect(play(danger, ...answers).last).toMatch(/tidak bernapas[^.]*megap[^.]*tekan tengah dadanya/);
  });
});

describe("other dangers", () => {
  test("who has hurt somebody says so at the phone, and nobody else does", () => {
    const calls = ["Belum, kulakukan sekarang"];
    expect(play(violent, "Sudah ada yang terluka", ...calls).last).toContain("Ada yang terluka karena saya");
    expect(play(violent, "Masih ada di tanganku", "Ya, atau aku belum melihat", ...calls).last).toContain(
      "Ada yang terluka karena saya",
    );
    expect(play(violent, "Masih ada di tanganku", "Tidak ada yang terluka", ...calls).last).toContain(
      "Saya hampir melukai seseorang",
    );
  });

  test.each(["Masih tidur dan makan", "Hampir tidak, atau aku tidak tahu"])(
    "sudden confusion and childbed are no illness of the mind to wait with: %s",
    (button) => {
      const psychosis: Danger = { category: "psychosis", about: "other", level: 2 };
      expect(play(psychosis, "Tidak, tapi dia berubah", button).last).toContain(
        "Bayi jangan ditinggal berdua",
      );
    },
  );

  test("nothing is said in somebody's name that was never asked", () => {
    const said = play({ category: "psychosis" }, "Tidak ada", "Hanya lewat telepon").last;
    expect(said).not.toContain("kurang tidur");
  });
});

describe("the gentle question", () => {
  const gentle: Danger = { category: "distress", level: 0 };

  test("who has a plan asks to be fetched, not to be listened to", () => {
    const found = play(gentle, "Pernah, sekilas", "ga tau", "Ada, lewat telepon");
    expect(found.last).toContain("tidak aman sendirian. Tolong datang sekarang");
    expect(found.said).not.toMatch(/Lagi sibuk|kasih solusi/);
    expect(play(gentle, "Pernah, sekilas", "ga tau", "Tidak ada yang terpikir").last).toContain(
      "petugas lebih dulu",
    );
    expect(play(gentle, "Pernah, sekilas", "Belum ada rencana", "Ada, lewat telepon").last).toContain(
      "Lagi sibuk",
    );
  });

  test("its buttons that tell of a wish or a plan bring the card, and none for having no plan ends it", () => {
    const atMs = Date.UTC(2026, 10, 29, 3);
    const state: RiskState = {
      ...{ level: 1, categories: ["distress"], recent: [] },
      ...{ signAtMs: atMs - 60_000, askedAtMs: atMs - 60_000 },
    };
    const steps = readDialogues().find(({ id }) => id === "distress-self")?.steps ?? [];
    const judged = steps.flatMap((step) =>
      "choose" in step
        ? step.options.map(({ label }) => {
            const { level, denial } = assess(label, { state, atMs, answers: step.choose, isButton: true });
            return [label, level, denial];
          })
        : [],
    );
    expect(judged).toEqual(
      expect.arrayContaining([
        ["Ya, aku sering tidak ingin hidup", 2, "none"],
        ["Aku punya rencana dan cara bunuh diri", 3, "none"],
        ["Belum ada rencana", expect.any(Number), "none"],
      ]),
    );
  });

  test.each(["ga ada rencana", "enggak", "Belum ada rencana"])(
    "a wish without a plan is no mistake of ours: %s",
    (text) => {
      const asked = play(gentle, "Pernah, sekilas").state;
      const risk: KnownRisk = { ...noRisk, categories: ["distress"], denial: "cleared" };
      const led = lead(asked, { text, field: "wellbeing", riskLevel: 1, risk, isClosing: false });
      expect(led.text).toContain("mendampingimu");
    },
  );

  test("no button is promised that is not there", () => {
    for (const { id, kind, steps } of readDialogues())
      if (!/^(?:victim|violent)/.test(kind))
        expect([id, JSON.stringify(steps)]).not.toEqual([id, expect.stringContaining("Keluar cepat")]);
  });
});
