import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { lines } from "#server/external/model/guide/lines/lines.ts";
import { conversation, documentOf, filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { flowOf, flows } from "./flows.ts";
import { type Led, lead } from "./lead.ts";
import { emptyState } from "./state.ts";

describe("what was written before a flow", () => {
  test("is taken, told to the member, and not asked for again", () => {
    const all = conversation("career", [
      "mau resign dari PT Sinar Jaya, namaku Rina Wulandari, aku admin gudang di sana. terakhir 31 Januari 2027",
      "iya",
    ]);
    expect(all.at(-1)?.text).toContain("nama lengkap “Rina Wulandari”");
    expect(all.at(-1)?.text).toContain("Mau menyebut alasan");
    expect(all.at(-1)?.text).not.toContain("Siapa nama lengkap");
  });

  test("is read in the words after an offer as well, which begin what was offered", () => {
    const led = last("career", ["bikinin surat resign dong", "namaku Rina Wulandari, dari PT Sinar Jaya"]);
    expect(led?.state.flow?.id).toBe("surat-resign");
    expect(filled(led)).toMatchObject({ nama: "Rina Wulandari", perusahaan: "PT Sinar Jaya" });
  });

  test("an answer that says more than it was asked for is read for later questions", () => {
    const led = last("business", [
      "bantu hitung harga jual risol",
      "Hitung harga jual",
      "risol mayo",
      "sekali bikin 400rb jadi 30 pack",
    ]);
    expect(filled(led)).toMatchObject({ jumlah: "30" });
  });
});

describe("in the midst of a flow", () => {
  test("what leaves a question open leaves its place open in the document", () => {
    const text = documentOf("career", [
      ...resign,
      "gatau kak bingung",
      "terserah aja",
      "PT Jaya",
      "ntar aja",
      "Tidak perlu",
    ]);
    expect(text).toContain("(isi nama lengkap)");
    expect(text).not.toMatch(/gatau|terserah|ntar/);
  });

  test("a question about the step brings an example, and is no answer; a second one goes on", () => {
    const all = conversation("career", [...resign, "Rina", "maksudnya apa ya?", "contohin dong"]);
    expect(all.at(-2)?.text).toContain("“Staf Administrasi”");
    expect(all.at(-1)?.text).toContain("perusahaan");
  });

  test("who is in a hurry gets what there is, with the rest in brackets and the usual choice named", () => {
    const led = last("career", [...resign, "Rina", "langsung bikin aja"]);
    expect(led?.text).toContain("“Tidak perlu”");
    expect(led?.document?.text).toMatch(/Rina[\s\S]*\(isi nama perusahaan\)/);
  });

  test.each(flows.map(({ id, field, offer }) => [id, field, offer] as const))(
    "%s: “bikin aja” asks nothing more, or says that a choice is needed",
    (_, field, offer) => {
      const led = last(field, [offer, "langsung bikin aja"]);
      const step = led?.state.flow && flowOf(led.state.flow.id)?.steps[led.state.flow.at];
      const isAsking = step !== undefined && ("choose" in step || "ask" in step || "scale" in step);
      if (led?.text.includes("tanpa pertanyaan lagi")) expect(isAsking).toBe(false);
      expect(step !== undefined && "ask" in step).toBe(false);
    },
  );

  test("a choice that decides the way is asked for truly, and “bikin aja” then goes on", () => {
    const [choice, made] = conversation("relationships", [
      "Siapkan obrolan yang sulit",
      "langsung bikin aja",
      "Tegang, tapi aku aman",
      "bikin aja",
    ]).filter((_, at) => at === 1 || at === 3);
    expect(choice?.text).toContain("perlu kamu tekan sendiri");
    expect(labels(choice)).toContain("Tegang, tapi aku aman");
    expect(made?.text).toContain("tanpa pertanyaan lagi");
    expect(made?.document?.text).toContain("(isi satu kejadian)");
  });

  test("another wish is offered beside going on; nothing of the first is lost", () => {
    const all = conversation("career", [
      ...resign,
      "Rina",
      "eh sebenernya aku mau bikin surat lamaran kerja dulu",
      "Lanjutkan yang tadi",
    ]);
    const choices = labels(all.at(-2));
    expect(choices).toEqual(expect.arrayContaining(["Tulis surat lamaran", "Lanjutkan yang tadi"]));
    expect(filled(all.at(-1))).toMatchObject({ nama: "Rina" });
  });

  test("what was filled in can be changed at any question", () => {
    const led = last("career", [...resign, "Rina", "Kasir", "PT Jaya", "ganti jabatannya jadi Kepala Kasir"]);
    expect(filled(led)).toMatchObject({ jabatan: "Kepala Kasir" });
    expect(led?.text).toContain("tanggal hari kerja terakhir");
  });

  test("other words mean a button, which is said; a fear is never taken for safety", () => {
    const offer = ["aku mau ngomong serius sama suami", "Siapkan obrolan yang sulit"];
    expect(last("relationships", [...offer, "tegang sih"])?.text).toContain("“Tegang, tapi aku aman”");
    const afraid = last("relationships", [...offer, "dia suka nyakitin aku"]);
    expect(afraid?.text).not.toContain("dua atau tiga kata");
  });

  test("a button that cannot be read is asked for by its number, then led on where one is usual", () => {
    const all = conversation("career", [
      "surat lamaran kerja dong",
      "Tulis surat lamaran",
      "hmm apa ya",
      "yang bagus",
      "apa deh",
    ]);
    expect(all.at(-2)?.text).toContain("1) Surat resmi");
    expect(all.at(-1)?.text).toContain("“Surat resmi”");
  });
});

describe("below a document", () => {
  const made = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];

  test("a part is changed by one sentence, by its name or by its words", () => {
    expect(documentOf("career", [...made, "ganti namanya jadi Sari"])).toContain("Sari");
    expect(documentOf("career", [...made, "ubah 31 Mei jadi 30 Juni"])).toContain("30 Juni");
  });

  test.each([
    ["tambahin mohon surat paklaring", "Mohon surat paklaring."],
    ["tambahin: aku minta maaf", "Saya minta maaf."],
    ["tambahin kalau aku minta maaf", "Saya minta maaf."],
  ])("“%s” stands before the closing words, and is no other wish", (text, added) => {
    expect(documentOf("career", [...made, text])).toContain(`${added}\n\nHormat saya,`);
  });

  test("what an addition should be about is no sentence: its words are asked for", () => {
    const all = conversation("career", [...made, "tambahin dong permintaan maafnya", "maaf kalau mendadak"]);
    expect(all.at(-2)?.text).toContain("dengan kata-katamu");
    expect(all.at(-1)?.document?.text).toContain("Maaf kalau mendadak.\n\nHormat saya,");
    expect(all.at(-1)?.document?.text).not.toContain("ermintaan");
  });

  test.each([
    "hapus kalimat terakhir",
    "kalimat terakhirnya dihapus aja",
    "hapus yang mohon maaf",
    "jangan pake kata mohon maaf",
    "yang mohon maaf ga usah",
  ])("“%s” leaves one sentence out and says which", (text) => {
    const led = last("career", [...made, text]);
    expect(led?.text).toContain("Kalimat “Saya mohon maaf apabila ada kekurangan.”");
    expect(led?.document?.text).not.toContain("mohon maaf");
    expect(led?.document?.text).toContain("Terima kasih atas kesempatan");
  });

  test.each(["alasannya ganti kesehatan aja", "bukan alasan keluarga, kesehatan"])(
    "“%s” presses another button of a choice, and asks for no reason",
    (text) =>
      expect(documentOf("career", [...made.slice(0, -1), "Alasan keluarga", text])).toContain(
        "alasan kesehatan",
      ),
  );

  test("two changes of one message are both made", () => {
    const text = documentOf("career", [
      ...made,
      "kalimat yang terima kasih hapus aja, sama tambahin aku pamit",
    ]);
    expect(text).not.toContain("Terima kasih");
    expect(text).toContain("Saya pamit.\n\nHormat saya,");
  });

  test("the last sentence is exchanged", () => {
    const text = documentOf("career", [...made, "ganti kalimat terakhir jadi: mohon doa restunya"]);
    expect(text).toContain("Mohon doa restunya.\n\nHormat saya,");
    expect(text).not.toContain("mohon maaf");
  });

  test("a sentence that was added is left out first", () => {
    const text = documentOf("career", [...made, "tambahin: aku pamit", "hapus kalimat terakhir"]);
    expect(text).not.toContain("pamit.");
    expect(text).toContain("mohon maaf");
  });

  test("a shorter text is made by leaving out sentences, which are buttons", () => {
    const all = conversation("career", [...made, "pendekin", "Hapus “Terima kasih atas kesempatan dan”"]);
    expect(labels(all.at(-2))).toContain("Hapus “Terima kasih atas kesempatan dan”");
    expect(all.at(-1)?.document?.text).not.toContain("Terima kasih");
  });

  test("“bahasanya kaku banget” makes it less formal", () => {
    expect(last("career", [...made, "bahasanya kaku banget"])?.text).toContain("versi santai");
  });

  test("words that ask for nothing are put where the member says", () => {
    const all = conversation("career", [...made, "titip salam buat tim gudang", "Tambahkan di akhir"]);
    expect(labels(all.at(-2))).toContain("Tambahkan di akhir");
    expect(all.at(-1)?.document?.text).toContain("Titip salam untuk tim gudang.\n\nHormat saya,");
  });

  test("another tone and a question are answered honestly", () => {
    expect(last("career", [...made, "lebih tegas dong"])?.text).toContain("tidak bisa kuubah");
    expect(last("career", [...made, "kapan baiknya dikirim?"])?.text).toContain("tidak bisa kujawab");
  });

  test.each([
    ["bukan 31 Mei, 30 Juni", "30 Juni"],
    ["eh nama tadi salah, harusnya Sari", "Nama: Sari"],
    ["tambahin aku pamit", "Saya pamit."],
    ["bahasanya jangan kaku", "Halo Pak/Bu,"],
  ])("“%s” changes it after the flow has come to its end", (text, part) =>
    expect(last("career", [...made, "Sudah pas", "Sudah", text])?.document?.text).toContain(part),
  );

  test("a sentence is left out after the end, and a new wish is none of these", () => {
    const ended = [...made, "Sudah pas", "Sudah"];
    expect(last("career", [...ended, "hapus kalimat terakhir"])?.document?.text).not.toContain("mohon maaf");
    expect(last("career", [...ended, "bikinin surat lamaran dong"])?.state.left?.id).toBe("surat-resign");
    expect(last("career", [...ended, "aku takut bos marah"])?.state.flow).toBeUndefined();
  });

  test("it can be changed after the flow has come to its end", () => {
    const ended = [...made, "Sudah pas", "Sudah"];
    expect(labels(last("career", ended))).toContain("Ubah tulisan tadi");
    const all = conversation("career", [...ended, "Ubah tulisan tadi", "Jabatan", "Kepala Kasir"]);
    expect(all.at(-1)?.document?.text).toContain("Kepala Kasir");
  });
});

