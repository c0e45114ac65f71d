import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { flowOf, flows } from "#server/external/model/guide/flows.ts";
import { lead } from "#server/external/model/guide/lead.ts";
import { Said } from "#server/external/model/guide/lines/said.ts";
import { beginFlow } from "#server/external/model/guide/run-flow.ts";
import { emptyState } from "#server/external/model/guide/state.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import { draftKey, draftOf } from "./draft.ts";

const leave =
  "bang tolong bikinin chat izin ke bosku pak Simanjuntak ga bisa masuk besok karena anakku demam tinggi. kerjaan dipegang Toni";

describe("the first draft", () => {
  test.each([
    [
      "career",
      "tolong buatkan surat pengunduran diri dari PT Sami Jaya, saya Sri Wahyuni, terakhir masuk 31 Januari",
      ["Sri Wahyuni", "PT Sami Jaya", "31 Januari", "(isi jabatan)"],
    ],
    ["career", leave, ["Pak Simanjuntak", "untuk besok", "anak saya demam tinggi", "dipegang Toni"]],
    [
      "relationships",
      "kak sepupuku Rian mau minjem 3 juta buat modal ternak lele, ga enak nolak. bikinin pesan nolaknya dong",
      ["Rian, makasih", "minjem 3 juta buat modal ternak lele", "Soal uangnya"],
    ],
    [
      "business",
      "bikinkan daftar harga catering: nasi box ayam 20rb, snack box 10rb, minimal 20 box, wa 081912345678",
      ["| nasi box ayam | Rp20.000 |", "| snack box | Rp10.000 |", "minimal 20 box", "WA 081912345678"],
    ],
    [
      "business",
      "buatkan surat komplain ke toko elektronik, kulkas baru 2 minggu sudah rusak, minta ganti baru",
      ["mengenai kulkas baru 2 minggu sudah rusak", "meminta: ganti baru", "(isi kepada siapa)"],
    ],
    [
      "leadership",
      "aku mau delegasiin rekap stok mingguan ke Toni, tiap Jumat jam 3 sore. bikinin pesannya",
      ["rekap stok mingguan\n", "tiap Jumat jam 3 sore"],
    ],
  ] as const)("%s: stands in the first answer to a request, with its facts", (field, text, facts) => {
    const led = last(field, [text]);
    for (const fact of facts) expect(led?.document?.text).toContain(fact);
    expect(labels(led)).toContain("Bukan itu");
  });

  test("is not shown twice, and the question that improves it follows", () => {
    const [offer, begun] = conversation("career", [leave, "iya"]);
    expect(offer?.document).toBeDefined();
    expect(begun?.document).toBeUndefined();
    expect(begun?.text.endsWith("?")).toBe(true);
  });

  test("that was not shown with the offer stands above the first question", () => {
    const led = last("leadership", [
      "anak buah gue namanya Reza telat mulu 4x minggu ini, besok mau gue tegur, enaknya ngomong gmn",
      "iya",
    ]);
    expect(led?.document?.text).toContain("telat mulu 4x minggu ini");
    expect(led?.text.endsWith("?")).toBe(true);
    expect(led?.text.indexOf(led.document?.text ?? "")).toBeGreaterThan(0);
  });

  test("is taken as it is by its button, and can be changed afterwards", () => {
    const led = last("career", [leave, "iya", "Pakai draf ini"]);
    expect(led?.document?.text).toContain("Pak Simanjuntak");
    expect(labels(led)).toContain("Ubah bagian ini");
  });

  test("a text of which everything is known needs no question", () => {
    const text =
      "bikinin email lamaran ke Hotel Aston bagian front office, nama aku Tasya Amelia, smk perhotelan, bisa excel";
    const led = last("career", [text, "iya"]);
    expect(led?.document?.text).toContain("Subjek: Lamaran front office - Tasya Amelia");
    expect(labels(led)).toContain("Sudah pas");
  });

  test("a wish without any fact gets none, nor does one at risk; distress takes none away", () => {
    expect(last("career", ["tolong bikinin surat resign"])?.document).toBeUndefined();
    const asked = { text: leave, field: "career" as const, risk: noRisk, isClosing: false };
    const isDoubtful = { ...noRisk, isDoubtful: true };
    expect(lead(emptyState, { ...asked, riskLevel: 0 }).document).toBeDefined();
    expect(lead(emptyState, { ...asked, riskLevel: 1 }).document).toBeDefined();
    expect(lead(emptyState, { ...asked, riskLevel: 1, risk: isDoubtful }).document).toBeUndefined();
    expect(lead(emptyState, { ...asked, riskLevel: 2 }).document).toBeUndefined();
  });

  test.each(flows.map((flow) => [flow.id, flow] as const))(
    "%s: never comes before a question that only the member can answer, and never from half of a sum",
    (_, flow) => {
      const own = flow.steps.some(
        (step) =>
          "choose" in step &&
          step.options.some(({ label }) => /menyakitiku|mengancam|takut dia/i.test(label)),
      );
      const values = Object.fromEntries(
        Object.entries(flow.slots)
          .filter(([, { kind }]) => ["line", "text", "list"].includes(kind))
          .map(([name, { example }]) => [name, example ?? "contoh"]),
      );
      const { flow: active } = beginFlow(flow, new Said({}), values);
      const document = active && draftOf(flow, active);
      if (own) expect(document).toBeUndefined();
      expect(document?.text ?? "").not.toMatch(/\{\w+|NaN|undefined/);
      expect(document?.text ?? "").not.toContain("Rp0");
    },
  );

  test("comes after a question about safety, and not if the answer names a fear", () => {
    const wish = [
      "mau minta maaf ke menantu saya Dewi karena menegur dia di depan tamu. tolong kata-katanya",
      "iya",
    ];
    const made = (answer: string) => last("relationships", [...wish, answer]);
    expect(last("relationships", wish)?.document).toBeUndefined();
    expect(made("Pasangan, teman, atau saudara")?.document?.text).toContain("menegur kamu di depan tamu");
    expect(made("Pasangan, teman, atau saudara")?.text.endsWith("?")).toBe(true);
    expect(made("Aku takut dia menyakitiku")?.document).toBeUndefined();
  });

  test("another draft has another key", () => {
    const flow = flowOf("surat-resign");
    if (!flow) throw new Error("no such flow");
    expect(draftKey(flow, { title: "", text: "a" })).not.toBe(draftKey(flow, { title: "", text: "ab" }));
  });
});

describe("what is offered for a request", () => {
  test("“iya” to several flows begins the first, which is named", () => {
    const led = last("leadership", [
      "tolong buatkan pengumuman utk grup WA warga RT 04, kerja bakti hari Minggu 6 Desember jam 7 pagi",
      "ya betul",
    ]);
    expect(led?.text).toContain("Kita mulai: undangan acara.");
    expect(filled(led)).toMatchObject({ waktu: "hari Minggu 6 Desember jam 7 pagi", acara: "kerja bakti" });
  });

  test("what the wish names comes before what the story mentions", () => {
    const led = last("wellbeing", [
      "aku capek bgt, kerjaan kantor numpuk. pengen punya jadwal harian yg masuk akal. kerja 8-5, anak sekolah jam 7, bangun jam 5, tidur jam 10, pengen olahraga 30 menit",
    ]);
    expect(labels(led)[0]).toBe("Susun jadwal harian");
  });

  test.each([
    [
      "career",
      "mw resign dr tambang krn mau buka usaha sendiri, bos galak. tlg suratnya",
      "Susun surat resign",
    ],
    [
      "relationships",
      "anak saya pulang malam terus, mau bicara baik-baik tidak pakai marah",
      "Siapkan obrolan yang sulit",
    ],
  ] as const)("%s: a reason, or what is not wanted, asks for nothing: %s", (field, text, offer) =>
    expect(labels(last(field, [text]))[0]).toBe(offer),
  );

  test.each([
    "tolong buatkan surat penawaran jasa cuci AC ke kantor, 75rb per unit, garansi 1 bulan",
    "tlg buatkan penawaran harga nasi kotak utk rapat kelurahan 50 kotak 25rb/kotak",
    "buatkan surat kuasa untuk ambil ijazah di sekolah",
  ])("a letter of a kind without a flow gets the general one first: %s", (text) =>
    expect(labels(last("business", [text]))[0]).toBe("Tulis pesan atau surat"),
  );

  test("“iya” means no button of several that say “ada”", () => {
    const led = last("business", ["susun daftar utang", "Susun daftar utang", "iya"]);
    expect(led?.text).not.toContain("Kucatat");
  });

  test("practice for an interview is the simulation", () => {
    const led = last("career", ["bsk interview di alfamart jd crew store. latihan interview dong"]);
    expect(labels(led)[0]).toBe("Latihan simulasi wawancara");
  });

  test("what somebody does for a living is not asked of the guide", () => {
    const led = last("business", [
      "gw freelance desain logo, klien nanya harga. enaknya pasang harga brp ya",
    ]);
    expect(led?.text).not.toContain("tidak bisa membuat gambar");
    expect(labels(led)).toContain("Hitung harga jasa");
  });
});

describe("words below a draft", () => {
  test.each([
    [
      "relationships",
      "mau nagih uang 500rb ke temenku Dita, bikinin pesannya dong",
      "jumlahnya 600rb bukan 500rb",
      "Rp600.000",
    ],
    ["career", leave, "salah, lusa bukan besok", "untuk lusa"],
  ] as const)("%s: put it right at once", (field, wish, text, words) => {
    const led = last(field, [wish, text]);
    expect(led?.document?.text).toContain(words);
    expect(labels(led)).toContain("Sudah pas");
  });

  test("that refuse, take leave or ask for something else are not about it", () => {
    expect(last("career", [leave, "bukan itu"])?.document).toBeUndefined();
    expect(last("career", [leave, "makasih bang udah cukup"])?.state.flow).toBeUndefined();
    expect(last("career", [leave, "tolong hitungin harga jual risol"])?.state.flow).toBeUndefined();
  });

  test.each(["tambahin gratis ongkir", "yg ini udah oke, tinggal tambahin gratis ongkir"])(
    "that add something keep all that was said: %s",
    (text) => {
      const wish = "bikinin caption jualan seblak frozen 15rb isi 1 porsi, cod bandung timur";
      const led = last("business", [wish, text]);
      expect(led?.document?.text).toContain("cod Bandung timur");
      expect(led?.document?.text).toContain("gratis ongkir");
    },
  );
});
