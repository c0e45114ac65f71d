import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { conversation, filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import type { Field } from "./flow.ts";
import { lead } from "./lead.ts";
import { emptyState } from "./state.ts";
import { answers } from "./vetted-answers/answers.ts";

const saysOf = (field: Field, id: string): string => {
  const found = answers.find((one) => one.field === field && one.id === id);
  if (!found) throw new Error(`no answer is called ${field}/${id}`);
  return found.says;
};

const refusal = [
  "keluarga di rumah minta uang terus makin lama makin banyak.. adik sy skrg minta terus",
  "Tolak pinjaman atau permintaan",
  "Wan",
  "dp motor sama modal",
];
const interview = ["besok interview satpam di mall, mau latihan", "Latihan simulasi wawancara"];

describe("in a flow a question gets its answer, and the same step is asked again", () => {
  test.each<[Field, readonly string[], string, string]>([
    ["career", resign, "kalo lewat wa aja boleh ga?", "resign-lewat-wa"],
    ["career", resign, "kalau bos marah gimana ya", "bos-marah-resign"],
    ["career", resign, "harus ditulis alasannya ga sih", "alasan-di-surat-resign"],
    ["career", interview, "pake baju apa ya ke interview?", "baju-apa"],
    ["career", interview, "kalau ditanya kenapa cuma smp saya jawab apa", "cuma-smp"],
    ["relationships", refusal.slice(0, 3), "emang saya durhaka ya?", "durhaka"],
  ])("%s: %s", (field, before, question, id) => {
    const [at, led] = conversation(field, [...before, question]).slice(-2);
    expect(led?.text.startsWith(saysOf(field, id))).toBe(true);
    expect(led?.state.flow).toEqual(at?.state.flow);
    expect(labels(led)).toEqual(labels(at));
    expect(led?.text).toContain("Pertanyaannya tadi");
  });

  test("what stands beside the question answers the step, and the question is stored nowhere", () => {
    const led = last("career", [...resign, "Wulan Sari, kalau bos marah gimana ya"]);
    expect(led?.text.startsWith(saysOf("career", "bos-marah-resign"))).toBe(true);
    expect(filled(led)).toEqual({ nama: "Wulan Sari" });
  });

  test("a button beside it is pressed", () => {
    const text = "Memberi sedikit. paling 1 jt aja. mbak emang sy durhaka ya?";
    const led = last("relationships", [...refusal, text]);
    expect(led?.text.startsWith(saysOf("relationships", "durhaka"))).toBe(true);
    expect(led?.document?.text).toContain("dp motor");
    expect(led?.document?.text).not.toContain("durhaka");
    expect(Object.values(filled(led)).join()).not.toContain("durhaka");
  });

  test("no answer comes twice in a conversation", () => {
    const all = conversation("career", [
      ...resign,
      "kalo lewat wa aja boleh ga?",
      "resign lewat wa boleh ga kak",
    ]);
    expect(all.at(-1)?.text).not.toContain(saysOf("career", "resign-lewat-wa"));
    expect(all.at(-1)?.text).toMatch(/sudah ada di atas, yang diawali “Chat boleh/);
  });

  test("words for somebody else are no question to the guide", () => {
    const talk = [
      "mau ngomong ke bos soal lembur",
      "Siapkan obrolan yang sulit",
      "bos",
      "boleh ga aku pulang jam 10?",
    ];
    expect(answers.some(({ says }) => last("leadership", talk)?.text.includes(says))).toBe(false);
  });
});

describe("below a document", () => {
  test("it stays, and nothing of it changes", () => {
    const made = [...resign, "Wulan", "Kasir", "PT Sinar", "31 Desember", "Tidak perlu"];
    const [before, led] = conversation("career", [...made, "kalau bos marah gimana ya"]).slice(-2);
    expect(before?.document).toBeDefined();
    expect(led?.text).toBe(saysOf("career", "bos-marah-resign"));
    expect(led?.state.flow).toEqual(before?.state.flow);
    expect(labels(led)).toEqual(labels(before));
  });
});

describe("outside of flows", () => {
  test.each<[Field, string, string, string]>([
    [
      "career",
      "kalau ditanya kenapa nganggur 2 tahun jawabnya gimana",
      "nganggur-lama",
      "Susun satu cerita pengalaman",
    ],
    [
      "relationships",
      "malem ini gue ngapain biar ga buka story dia",
      "buka-story-mantan",
      "Rencana seminggu setelah putus",
    ],
    ["wellbeing", "apakah wajar secemas ini", "wajar-cemas", "Tenangkan badan dulu"],
    ["business", "omzet sama untung bedanya apa sih", "omzet-untung-beda", "Hitung untung sebulan"],
    [
      "leadership",
      "kalau abis diomongin tetep telat lapor SPV?",
      "tetap-telat-lapor",
      "Susun masukan untuk anggota tim",
    ],
  ])("%s: a first message gets its answer, and the flow for it beneath: %s", (field, text, id, offer) => {
    const led = last(field, [text]);
    expect(led?.text).toContain(saysOf(field, id));
    expect(labels(led)).toContain(offer);
  });

  test("at an offer the offer stays below the answer", () => {
    const led = last("business", [
      "jualan seblak, mau itung untung sebulan",
      "omzet sama untung bedanya apa sih",
    ]);
    expect(led?.text).toContain(saysOf("business", "omzet-untung-beda"));
    expect(labels(led)[0]).toBe("Hitung untung sebulan");
  });

  test("a wish beside the question is offered as ever", () => {
    const led = last("career", ["mau resign. kalo lewat wa aja boleh ga?"]);
    expect(led?.text).toContain(saysOf("career", "resign-lewat-wa"));
    expect(labels(led)).toContain("Susun surat resign");
  });

  test("who tells a story gets the answer and nothing else", () => {
    const story = ["Cerita dulu saja", "di kos sendirian terus, teman kos ngobrolnya bahasa jawa semua"];
    const led = last("wellbeing", [...story, "bagaimana caranya ajak orang makan bareng kak"]);
    expect(led?.text).toBe(saysOf("wellbeing", "ajak-makan"));
    expect(led?.choices.filter(({ id }) => id.startsWith("flow:"))).toEqual([]);
  });
});

describe("what only looks like a question", () => {
  test.each<[Field, readonly string[], string]>([
    ["career", ["mau izin tukar sif", "Tulis izin atau cuti"], "yg tuker sif tadi udah dihapus blm?"],
    [
      "relationships",
      ["utang temen ga balik", "Tulis pesan menagih uang"],
      "mas Yanto rokok terus embuh piro",
    ],
    [
      "relationships",
      ["mau ngobrol sama suami", "Siapkan obrolan yang sulit"],
      "kalau dia marah dan mukul gimana",
    ],
  ])("%s: %s, %s", (field, before, text) => {
    const led = last(field, [...before, text]);
    expect(answers.some(({ says }) => led?.text.includes(says))).toBe(false);
  });
});

describe("in danger", () => {
  const at = (riskLevel: RiskLevel) =>
    lead(emptyState, {
      ...{ text: "apakah wajar secemas ini", field: "wellbeing", risk: noRisk, isClosing: false },
      riskLevel,
    }).text;

  test("there are no answers of the library, and at distress without danger there are", () => {
    const says = saysOf("wellbeing", "wajar-cemas");
    expect(at(1)).toContain(says);
    for (const level of [2, 3] as const) expect(at(level)).not.toContain(says);
  });
});
