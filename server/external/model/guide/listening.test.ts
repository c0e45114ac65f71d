import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";
import type { Field } from "./flow.ts";
import { type Led, lead } from "./lead.ts";
import { emptyState } from "./state.ts";

/* How stories are received; what the members write is what readers wrote who played them. */

const teacher = [
  "Cerita dulu saja",
  "Tadi wali murid marahin saya di grup WA kelas, katanya aku ga becus ngajar. Anaknya berantem, aku lagi rapat",
  "kamu ngerti dak sih rasanya? 9 tahun aku ngajar loh, baru kali ini dipermaluin kayak gitu",
  "ditanya kok malah ngulang kalimatku wkwk. Ya sudahlah. Semalam dak bisa tidur, kepikiran terus chat itu",
  "30 orang tua baca semua. Yang bikin nyesek tuh dak ada satu pun yang belain aku",
  "Kepala sekolah juga cuma bilang sabar. Rasanya kayak sendirian aja gitu ngadepinnya",
];
const wife = [
  "aku cape banget. anak 2 masih kecil, kerja juga, pulang rumah kayak kapal pecah suami main hp aja. pengen nangis rasanya",
  "Cerita dulu saja",
  'jadi gini, tiap hari aku bangun jam 4, masak, siapin anak, berangkat naik krl ke sudirman, pulang jam 7 mlm msh cuci piring bekas dari PAGI. suamiku kerja wfh loh. dia bilang "lah kan aku juga kerja". pengen ngamuk',
  "emang salah ya aku marah? jd istri kok gini amat",
  "itu doang responnya? ya ampun",
];

function atLevel(field: Field, riskLevel: RiskLevel, texts: readonly string[]): Led[] {
  let state = emptyState;
  return texts.map((text) => {
    const led = lead(state, { text, field, riskLevel, risk: noRisk, isClosing: false });
    state = led.state;
    return led;
  });
}

describe("a question to the guide within a story", () => {
  test("is answered at once, and what stands beside it is taken up", () => {
    const led = last("relationships", teacher.slice(0, 3));
    expect(led?.text).toContain("aku tidak bisa; aku program");
    expect(led?.text).toContain("“9 tahun aku ngajar loh”, lalu “baru kali ini dipermaluin kayak gitu”");
  });

  test.each([
    ["emang salah ya aku marah?", "Marah bukan kesalahan"],
    ["aku lebay ya?", "boleh ada"],
    ["aku durhaka ya kalo kesel?", "tidak bisa kunilai"],
    ["menurutmu aku ga cocok ya jadi perawat?", "Cocok atau tidak"],
    ["kenapa sih dia tega gitu", "hanya orangnya"],
    ["masih baca ga?", "program, bukan orang"],
  ])("%s", (text, answer) =>
    expect(last("wellbeing", ["mau cerita aja", "aku capek banget sama kerjaan", text])?.text).toContain(
      answer,
    ),
  );

  test("a deed is not excused by what was felt", () => {
    const led = last("wellbeing", ["mau cerita aja", "aku selingkuh dari suamiku, wajar ga sih"]);
    expect(led?.text).not.toContain("boleh ada");
  });

  test("beside an offer it gets its answer, and the offer stays", () => {
    const led = last("leadership", [
      "dijadiin spv 2 bulan, anak2 yg dulu temen nongkrong skrg diem kalo aku dateng",
      "salah ya aku kangen jadi staf biasa?",
    ]);
    expect(led?.text).toContain("tidak punya takaran");
    expect(labels(led)).toEqual(["Cerita dulu saja", "Siapkan awal memimpin rekan", "Bukan itu"]);
  });
});

describe("what is quoted", () => {
  test("is what the member carries, and not what somebody said to them", () => {
    const led = last("relationships", wife.slice(0, 3));
    expect(led?.text).toContain("“pulang jam 7 mlm msh cuci piring bekas dari PAGI”, lalu “pengen ngamuk”");
    expect(led?.text).not.toContain("lah kan aku juga kerja");
  });

  test("stands also at distress, but never what is dark, and nothing in danger", () => {
    const texts = ["mau cerita aja", "tadi aku nangis di toilet kantor, rasanya pengen mati aja"];
    expect(atLevel("wellbeing", 1, texts)[1]?.text).toContain("“tadi aku nangis di toilet kantor”");
    expect(atLevel("wellbeing", 1, texts)[1]?.text).not.toContain("mati");
    expect(atLevel("wellbeing", 2, texts)[1]?.text).not.toContain("“tadi");
  });
});