describe("around a flow", () => {
  test("a question about who answers stands in a longer message, and the rest of it is heard", () => {
    const led = last("wellbeing", ["susah tidur tiap malam. ini yang jawab orang atau mesin?"]);
    expect(led?.text).toMatch(/program/);
    expect(labels(led)).toContain("Atur tidur malam ini");
  });

  test("who reads is told, without promising more than is true", () => {
    expect(last("career", ["yang saya tulis di sini dibaca siapa saja?"])?.text).toMatch(/terenkripsi/);
  });

  test("who wants to tell is listened to at once, and is offered nothing before", () => {
    const all = conversation("wellbeing", [
      "aku ga butuh saran, cuma pengen cerita",
      "tadi pasienku meninggal",
    ]);
    expect(all[0]?.state.listening).toBe(true);
    expect(all.flatMap(({ choices }) => choices).some(({ id }) => id.startsWith("flow:"))).toBe(false);
    expect(all[1]?.text).toContain("“tadi pasienku meninggal”");
  });

  test("a flow is begun by its name, though it was not offered", () => {
    expect(last("career", ["Timbang satu pikiran"])?.state.flow?.id).toBe("catatan-pikiran");
  });

  test("“bukan itu” with other words looks for them alone", () => {
    const led = last("leadership", ["bikinin agenda rapat", "bukan itu, aku mau negur karyawan yang telat"]);
    expect(labels(led)).toContain("Susun masukan untuk anggota tim");
  });
});

