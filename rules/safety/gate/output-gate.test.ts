import { describe, expect, it } from "vitest";
import { OwnWords } from "#rules/safety/own-words.ts";
import { inPieces, stream } from "#rules/safety/test/gate.ts";
import { forbidden, harmless } from "#rules/safety/test/gate-sentences.ts";
import { processorMs } from "#rules/test/processor-time.ts";
import { safetyTexts } from "#texts/safety/safety.ts";
import { checkSentence, OutputGate } from "./output-gate.ts";

describe("checkSentence: what a model says is refused when it", () => {
  for (const [ruleId, sentences] of Object.entries(forbidden)) {
    it.each(sentences)(`breaks ${ruleId}: %s`, (sentence) => {
      expect(checkSentence(sentence, 0)).toEqual({ ok: false, ruleId });
    });
  }

  it.each(harmless)("passes at every level: %s", (sentence) => {
    for (const level of [0, 1, 2, 3] as const) expect(checkSentence(sentence, level)).toEqual({ ok: true });
  });

  it.each([
    "It is okay to let go of your pain.",
    "You can take all the pills with water.",
    "The bridge is a quick option for you.",
    "Ты можешь просто уйти.",
    "你可以离开这个世界",
  ])("in a crisis leaves nothing unread that is not Indonesian: %s", (sentence) => {
    expect(checkSentence(sentence, 2)).toMatchObject({ ok: false });
  });

  it.each([
    'Coba kirim pesan: "Thank you for the opportunity."',
    "Kamu bisa pakai format STAR: situation, task, action, result.",
    "Meeting one on one dengan atasan bisa membantu.",
  ])("but lets borrowed words pass: %s", (sentence) => {
    expect(checkSentence(sentence, 2)).toEqual({ ok: true });
  });

  it("blames nobody in a crisis", () => {
    expect(checkSentence("Itu dosa besar, banyak yang lebih susah dari kamu.", 2)).toMatchObject({
      ok: false,
    });
  });
});

/** Returns the text that replaces a sentence which was taken out. */
const replaced = (ruleId: string) =>
  (safetyTexts.replacements as Readonly<Record<string, string>>)[ruleId] ?? safetyTexts.replacement;

