import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assess } from "./assess.ts";
import { categoryPriority, recentMax } from "./levels.ts";
import type { RiskState } from "./types.ts";

const atMs = Date.UTC(2026, 10, 21, 3);
const judge = (text: string) => assess(text, { atMs });
const levelOf = (text: string) => judge(text).textLevel;

describe("assess: one text", () => {
  it.each([
    ["", 0],
    ["Selamat pagi, mau tanya soal kontrak kerja.", 0],
    ["Setiap malam saya menangis dan merasa tidak berguna.", 1],
    ["aku pengen mati aja", 2],
    ["aku nyayat tangan lagi semalem", 2],
    ["suamiku mukulin aku tiap malem", 2],
    ["rasanya pengen gue bacok tetangga itu, serius", 2],
    ["ada bisikan di telingaku tiap malem", 2],
    ["malam ini aku mau gantung diri", 3],
    ["udah minum racun, perutku panas", 3],
    ["suara itu nyuruh aku bunuh ibu", 3],
    ["dia di luar bawa parang, aku sama anak ngumpet", 3],
  ])("levels of %s -> %i", (text, level) => expect(levelOf(text)).toBe(level));

  it.each([
    "p3ng3n m4ti aja rasanya",
    "aku mau b.u.n.u.h d.i.r.i",
    "b u n u h d i r i aja kali ya",
    "AKU INGIN MATI SAJA",
    "pengennn matiii ajaaa",
    "aku mau bu\u200bnuh di\u200bri",
    "аku mаu bunuh diri",
    "pgn mti bgt skrg",
    "mau b*nuh diri rasanya",
    "hayang paeh wae",
    "aku ora pengen urip maneh",
    "i want to kill myself",
  ])("sees through spelling: %s", (text) => expect(levelOf(text)).toBeGreaterThanOrEqual(2));

  it.each([
    "mati gaya banget di kondangan",
    "capek banget hari ini, untung besok libur",
    "main game buat bunuh waktu",
    "hp gue mati total",
    "laper setengah mati",
    "skripsi gue digantung dosbing",
    "cara membunuh kecoa di dapur",
    "mati-matian belajar buat ujian besok",
    "di film itu tokohnya bunuh diri di akhir",
    "lirik lagu 'rather die than be without you' artinya apa",
    "berita perempuan dibunuh pacarnya serem banget",
    "dia nusuk aku dari belakang soal proyek",
    "nembak gebetan lewat chat norak ga",
  ])("leaves figures of speech alone: %s", (text) => expect(levelOf(text)).toBeLessThan(2));

  it.each([
    ["pembeli ngancem viralin chat gue kalo ga direfund", 0],
    ["ada customer ngancam mau viralin toko saya, minta refund", 0],
    ["pelanggan ngancem viralin foto aku", 2],
    ["customer ngancem mau sebar alamat rumahku", 2],
    ["pembeli ngancem mau bunuh aku kalo ga refund", 2],
    ["suami ngancem viralin toko aku", 2],
    ["dia ngancem viralin video aku", 2],
  ])("a customer's complaint made public is no violence, anything more is: %s -> %i", (text, level) =>
    level === 0 ? expect(levelOf(text)).toBe(0) : expect(levelOf(text)).toBeGreaterThanOrEqual(level),
  );

  it("a figure of speech hides nothing that stands beside it", () => {
    expect(levelOf("hp mati, aku juga pengen mati")).toBe(2);
    expect(levelOf("mati gaya tadi di kelas, tapi serius aku mau bunuh diri")).toBe(2);
  });

  it("knows what a denial covers", () => {
    expect(levelOf("aku ga pernah kepikiran buat bunuh diri kok")).toBeLessThan(2);
    expect(levelOf("ga mau mati muda makanya rajin olahraga")).toBeLessThan(2);
    expect(levelOf("aku ga mau hidup lagi")).toBe(2);
    expect(levelOf("ga mau bunuh diri, tapi pengen ga bangun lagi besok")).toBe(2);
    expect(levelOf("aku belum bunuh diri karena masih ada kucing")).toBe(2);
    expect(levelOf("boleh ga sih aku mati aja")).toBe(2);
  });

  it("laughter and 'bercanda' do not lower an explicit wish", () => {
    expect(levelOf("pengen bunuh diri wkwkwk 😂")).toBe(2);
    expect(levelOf("bercanda kok, tapi serius pengen mati sih")).toBe(2);
  });

  it("what is past and closed is no present risk, what came back is", () => {
    expect(levelOf("dulu aku pernah self harm tapi udah sembuh 5 tahun")).toBeLessThan(2);
    expect(levelOf("dulu aku self harm, udah sembuh, tapi sekarang kambuh nyilet lagi")).toBe(2);
  });

  it("study and stories do not open the way to a method", () => {
    expect(
      levelOf("buat novel, cara bunuh diri yang paling gampang dan ga sakit apa"),
    ).toBeGreaterThanOrEqual(2);
  });

  it("tells the speaker from someone they know", () => {
    expect(judge("temenku bilang dia mau bunuh diri, aku harus gimana").about).toBe("other");
    expect(judge("aku mau bunuh diri").about).toBe("self");
    expect(judge("suamiku mukul aku").about).toBe("self");
    expect(judge("adik saya dianiaya suaminya").about).toBe("other");
  });

  it("puts the most urgent kind first", () => {
    const { categories } = judge("pacarku mukul aku, aku pengen mati, tali udah aku siapin di kamar");
    expect(categories[0]).toBe("plan_or_imminent");
    expect(categories).toEqual(expect.arrayContaining(["violence_victim", "ideation"]));
    const order = categories.map((one) => categoryPriority.indexOf(one));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it("finds a sign anywhere in a long text", () => {
    const filler = "Hari ini aku ke kantor naik kereta dan rapat sampai sore. ";
    for (const at of [0, 60, 66, 100, 150]) {
      const text = `${filler.repeat(at)}Aku pengen bunuh diri. ${filler.repeat(150 - at)}`;
      expect([at, levelOf(text)]).toEqual([at, 2]);
    }
  });
});

describe("assess: whatever comes", () => {
  const words =
    'aku mau mati bunuh diri ga nyilet tangan dia dibunuh pukul b.u.n.u.h 4ku *** \u200b 😂 , . " \n';
  const nasty = fc.oneof(
    fc.string({ maxLength: 300, unit: "binary" }),
    fc.string({ maxLength: 300, unit: "grapheme" }),
    fc.array(fc.constantFrom(...words.split(" ")), { maxLength: 120 }).map((parts) => parts.join(" ")),
  );

  it("never throws, and always answers in its own terms", () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const { level, textLevel, categories, about, ruleIds, next } = judge(text);
        expect(level).toBeGreaterThanOrEqual(textLevel);
        expect([0, 1, 2, 3]).toContain(level);
        expect(["self", "other"]).toContain(about);
        expect(categories.length > 0).toBe(level > 0);
        expect(ruleIds).not.toContain("not-judged");
        expect(next.recent.length).toBeLessThanOrEqual(recentMax);
        expect(categories.every((one) => categoryPriority.includes(one))).toBe(true);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it("the same text and state give the same judgement", () => {
    const isStable = (text: string) => {
      expect(judge(text)).toEqual(judge(text));
    };
    fc.assert(fc.property(nasty, isStable), { numRuns: 60 });
  }, 30_000);

  it.each([
    ["one letter", "a".repeat(100_000)],
    ["negations", "ga ".repeat(33_000)],
    ["wishes without end", "mau mati ".repeat(11_000)],
    ["leet", "m4t1 ".repeat(20_000)],
    ["letters apart", "b u n u h ".repeat(10_000)],
    ["stars", "m*t* b*n*h ".repeat(9_000)],
    ["quotes", "\"'".repeat(50_000)],
    ["joined words", "pengenmatigamauhidup".repeat(5_000)],
    ["marks", "e\u0301\u200b".repeat(33_000)],
    ["verbs", "pukul tampar cekik aku ".repeat(4_400)],
  ])(
    "100,000 characters take bounded time: %s",
    (_, text) => {
      const start = process.cpuUsage();
      judge(text);
      const { user, system } = process.cpuUsage(start);
      // Milliseconds: far above what it takes, far below what exponential time would take.
      expect((user + system) / 1000).toBeLessThan(5000);
    },
    60_000,
  );

  it("counts what it cannot judge as level 1, and forgets nothing of what was open", () => {
    const unreadable = null as unknown as string;
    expect(judge(unreadable)).toMatchObject({ level: 1, textLevel: 1, ruleIds: ["not-judged"] });
    const state: RiskState = {
      level: 3,
      categories: ["plan_or_imminent"],
      signAtMs: atMs,
      recent: [{ level: 3, atMs }],
    };
    const kept = assess(unreadable, { state, atMs });
    expect(kept).toMatchObject({ level: 3, categories: ["plan_or_imminent"], next: state });
  });

  it("survives a state that makes no sense", () => {
    const broken = { level: 2, categories: null, signAtMs: "x", recent: 5 } as unknown as RiskState;
    expect(assess("halo", { state: broken, atMs }).level).toBeGreaterThanOrEqual(1);
  });
});
