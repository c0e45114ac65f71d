import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { asksBack, questionIn } from "./our-questions.ts";
import type { Assessment, Opinion, RiskContext } from "./types.ts";

const startMs = Date.UTC(2026, 10, 23, 3);
const minuteMs = 60_000;

type Said = string | [text: string, more: Partial<RiskContext>];

/** Judges the texts of one conversation, a minute apart; the state is carried from text to text. */
function conversation(...texts: readonly Said[]): Assessment[] {
  let state: Assessment["next"] | undefined;
  return texts.map((said, at) => {
    const [text, more] = typeof said === "string" ? [said, {}] : said;
    const assessment = assess(text, { state, atMs: startMs + at * minuteMs, ...more });
    state = assessment.next;
    return assessment;
  });
}

const opinion = (danger: number): Opinion => ({
  words: 8,
  danger,
  kinds: [{ category: "ideation", logit: 1 }],
  other: -3,
  urgent: -3,
  child: -3,
  denied: -3,
});

const vanish = "pengen ngilang dari dunia ini";
const wish = "aku pengen mati aja";
const plan = "malam ini aku mau gantung diri";
const askBack = "Supaya aku tidak salah lagi, kutanyakan sekali: adakah keinginan untuk mati, walau kecil?";

describe("a denial of an open level 2", () => {
  it.each([
    "salah paham kak, maksudku capek sama tugas",
    "bukan itu maksudku",
    "gak ada pikiran bunuh diri kok",
    "Aku aman, itu salah paham.",
    "enggak kepikiran sampe situ kok",
    "jangan dianggap serius kak",
    "HAH? siapa yg mau bunuh diri? aku ga pernah ngomong gitu. aku cuma capek",
    "lho siapa yang pengen mati sih",
    "kok jadi bunuh diri, aku cuma cerita soal kerjaan",
    "ga pernah bilang begitu aku",
    "ngapain bahas bunuh diri, aku cuma kesel sama bos",
  ])("is asked back once and is no sign, whatever words it is made of: %s", (text) => {
    const [, denied] = conversation(wish, text);
    expect(denied).toMatchObject({ level: 2, textLevel: 0, denial: "asked_back" });
  });

  it.each([
    "enggak ada",
    "ga ada kok",
    "beneran gak ada pikiran itu",
    "jadi tugasnya harus dikumpul besok pagi",
  ])("and made sure of it ends the level: %s", (text) => {
    const [, , cleared] = conversation(wish, "bukan gitu maksudku", [
      text,
      { answers: askBack, opinion: opinion(-3) },
    ]);
    expect(cleared).toMatchObject({ level: 1, denial: "cleared", categories: ["distress"] });
    expect(cleared?.next.clearedAtMs).toBe(startMs + 2 * minuteMs);
  });

  it("a bare no to our own question is one, a bare no to anything else is not", () => {
    const asked = { answers: "Apakah pikiran untuk mati itu hanya lewat, atau ada rencana?" };
    expect(conversation(wish, ["ga ada", asked])[1]?.denial).toBe("asked_back");
    expect(conversation(wish, ["ga ada", { answers: "Sudah makan?" }])[1]?.denial).toBe("none");
  });

  it.each(["ga tau", "ga kuat lagi kak", "gak ada yang peduli", "aman dari mana", "Ada, sebenarnya"])(
    "what only begins like a no makes sure of nothing: %s",
    (text) => {
      const [, , answered] = conversation(wish, "bukan gitu maksudku", [text, { answers: askBack }]);
      expect([answered?.level, answered?.denial]).toEqual([2, "none"]);
    },
  );

  it("once the danger was said to be there, no later no takes it back", () => {
    const means = "Apakah benda, obat, atau tempat yang terpikir untuk itu ada di dekatmu?";
    const [, , , last] = conversation(
      wish,
      "bukan gitu maksudku",
      ["Ada, sebenarnya", { answers: askBack }],
      ["Tidak ada", { answers: means }],
    );
    expect(last).toMatchObject({ level: 2, denial: "none" });
  });

  it("of violence, makes nothing weigh less: who does it may hold the phone", () => {
    const hit = "suamiku mukulin aku lagi semalam";
    const sure = "Supaya tidak keliru, apakah ada orang yang menyakiti, mengancam, atau memaksamu?";
    const cleared = conversation(hit, "Aku aman, itu salah paham.", ["tidak ada", { answers: sure }]).at(-1);
    expect([cleared?.level, cleared?.next.clearedAtMs]).toEqual([1, undefined]);
    expect(assess(hit, { state: cleared?.next, atMs: startMs + 10 * minuteMs }).level).toBe(2);
  });

  it("with a wish in the same words it is none", () => {
    for (const text of [
      "bukan gitu maksudku, aku cuma mau bunuh diri",
      "bercanda kok, tapi aku beneran pengen mati",
      "siapa yang ga pengen mati kalau hidupnya begini",
      "kok jadi pengen bunuh diri lagi ya",
    ])
      expect([text, conversation(wish, text)[1]?.denial]).toEqual([text, "none"]);
  });

  it("is one also after it was cleared, in words of danger that the classifier takes for a denial", () => {
    const cleared: Said[] = [wish, "bukan gitu maksudku", "beneran ga ada pikiran itu"];
    const more = (denied: number): Said => [
      "belum mau mati aku mah, ketemu cucu dulu",
      { opinion: opinion(-2), inConversation: { ...opinion(-2), denied } },
    ];
    expect(conversation(...cleared, more(2.5)).at(-1)).toMatchObject({ level: 1, denial: "cleared" });
    expect(conversation(...cleared, more(0)).at(-1)).toMatchObject({ level: 2, denial: "none" });
  });

  it("never takes back a level 3", () => {
    const [, , last] = conversation(plan, "salah paham kak", "enggak ada pikiran itu");
    expect(last).toMatchObject({ level: 3, denial: "noted" });
  });

  it("is also what the classifier takes for one in the conversation", () => {
    const inConversation = { ...opinion(-2), denied: 1 };
    const lyric: Said = ["itu lirik kak", { opinion: opinion(-1), inConversation }];
    expect(conversation(vanish, lyric)[1]?.denial).toBe("asked_back");
    const grave: Said = ["itu lirik kak", { opinion: opinion(3), inConversation }];
    expect(conversation(vanish, grave)[1]?.denial).toBe("none");
    const both = (denied: number): Said => [
      "ga ada pikiran bunuh diri atau nyakitin diri",
      { opinion: opinion(-2), inConversation: { ...inConversation, denied } },
    ];
    expect([1, 3].map((denied) => conversation(vanish, both(denied))[1]?.denial)).toEqual([
      "none",
      "asked_back",
    ]);
  });

  it("is made sure of by calmly going on, however long the text is", () => {
    const on: Said = ["cara lapor ke kepala ruang gimana ya enaknya menurut kakak", { opinion: opinion(-3) }];
    expect(conversation(wish, "bukan gitu maksudku", on).at(-1)?.denial).toBe("cleared");
    expect(conversation(wish, "bukan gitu maksudku", "hmm", on).at(-1)?.denial).toBe("none");
  });

  it("holds until the next sign: after one it has to be said twice again", () => {
    const [, , again, once] = conversation(wish, "bukan gitu maksudku", wish, "bukan gitu maksudku");
    expect([again?.level, once?.denial]).toEqual([2, "asked_back"]);
  });

  it("afterwards what only seems dangerous shows no card for six hours, and what is stated does at once", () => {
    const cleared = conversation(wish, "bukan gitu maksudku", "enggak ada pikiran itu").at(-1)?.next;
    const later = (hours: number) => ({ state: cleared, atMs: startMs + hours * 60 * minuteMs });
    const seeming = { opinion: opinion(2) };
    expect(
      assess("rasanya semua orang lebih enak tanpa ada aku", { ...later(1), ...seeming }).level,
    ).toBeLessThan(3);
    expect(assess("jadwal kuliah besok gimana ya enaknya", { ...later(1), ...seeming }).level).toBe(0);
    expect(assess("jadwal kuliah besok gimana ya enaknya", { ...later(7), ...seeming }).level).toBe(2);
    expect(assess(wish, later(1)).level).toBe(2);
  });

  it("never ends a level without a denial", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("terus gimana", "makasih", "mau makan dulu", "lagi di rumah", vanish),
        (text) => {
          expect(conversation(wish, [text, { opinion: opinion(-3) }])[1]?.level).toBe(2);
        },
      ),
    );
  });
});

