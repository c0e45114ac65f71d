import { describe, expect, test } from "vitest";
import { documentOf, filled, labels, last } from "#server/test/guide-conversation.ts";

/* A flight or another appointment that is dreaded: calm now, and a plan for its day. */

const calm = "Tenangkan badan dulu";
const plan = "Rencana untuk hari itu";

describe("what is offered", () => {
  test.each([
    "lusa aku terbang ke medan, dari tadi gemeteran sama mual. tolong",
    "besok cabut gigi, deg degan parah dari siang sampe keringat dingin",
  ])("first something for the body, then the plan: %s", (text) =>
    expect(labels(last("wellbeing", [text])).slice(0, 2)).toEqual([calm, plan]),
  );

  test.each([
    "aku takut naik pesawat, bantu rencana buat besok",
    "fobia terbang tapi minggu depan harus dinas",
  ])("%s", (text) => expect(labels(last("wellbeing", [text]))).toContain(plan));

  test.each(["bikin jadwal belajar buat besok", "besok suamiku terbang ke medan, aku kangen"])(
    "not: %s",
    (text) => expect(labels(last("wellbeing", [text]))[0]).not.toBe(plan),
  );
});

describe("the plan", () => {
  test("has a part for each time of the day, and does not ask what was told", () => {
    const told = ["aku takut naik pesawat, besok terbang jam 6 pagi. bikinin rencananya", plan];
    expect(filled(last("wellbeing", told))).toMatchObject({ apa: "pesawat", jam: "jam 6 pagi" });
    const text = documentOf("wellbeing", [...told, "Melihat sekitar", "Lewati"]);
    expect(text).toMatch(/Malam ini[\s\S]*Di bandara[\s\S]*Di dalam pesawat[\s\S]*Sesudah mendarat/);
    expect(text).toContain("lima benda");
    expect(text).not.toContain("(isi");
  });

  test("for something else names it", () =>
    expect(
      documentOf("wellbeing", [
        ...["takut naik lift, besok wawancara di lantai 20. bantu rencana harinya", plan, "Hal lain"],
        ...["naik lift ke lantai 20", "besok jam 9 pagi", "Napas pelan", "Lewati"],
      ]),
    ).toMatch(/^[Nn]aik lift ke lantai 20/));
});

describe("a body that is alarmed", () => {
  const breathing = ["aku cemas banget, bantu tenang", calm, "Atur napas"];

  test("counts and rounds stand in the words", () =>
    expect(last("wellbeing", breathing)?.text).toMatch(/berbaring.*4 hitungan.*6 hitungan.*sepuluh kali/s));

  test.each([
    "dadaku nyeri, ini jantung apa cuma panik ya?",
    "kok dada jadi sesak, bukan serangan jantung kan",
    "kepala pusing terus dada sakit, perlu ke igd ga",
  ])("chest pain is answered within the exercise: %s", (text) => {
    const led = last("wellbeing", [...breathing, text]);
    expect(led?.text).toMatch(/119[\s\S]*rahang[\s\S]*bernapas biasa/);
    expect(led?.state.flow?.id).toBe("tenang-sekarang");
  });

  test.each([
    ["relationships", "dari tadi dadaku sesak habis nangis, ini jantung bukan ya?"],
    ["career", "kak dada kiri nyeri pas kerja, bahaya ga?"],
  ] as const)("and outside of it: %s, %s", (field, text) =>
    expect(last(field, [text])?.text).toMatch(/119[\s\S]*rahang/),
  );

  test.each([
    "dadaku sesak liat dia sama orang lain, aku harus gimana?",
    "jantungku deg-degan kalau ketemu dia, itu suka apa bukan?",
  ])("no such pain: %s", (text) => expect(last("relationships", [text])?.text).not.toContain("rahang"));

  test("other ways come before other people where it got worse", () => {
    const worse = [...breathing, "Sudah", "Malah tambah berat"];
    expect(labels(last("wellbeing", worse))).toEqual([
      ...["Lihat dan dengar sekitar", "Kencangkan lalu lemaskan otot", "Ditemani orang"],
      "Badan sakit, mau pingsan",
    ]);
  });

  test("the message for somebody names the matter", () => {
    const told = ["besok sidang skripsi, aku cemas banget bantu tenang", calm, "Atur napas", "Sudah"];
    const text = documentOf("wellbeing", [...told, "Malah tambah berat", "Ditemani orang"]);
    expect(text).toContain("Ini soal sidang skripsi");
    expect(text).toContain("panik");
  });
});
