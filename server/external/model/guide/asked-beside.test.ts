import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { conversation, filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { lead } from "./lead.ts";
import { emptyState } from "./state.ts";

const leave = ["mau izin cuti buat nikahan kakak", "Tulis izin atau cuti"];
const debt = ["mau nagih utang ke temen", "Tulis pesan menagih uang"];
const risol = ["bantu hitung harga jual risol", "Hitung harga jual"];
const letter = [...resign, "Rina", "Kasir", "PT Maju", "31 Maret"];

describe("a question beside an answer, for which the library has none", () => {
  test.each([
    [
      leave,
      "Pak Hendra. eh bisa ga dikirim besok?",
      { atasan: "Pak Hendra" },
      "buat ditanyakan ke Pak Hendra",
    ],
    [leave, "Pak Hendra, beliau bakal ngasih ga ya", { atasan: "Pak Hendra" }, "cuma Pak Hendra yang tahu"],
    [debt, "Budi, dia bakal bayar ga ya", { siapa: "Budi" }, "cuma Budi yang tahu"],
    [debt, "Budi. nek deweke nesu piye", { siapa: "Budi" }, "Di akhir nanti"],
    [risol, "180rb, tepung bakal naik ga sih", { bahan: "180rb" }, "pemasok langgananmu"],
    [resign, "Rina Wulandari, fotonya ditempel ga ya", { nama: "Rina Wulandari" }, "belum bisa kujawab"],
  ] as const)(
    "is quoted, with where it can go, and the answer is taken: %s, %s",
    (before, text, values, where) => {
      const led = last("career", [...before, text]);
      const question = text.split(/[.,] /)[1]?.replace(/^eh |\?$/g, "") ?? "";
      expect(led?.text.split("\n\n")[0]).toContain(`“${question}”`);
      expect(led?.text.split("\n\n")[0]).toContain(where);
      expect(filled(led)).toMatchObject(values);
      expect(Object.values(filled(led)).join()).not.toContain(question);
    },
  );

  test("is no part of a letter in place of a button", () => {
    const led = last("career", [...letter, "kesehatan. nanti bos minta surat dokter ga ya?"]);
    expect(led?.text).toMatch(/^“nanti bos minta surat dokter ga ya”/);
    expect(led?.document?.text).toContain("kesehatan");
    expect(led?.document?.text).not.toContain("dokter");
  });

  test("is named too where the rest is no answer, and the step stays", () => {
    const sorry = ["aku mau minta maaf", "Susun permintaan maaf"];
    const [before, led] = conversation("relationships", [...sorry, "Sinta. eh dia bakal baca ga ya?"]).slice(
      -2,
    );
    expect(led?.text).toMatch(/^“dia bakal baca ga ya”/);
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    expect(labels(led)).toEqual(labels(before));
  });

  test("is named once in two turns, each time in other words", () => {
    const asked = ["Budi, dia bakal bayar ga ya", "500rb, dia marah ga ya", "sakit, dia percaya ga ya"];
    const [one, two, three] = conversation("relationships", [...debt, ...asked]).slice(-3);
    expect(one?.text).toMatch(/^“dia bakal bayar ga ya”/);
    expect(two?.text).not.toContain("dia marah ga ya");
    expect(filled(two)).toMatchObject({ jumlah: "500rb" });
    expect(three?.text).toMatch(/^Soal “dia percaya ga ya” aku tidak bisa membaca pikiran Budi/);
  });

  test("what the flow has a note for gets that", () => {
    const texts = ["mau minta naik gaji", "Siapkan bicara gaji", "14 juta, tapi kalau HRD nolak gimana ya"];
    const led = last("career", texts);
    expect(led?.text).toMatch(/^Soal “kalau HRD nolak gimana ya”: naskahnya punya/);
    expect(filled(led).dasar).toBe("14 juta");
  });

  test("what can be prepared for is offered at the end", () => {
    const led = last("relationships", [...debt, "Budi. nek deweke nesu piye"]);
    expect(led?.state.fear).toBe("nek deweke nesu piye");
  });
});

describe("what needs no answer is not named", () => {
  test.each(["180rb kan?", "180rb, ya gimana lagi", "180rb, mau gmn lagi", "180rb, iya kan"])(
    "%s",
    (text) => {
      const led = last("business", [...risol, text]);
      expect(led?.text).not.toMatch(/“[^”]*(?:lagi|kan)/);
    },
  );

  test("words for somebody else keep their questions", () => {
    const talk = [
      ...["mau ngomong ke bos soal lembur", "Siapkan obrolan yang sulit", "bos"],
      "Tegang, tapi aku aman",
    ];
    const led = last("leadership", [...talk, "aku capek, boleh ga aku pulang jam 10?"]);
    expect(led?.text).not.toMatch(/jawaban pasti|belum bisa kujawab|yang tahu/);
  });

  test("at distress a question is quoted that shows no danger, in doubt none", () => {
    const { state } = last("relationships", debt) ?? { state: emptyState };
    const text = "Budi, dia bakal bayar ga ya";
    const asked = { text, field: "relationships" as const, riskLevel: 1 as const, isClosing: false };
    const heavy = lead(state, { ...asked, risk: noRisk });
    const doubtful = lead(state, { ...asked, risk: { ...noRisk, isDoubtful: true } });
    expect(heavy.text).toContain("dia bakal bayar");
    expect(doubtful.text).not.toContain("dia bakal bayar");
    expect([heavy, doubtful].map((led) => led.state.flow?.filled.siapa)).toEqual(["Budi", "Budi"]);
  });
});

describe("the library", () => {
  test("answers a question beside a figure, and the figure counts", () => {
    const led = last("business", [
      ...["hitungin untung sebulan dong", "Hitung untung sebulan"],
      "3500, omzet sama untung bedanya apa sih",
    ]);
    expect(led?.text).toMatch(/^Omzet adalah/);
    expect(filled(led).modal).toBe("3500");
  });

  test("says nothing to a question about medicine that it does not speak of", () => {
    const led = last("wellbeing", [
      ...["susah tidur", "Atur tidur malam ini"],
      "belum naik kasur. boleh minum obat tidur ga ya",
    ]);
    expect(led?.text).toMatch(/^“boleh minum obat tidur ga ya”.*dokter atau puskesmas/);
  });
});