describe("no sentence comes twice", () => {
  const sentences = ({ text, document }: Led) =>
    (document ? text.replace(document.text, "") : text)
      .split(/(?<=[.!?])\s+|\n+/)
      .map((one) => one.trim())
      .filter((one) => one.split(" ").length > 3);

  test("each list of lines ends in one that may be heard again", () => {
    const spent: readonly string[] = ["heavy", "closing"];
    for (const [name, list] of Object.entries(lines)) {
      const end = list.at(-1)?.replaceAll(/[“”]/g, "") ?? "";
      if (!spent.includes(name)) expect(end.split(" ").length, name).toBeLessThanOrEqual(3);
    }
  });

  test("no sentence stands in two lists", () => {
    const all = Object.values(lines).flatMap((list) => list.flatMap((text) => text.split(/(?<=[.!?])\s+/)));
    const long = all.filter((one) => one.split(" ").length > 3);
    expect(long.filter((one, at) => long.indexOf(one) < at)).toEqual([]);
  });

  const messages = [
    ..."kamu siapa|goblok|asdfgh|bukan itu|menu|halo|gatau|terserah|contohnya gimana|langsung bikin aja|kembali".split(
      "|",
    ),
    ..."ganti|berhenti|makasih ya|Rina, PT Maju Jaya, 31 Mei|500rb|5|iya|nggak|mau ngomong sama orang".split(
      "|",
    ),
    ..."ini dibaca siapa|lebih pendek dong|ganti namanya jadi Budi|aku capek banget|ubah|yang pertama".split(
      "|",
    ),
    ..."lah gw nanya, bukan jawaban|kan udah gw tulis|eh salah|kok malah gitu|salah, harusnya 20|harus apa ya?".split(
      "|",
    ),
    ..."kenapa nanya itu|cerita dulu aja|lanjut|surat resign|susah tidur|utangku banyak|mau minta maaf".split(
      "|",
    ),
  ];

  test.for(Array.from({ length: 40 }, (_, seed) => seed))("in a conversation at random, seed %i", (seed) => {
    let value = seed + 1;
    const random = (below: number) => {
      value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((value / 2_147_483_648) * below);
    };
    const said = new Set<string>();
    let state = emptyState;
    let choices: { label: string }[] = [];
    for (let turn = 0; turn < 25; turn += 1) {
      const button = random(2) === 0 ? choices[random(choices.length)]?.label : undefined;
      const text = button ?? messages[random(messages.length)] ?? "";
      const facts = {
        field: "career" as const,
        riskLevel: 0 as const,
        risk: noRisk,
      };
      const led = lead(state, { ...facts, text, isClosing: false });
      ({ state, choices } = led);
      expect(led.text.trim(), text).not.toBe("");
      expect(
        sentences(led).filter((one) => said.has(one)),
        text,
      ).toEqual([]);
      for (const one of sentences(led)) said.add(one);
    }
  });
});