describe("a doubtful text", () => {
  const doubtful: Said = ["kayaknya rumah ini lebih lega kalau kurang satu", { opinion: opinion(0.5) }];

  it("is asked about once a day, and shows no card", () => {
    const [first, second] = conversation(doubtful, doubtful);
    expect([first?.isDoubtful, first?.level, second?.isDoubtful]).toEqual([true, 0, false]);
  });

  it("a second one after the question is a sign, unless the question was answered with a no", () => {
    const again: Said = ["ya gitu deh rasanya lebih baik begitu saja", { opinion: opinion(1) }];
    expect(conversation(doubtful, again)[1]?.level).toBe(2);
    const no: Said = [
      "enggak kok",
      { answers: "Sempatkah terlintas pikiran untuk mati?", opinion: opinion(-2) },
    ];
    const [, denied, after] = conversation(doubtful, no, again);
    expect([denied?.denial, after?.level]).toEqual(["cleared", 0]);
  });
});

describe("short answers to our own questions", () => {
  it.each([
    ["Apakah benda atau obat itu ada di dekatmu?", "ada di laci", 3, { means: "at_hand" }],
    ["Apakah benda atau obat itu ada di dekatmu?", "enggak ada", 2, { means: "removed" }],
    ["Adakah rencana untuk itu?", "iya ada", 3, {}],
    ["Siapa yang bisa menemanimu?", "sendirian", 2, { company: "alone" }],
    ["Siapa yang bisa menemanimu?", "belum ada siapa-siapa yang tau soal ini", 2, {}],
  ] as const)("%s - %s: level %i", (answers, text, level, situation) => {
    const [, answered] = conversation(wish, [text, { answers }]);
    expect([answered?.level, answered?.situation]).toEqual([level, situation]);
  });

  it("a yes to whether somebody is there is no sign of a wish to die", () => {
    expect(conversation(wish, ["iya", { answers: "Siapa yang bisa menemanimu?" }])[1]?.textLevel).toBe(0);
    expect(conversation(wish, ["iya", { answers: "Apakah kamu ingin mati?" }])[1]?.textLevel).toBe(2);
  });

  it("near is the one who harms only where that was asked", () => {
    const near: Said = ["di kamar sebelah", { answers: "Apakah orang itu dekat denganmu sekarang?" }];
    const [, answered] = conversation("suamiku mukulin aku lagi semalam", near);
    expect(answered).toMatchObject({ level: 3, situation: { aggressor: "present" } });
  });

  it("a negated place is not at hand", () => {
    const means = { answers: "Apakah benda atau obat itu ada di dekatmu?" };
    for (const text of ["gak ada di dekatku", "tidak di kamar"])
      expect([text, conversation(wish, [text, means])[1]?.level]).toEqual([text, 2]);
  });

  it("without a danger, questions about plans, tools and medicines are ordinary ones", () => {
    for (const [answers, text] of [
      ["Kemampuan dan alat apa saja yang kamu kuasai?", "alat dapur, kasir"],
      ["Sudah ada rencana akhir pekan?", "udah"],
      ["Kamu minum obat maag?", "iya"],
    ] as const)
      expect([text, conversation(["halo", {}], [text, { answers }])[1]?.level]).toEqual([text, 0]);
  });

  it("a weapon of somebody who threatens is no plan of the member's", () => {
    const armed: Said = ["iya ada", { answers: "Apakah dia bawa pisau atau senjata?" }];
    expect(conversation("suamiku mukulin aku lagi semalam", armed)[1]?.categories[0]).toBe("violence_victim");
  });

  it("only the last question counts", () => {
    expect(questionIn("Apakah ada obat di dekatmu? Terima kasih. Sudah makan?")).toBeUndefined();
    expect(asksBack("Kita lanjut. Mau mulai dari mana?")).toBe(false);
    expect(asksBack(askBack)).toBe(true);
  });
});

