import { expect, test } from "vitest";
import { documentOf, filled, last } from "#server/test/guide-conversation.ts";
import { decisionIn, owedPeriodIn } from "./decisions.ts";

test.each<[string, string | undefined]>([
  ["gaji bulan lalu blm dibayar bos", "bulan lalu"],
  ["upah 3 minggu belum dikasih mandor", "3 minggu"],
  ["honor oktober november blm cair", "oktober"],
  ["gaji bulan November belum cair", "bulan November"],
  ["udah resign 2 bulan gaji terakhir belum cair", undefined],
  ["aku keluar dari PT Sinar bulan lalu, gaji terakhir belum dibayar", undefined],
  ["katanya dibayar minggu ini", undefined],
])("the time that is not paid in “%s”: %s", (text, period) => expect(owedPeriodIn(text)).toBe(period));

test.each<[string, string | undefined]>([
  ["mau nanya kenapa aku ga naik jabatan padahal udah 3 tahun", "aku ga naik jabatan"],
  ["kontrak ga diperpanjang, mau nanya hrd alasannya apa", "kontrak ga diperpanjang"],
  ["tiba2 dimutasi ke cabang lain, pgn minta penjelasan", "tiba2 dimutasi ke cabang lain"],
  ["bos pilih orang lain jd kepala toko, sy mau nanya alesannya", "bos pilih orang lain jd kepala toko"],
  ["mau minta naik gaji", undefined],
])("what was decided in “%s”: %s", (text, decision) => expect(decisionIn(text)).toBe(decision));

test("a message about owed wages has what was told, and no line for what was not", () => {
  const talk = [
    "gaji bulan lalu belum dibayar, katanya tgl 25, gimana nagihnya ke Bu Ratna",
    "Tanyakan gaji yang belum dibayar",
  ];
  expect(filled(last("career", talk))).toMatchObject({
    ...{ upah: "gaji", masa: "bulan lalu", janji: "tgl 25", kepada: "Bu Ratna" },
  });
  const made = documentOf("career", [...talk, "lewati", "Dedi"]);
  expect(made).toContain("Selamat pagi, Bu Ratna. Saya mau menanyakan gaji untuk bulan lalu");
  expect(made).toContain("Yang terakhir disampaikan ke saya: tanggal 25");
  expect(made).not.toContain("Jumlahnya menurut catatan");
});

test("the question for a reason speaks of the decision in the polite words of its text", () => {
  const talk = [
    "mau nanya kenapa aku ga naik jabatan, gimana nanya ke bos",
    "Tanyakan alasan keputusannya",
    ...["Pak Rudi", "lewati", "Minta ditinjau lagi"],
  ];
  const made = documentOf("career", talk);
  expect(made).toContain("saya tidak naik jabatan");
  expect(made).toContain("Apakah masih bisa ditinjau ulang");
  expect(made).not.toContain("Pegangan kalau ditanya balik");
});