describe("a complaint about the listening", () => {
  test("is owned, and an open question stands for the quotations", () => {
    const all = conversation("relationships", teacher);
    expect(all[3]?.text).toContain("Benar, aku cuma mengulang");
    expect(all[3]?.text).toContain("bagian mana yang paling berat");
    expect(all[4]?.text).toBe(
      "Jadi yang paling berat: “Yang bikin nyesek tuh dak ada satu pun yang belain aku”.",
    );
  });

  test("that too little was said brings what was told so far", () => {
    const led = last("relationships", wife);
    expect(led?.text).toContain("terlalu tipis");
    expect(led?.text).toContain(
      "“tiap hari aku bangun jam 4”; “pulang jam 7 mlm msh cuci piring bekas dari PAGI”",
    );
    expect(labels(led)).toEqual(["Buat catatan", "Segini dulu"]);
  });

  test("brings no question to somebody who wants none", () => {
    const texts = [
      "mau cerita aja, jangan banyak nanya ya",
      "aku capek banget sama kerjaan",
      "jangan nanya2 ya, dengerin aja",
    ];
    expect(
      last("wellbeing", [...texts, "tadi bos marahin aku lagi", "kamu cuma ngulang omonganku"])?.text,
    ).not.toContain("?");
  });
});

describe("a sum-up", () => {
  test("comes where the member asks for it, in order and in their words, and never unasked", () => {
    const texts = [
      "Assalamualaikum, bapak mau cerita saja nak",
      "Anak bapak tiga, lebaran kemarin tidak ada yang pulang. Katanya tiket mahal",
      "Ibu sudah masak rendang dua kilo, akhirnya dibagi ke tetangga",
      "Bapak tidak marah, cuma kok sepi. Dulu ramai sekali rumah ini",
    ];
    for (const { text } of conversation("relationships", texts)) expect(text).not.toContain("”; “");
    const led = last("relationships", [...texts, "coba rangkum cerita bapak tadi"]);
    expect(led?.text).toBe(
      "Jadi sejauh ini: “lebaran kemarin tidak ada yang pulang”; “Ibu sudah masak rendang dua kilo”; “cuma kok sepi”.",
    );
    expect(labels(led)).toEqual(["Buat catatan", "Segini dulu"]);
  });

  test("and where the member pauses; then it is over", () => {
    const texts = [
      "mau cerita aja",
      "tadi bos marahin aku di depan tim",
      "aku diem aja di toilet setengah jam",
    ];
    const all = conversation("career", [...texts, "ya gitu deh", "ya gitu aja"]);
    expect(all[3]?.text).toContain("Jadi sejauh ini: “tadi bos marahin aku di depan tim”");
    expect(all[4]?.text).toContain("Terima kasih");
  });
});

describe("whom to turn to", () => {
  test("is not the family that has just brushed the member off, nor anybody near", () => {
    const texts = ["mau cerita aja", "Kepala sekolah cuma bilang sabar. Rasanya sendirian aja ngadepinnya"];
    const led = atLevel("career", 1, texts)[1];
    expect(led?.text).not.toMatch(/keluarga|teman/);
  });
});

describe("a first message full of feeling", () => {
  test("is received before anything is offered, and telling on is the first button", () => {
    const led = last("relationships", wife.slice(0, 1));
    expect(led?.text).toContain("“aku cape banget” dan “pengen nangis rasanya”: itu kubaca dulu");
    expect(labels(led)).toEqual(["Cerita dulu saja", "Bagi tugas rumah", "Bukan itu"]);
  });

  test.each([
    "tolong bikinin surat resign, aku capek banget sama bos",
    "anak saya pulang malam terus, mau bicara baik-baik tidak pakai marah",
  ])("%s asks for something, and gets that first", (text) =>
    expect(labels(last("career", [text]))[0]).not.toBe("Cerita dulu saja"),
  );

  test("who tells on at an offer is heard, and no flow begins", () => {
    const all = conversation("relationships", [
      "Saya tinggal sama mertua 3 tahun, apa-apa dikomentari. Masak dibilang asin",
      "Kemarin saya beli daster 45 ribu saja disindir di depan tetangga",
      'Suami kalau saya cerita jawabnya "sabar, namanya juga orang tua"',
    ]);
    expect(all[1]?.text).toContain("“Kemarin saya beli daster 45 ribu saja disindir di depan tetangga”");
    expect(all[2]?.state).toMatchObject({ listening: true });
    for (const { state } of all) expect(state.flow).toBeUndefined();
  });

  test.each<[Field, string[]]>([
    [
      "wellbeing",
      [
        "sepi bgt kos pas long weekend, semua pulang, aku ga punya ongkos",
        "makan indomie 2 hari, trs liat story temen bbqan",
      ],
    ],
    [
      "career",
      [
        "kontrak gue ga diperpanjang padahal 2 taun ga pernah telat",
        'atasan gue cm bilang "keputusan manajemen", di lift lagi ngomongnya',
      ],
    ],
    ["career", ["aku kerja jadi kasir, bosku galak", "aku bosan di sana", "bosku galak"]],
  ])("%s: figures and few words in a story begin no flow: %j", (field, texts) => {
    for (const { state } of conversation(field, texts)) expect(state.flow).toBeUndefined();
  });

  test("what the member made for somebody does not end the story", () => {
    const texts = ["mau cerita aja", "Tadi pagi saya masih bikinkan kopi buat dia. Tangan saya gemetar"];
    expect(last("relationships", texts)?.text).toContain("“Tangan saya gemetar”");
    expect(labels(last("relationships", [...texts, "tolong bikinin surat dong"]))[0]).toBe(
      "Tulis pesan atau surat",
    );
  });
});