describe("what raises an open danger", () => {
  it.each([
    "obatnya di laci meja",
    "udah di atas jembatan nih",
    "makasih ya buat semuanya selama ini",
    "titip adikku ya",
  ])("to oneself: %s", (text) => {
    expect(conversation(wish, text)[1]?.level).toBe(3);
  });

  it.each([
    "motornya udah bunyi di depan",
    "dia gedor2 pintu",
    "aku ngumpet di kamar mandi",
    "dia bawa parang",
  ])("from a person: %s", (text) => {
    const [, raised] = conversation("suamiku mukulin aku lagi semalam", text);
    expect([raised?.level, raised?.categories[0]]).toEqual([3, "violence_victim"]);
  });

  it.each([
    "obatku dari dokter tinggal dua",
    "nanti dia pulang minggu depan",
    "makasih ya kak",
    "temen kos masuk angin",
  ])("everyday words raise nothing: %s", (text) => {
    expect(conversation(wish, text)[1]?.level).toBe(2);
    expect(conversation("suamiku mukulin aku lagi semalam", text)[1]?.level).toBe(2);
  });
});

describe("strangling", () => {
  it.each([
    "aku dicekik suami semalam",
    "td leherku ditekan pake lengannya sampe gelap",
    "dia nyekik aku kemarin",
  ])("is danger now, also if it is over: %s", (text) => {
    expect(conversation(text)[0]).toMatchObject({ level: 3, categories: ["violence_victim"], about: "self" });
  });

  it.each(["dicekik cicilan tiap bulan", "pengen kucekik bosku", "bosku nyekik pake deadline"])(
    "is none in a figure of speech: %s",
    (text) => {
      expect(conversation(text)[0]?.level).toBeLessThan(3);
    },
  );
});

