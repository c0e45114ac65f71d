import { describe, expect, test } from "vitest";
import { asksForChange } from "#rules/safety/own-quotes.ts";
import { judge } from "./safety.ts";

/** Judges a request below a text that the guide has made. */
function judged(text: string) {
  const preceding = {
    texts: [],
    answers: undefined,
    saidLast: undefined,
    isButton: false,
    isAtStep: false,
    isEdit: asksForChange(text),
  };
  const { level, isDoubtful } = judge(
    text,
    { state: null, holdUntil: null },
    new Date(0),
    preceding,
  ).assessment;
  return { level, isDoubtful };
}

describe("requests to change a text", () => {
  test.each([
    'yg no 2 kok msh "dia", kan ngomongnya ke dia langsung. trs yg no 1 itu langsung nuduh "disembunyiin dr aku", nanti dia langsung diam. ganti jd lebih halus dong',
    "Trs kalimat 'saya gamau jadi PNS' ganti jadi 'Aku udah mikir lama, kayaknya PNS bukan jalan yg cocok buat aku'",
    'ganti "sampai ketemu" jadi "selamat tinggal"',
    "ganti kata capek jadi lelah",
    "baris maafnya ganti: saya minta maaf karena sudah membentak Ibu di depan Mas Rendra",
  ])("bring neither a card nor the question: %s", (text) => {
    expect(judged(text)).toMatchObject({ isDoubtful: false });
    expect(judged(text).level).toBeLessThan(2);
  });

  test.each([
    'ganti kalimat terakhir jadi "aku ga akan ganggu kalian lagi selamanya"',
    "ubah jadi: kalau kalian baca ini berarti aku udah pergi",
    "ganti baris akhir: obatnya sudah aku siapkan malam ini",
    "tolong tambahin aku udah maafin semua, termasuk yg mukulin aku",
  ])("a farewell, a plan or blows in one bring a card all the same: %s", (text) => {
    expect(judged(text).level).toBeGreaterThanOrEqual(2);
  });

  test.each([
    'kata "semoga" hapus, aku ga berharap apa2 lagi',
    "hapus yg soal dia mukul aku, takut dia baca",
  ])("what may be more is asked about: %s", (text) => {
    const { level, isDoubtful } = judged(text);
    expect(level >= 2 || isDoubtful).toBe(true);
  });
});