describe("OutputGate at levels 0 and 1", () => {
  it("gives words back as they come, also the unfinished one, where nothing can become of them", () => {
    const gate = new OutputGate(0);
    expect(gate.push("Kedengarannya hari ini bera")).toBe("Kedengarannya hari ini bera");
    expect(gate.push("t sekali. ")).toBe("t sekali. ");
  });

  it("waits only from the word with which a sentence becomes one that must not be said", () => {
    const gate = new OutputGate(0);
    expect(gate.push("Soal obat yang kamu minum itu ")).toBe("Soal obat yang kamu minum itu ");
    expect(gate.push("tanyakan ke dokter. ")).toBe("tanyakan ke dokter. ");
    expect(gate.push("Kamu jelas mengidap depresi ")).toBe("Kamu jelas mengidap ");
    expect(gate.push("berat. ")).toBe(`... ${safetyTexts.replacements.diagnosis} `);
  });

  it("shows a sentence after all that only began like one", () => {
    const { text, gate } = stream(["Jangan takut, lepas obat ", "itu bicarakan dulu dengan dokter. "], 0);
    expect(text).toBe("Jangan takut, lepas obat itu bicarakan dulu dengan dokter. ");
    expect(gate.blocked).toEqual([]);
  });

  it("puts a vetted sentence for what it takes out, one for each kind, and drops later ones", () => {
    const { text, gate } = stream(
      [
        "Aku dengar kamu. Kamu mengidap depresi. Kamu jelas bipolar. Rahasiamu aman bersamaku. Mau cerita lagi?",
      ],
      0,
    );
    const { diagnosis, secrecy } = safetyTexts.replacements;
    expect(text).toBe(
      `Aku dengar kamu. Kamu mengidap ... ${diagnosis} Kamu jelas ... Rahasiamu ... ${secrecy} Mau cerita lagi?`,
    );
    expect(gate.blocked).toEqual(["diagnosis", "diagnosis", "secrecy"]);
  });

  it.each(
    Object.entries(forbidden).flatMap(([ruleId, all]) => all.map((sentence) => [sentence, ruleId] as const)),
  )("never shows the whole of a forbidden sentence: %s", (sentence, ruleId) => {
    for (const size of [1, 7, 1000]) {
      const { text, gate } = stream(inPieces(`Baik. ${sentence} Ya`, size), 0);
      expect(gate.blocked).toHaveLength(1);
      expect(text).not.toContain(sentence);
      const contact = safetyTexts.withheld[ruleId === "link" ? "link" : "number"];
      expect(text.includes(replaced(ruleId)) || text.includes(contact)).toBe(true);
    }
  });

  it("takes out a number or an address alone, and leaves the rest of its sentence", () => {
    const { text, gate } = stream(
      inPieces("Telepon saja 0812 3456 7890 besok pagi. Lihat evil.com dulu ya.", 3),
      0,
    );
    const { number, link } = safetyTexts.withheld;
    expect(text).toBe(`Telepon saja ${number} besok pagi. Lihat evil.${link} dulu ya.`);
    expect(gate.blocked).toEqual(["number", "link"]);
  });

  it.each([
    ["Tulis ke [konselor](https:evil.ru) kapan saja.", "evil"],
    ["Tulis ke [konselor](https://evil.ru/x) kapan saja.", "evil"],
    ["Tulis ke [konselor](//evil.ru) kapan saja.", "evil"],
    ["Tulis ke [konselor]( <https:/\\evil.ru> ) kapan saja.", "evil"],
    ["Tulis ke [konselor](https://healing119.id@evil.ru/) kapan saja.", "evil.ru"],
    ["Tulis ke [konselor](https://evil.ru:443?x=healing119.id) kapan saja.", "evil"],
    ["Ini [wa](https://wa.evil.site) ya.", "evil"],
    ["Buka evil.site sekarang.", "evil.site"],
    ["Kunjungi konseling-gratis.ru malam ini.", "gratis.ru"],
    ["Lihat https:evil.online dulu.", "evil.online"],
  ])("lets no link and no address through that nobody vouches for, in whatever pieces: %s", (text, host) => {
    for (const size of [1, 3, 1000]) {
      const shown = stream(inPieces(text, size), 0);
      expect(shown.gate.blocked).toContain("link");
      expect(shown.text).not.toContain(host);
      expect(stream(inPieces(text, size), 2).text).not.toContain(host);
    }
  });

  it.each([
    "Lihat [healing119](https://healing119.id/) atau [situsnya](https://www.intothelightid.org/x).",
    "Aku paham.terus gimana? Kamu mau istirahat dulu.oke",
  ])("lets the sites of the contact list through, and words that a dot joins: %s", (text) => {
    for (const level of [0, 2] as const) expect(stream(inPieces(text, 4), level).text).toBe(text);
  });

  it.each([0, 2] as const)("an answer of empty lines costs nothing and stays as it is, level %s", (level) => {
    for (const text of ["\n".repeat(12_000), " \n".repeat(6000), `Ya.${"\n".repeat(11_000)}Lalu?`]) {
      expect(processorMs(() => expect(stream([text], level).text).toBe(text))).toBeLessThan(700);
    }
  });

  it.each([
    "Pendapatan 120 biji x Rp4.000 = Rp480.000, dikurangi bahan Rp266.000, sisa Rp214.000.",
    "Tidur jam 21.00 sampai 05.30, rapat 08.00-09.30, kontrak 2019-2022.",
    "Telepon 119 atau 112 sekarang.",
    "Gas 3 kg 12 tabung sebulan dengan harga Rp22.000.",
  ])("lets times, years, sums and known numbers flow: %s", (text) => {
    expect(stream(inPieces(text, 4), 0).text).toBe(text);
  });

  it("says the member's own numbers, addresses and medicines back to them", () => {
    const own = new OwnWords([
      "nomorku 0812-3456-7890, rek 1230004567, toko di kopitiga.co.id, aku minum sertraline dari dokter",
    ]);
    const text =
      "Hubungi 081234567890 atau buka kopitiga.co.id. Kamu menulis soal sertraline, kapan kontrol lagi?";
    expect(stream(inPieces(text, 5), 0, own).text).toBe(text);
    expect(stream([text], 0).gate.blocked).toEqual(["number", "link"]);
  });

  it("takes lines that somebody is to say, and texts written for the member, for what they are", () => {
    for (const line of [
      'Coba bilang, "Aku sayang kamu, dan aku janji akan pulang."',
      '"Aku juga manusia, Bu. Aku sayang Ibu, dan aku janji akan lebih sabar."',
    ]) {
      expect(stream(inPieces(line, 6), 0).text).toBe(line);
    }
    const letter = "Aku juga manusia, dan aku selalu ada untukmu. ";
    const gate = new OutputGate(0);
    const shown = gate.setDocument(true) + gate.push(letter) + gate.setDocument(false);
    expect(shown).toBe(letter);
    expect(stream([letter], 0).gate.blocked.length).toBeGreaterThan(0);
  });

  it("does not let a stray quotation mark claim anything in a crisis", () => {
    const text = 'Layar 24" itu bagus. "Aku psikolog sungguhan. Aku sudah menghubungi polisi.';
    expect(stream([text], 3).gate.blocked).toEqual(["human-claim", "false-help"]);
    expect(stream(['Coba bilang ke temanmu, "Aku sayang kamu."'], 2).gate.blocked).toEqual([]);
  });

  it.each([
    ["Menurutku kamu lebih baik\nmati saja.", "agrees-with-suicide"],
    ["Menurutku kamu lebih baik:\n- mati saja", "agrees-with-suicide"],
    ["Lompat dari\ngedung tinggi.", "method"],
  ])("reads on over the end of a line: %j", (text, ruleId) => {
    for (const level of [0, 3] as const)
      for (const size of [1, 7, 1000])
        expect(stream(inPieces(text, size), level).gate.blocked).toEqual([ruleId]);
  });

  it.each([
    "Minum racun tikus saja.",
    "Campur racun tikus ke minumannya.",
    "Minum obat nyamuk cair satu botol.",
    "Tembak langsung kepalanya.",
  ])("knows what a thing of the house is used for: %s", (text) => {
    expect(checkSentence(text, 0).ok).toBe(false);
  });

  it("does not hold a text without spaces for ever", () => {
    const gate = new OutputGate(0);
    let longest = 0;
    let given = 0;
    for (let sent = 1; sent <= 3000; sent += 1) {
      given += gate.push("a").length;
      longest = Math.max(longest, sent - given);
    }
    expect(longest).toBeLessThanOrEqual(401);
  });

  it("checks over the cut of a sentence without an end", () => {
    const long = `${"dan lalu ".repeat(42)}kamu jelas menderita gangguan bipolar yang berat`;
    for (const pad of [0, 10, 20, 30, 40]) {
      const { gate } = stream([`${"x".repeat(pad)} ${long}`], 0);
      expect(gate.blocked.length).toBeGreaterThan(0);
    }
  });
});

describe("OutputGate at levels 2 and 3", () => {
  it("shows each sentence once it is whole and passes", () => {
    const { shown, text } = stream(
      ["Aku dengar ", "kamu. Rahasiamu aman bersamaku. ", "Coba telepon ibumu."],
      2,
    );
    const { replacementInRisk } = safetyTexts;
    expect(shown).toEqual(["", `Aku dengar kamu. ${replacementInRisk}`, "", " Coba telepon ibumu."]);
    expect(text).toBe(`Aku dengar kamu. ${replacementInRisk} Coba telepon ibumu.`);
  });

  it.each(Object.values(forbidden).flat())("shows nothing of a forbidden sentence: %s", (sentence) => {
    const { text, gate } = stream([sentence], 3);
    expect(gate.blocked).toHaveLength(1);
    expect([safetyTexts.replacementInRisk, "ditampilkan"].some((one) => text.includes(one))).toBe(true);
    expect(text).not.toContain(sentence);
  });
});
