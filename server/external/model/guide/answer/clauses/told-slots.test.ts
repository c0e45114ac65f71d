import { describe, expect, test } from "vitest";
import { atChoices, lookAlikes, toldRows } from "#server/test/guide-told-rows.ts";
import { answeredAt, misses, type ToldRow } from "#server/test/guide-told-slots.ts";

/* A message at a question is read for all slots of the flow. */

describe("what a message tells beside the answer", () => {
  test.each([...toldRows, ...atChoices].map((row) => [row.text, row] as const))("%s", (_, row: ToldRow) =>
    expect(misses(row)).toEqual([]),
  );
});

describe("what only looks like it", () => {
  test.each(lookAlikes.map((row) => [row.text, row] as const))("%s", (_, row: ToldRow) =>
    expect(misses(row)).toEqual([]),
  );
});

describe("what the guide says about it", () => {
  const former = { perusahaan: "PT Sinar Logistik", bentuk: "email" };
  const moved = "perusahaannya PT Maju Bersama Retail, posisinya Staf Admin. no hp 0812 9044 3317";

  test("a company that was replaced is named, and the draft shows the new one", () => {
    const outcome = answeredAt({ flow: "surat-lamaran", at: "posisi", held: former, text: moved });
    expect(outcome.text).toContain("PT Maju Bersama Retail");
    expect(outcome.document?.text).toContain("HRD PT Maju Bersama Retail");
    expect(outcome.document?.text).toContain("0812 9044 3317");
    expect(outcome.document?.text).not.toContain("Sinar Logistik");
  });

  test("a former employer that stood as the addressee is taken out, also without another one", () => {
    const outcome = answeredAt({
      ...{ flow: "surat-lamaran", at: "posisi", held: former },
      text: "lho kok ke pt sinar logistik, itu kan kantor lama yg mecat aku",
    });
    expect(outcome.state.flow?.filled.perusahaan).toBe("");
    expect(outcome.text).toContain("PT Sinar Logistik");
    expect(outcome.state.flow?.filled.posisi ?? "").toBe("");
  });

  test("a question whose answer is not in the message is asked once more", () => {
    const outcome = answeredAt({
      ...{ flow: "minta-maaf", at: "panggilan", held: { untuk: "dekat" } },
      text: "lho kok pasangan, ini buat ibu mertua",
    });
    expect(outcome.state.flow?.filled).toMatchObject({ untuk: "tua" });
    expect(outcome.text).toContain("nama panggilan");
  });

  test.each([
    ["kasir. nama sy asep sunandar. nanti bikinin cv juga ya", "“nanti bikinin cv juga ya” kucatat"],
    ["kasir. nama sy asep sunandar. ini berapa pertanyaan lagi?", "1 pertanyaan lagi"],
    ["kasir. nama sy asep sunandar. btw boleh ga ngelamar lewat wa?", "Satu pesan utuh, di jam kerja"],
  ])("%s: what else the member wants is done beside the facts", (words, answer) => {
    const outcome = answeredAt({ flow: "surat-lamaran", at: "posisi", held: former, text: words });
    expect(outcome.state.flow?.filled).toMatchObject({
      ...{ posisi: "kasir", nama: "Asep Sunandar", perusahaan: "PT Sinar Logistik" },
    });
    expect(outcome.text).toContain(answer);
  });

  test("a question about the answer tells nothing", () => {
    const held = { bentuk: "mengambil cuti", atasan: "Bu Ratna", kapan: "Jumat 17 Juli" };
    const outcome = answeredAt({
      ...{ flow: "izin-cuti", at: "alasan", held },
      text: "nganter ibu operasi. alasannya boleh gitu aja ga?",
    });
    expect(outcome.state.flow?.filled).toMatchObject({
      ...held,
      alasan: expect.stringMatching(/^nganter ibu operasi\.?$/),
    });
  });
});