describe("whose danger it is", () => {
  it("stays with the one it was about, until somebody else's shows", () => {
    const [first, second, third] = conversation("temenku bilang dia pengen mati", "aku takut banget", wish);
    expect([first?.about, second?.about, third?.about]).toEqual(["other", "other", "self"]);
  });

  it("a lower danger of somebody else does not take the member out of their own", () => {
    const [, second] = conversation(plan, "temenku juga bilang dia pengen mati");
    expect([second?.level, second?.about]).toEqual([3, "self"]);
  });

  it("of the member's own child it is the child's", () => {
    expect(conversation("aku pengen bekap bayiku biar diem, aku takut")[0]?.about).toBe("child");
  });

  it("what it is about decides which words come", () => {
    expect(conversation("aku abis nelen banyak obat, pengen mati")[0]?.topics).toContain("overdose");
    expect(conversation("aku kls 8, bapakku mukulin aku")[0]?.topics).toContain("minor");
    for (const text of [
      "udah 10 tahun suami mukul aku",
      "dipukul sma suami",
      "dipukul di depan anakku kelas 3",
    ])
      expect([text, conversation(text)[0]?.topics.includes("minor")]).toEqual([text, false]);
    expect(conversation(wish, "tadi minum obat maag")[1]?.topics).toEqual([]);
  });
});
