import { describe, expect, test } from "vitest";
import { composeAnswer } from "../companion.ts";
import { request, seeds } from "../play.ts";

const begun = ["aku udah ga mau hidup lagi"];

/** What is answered in the middle of danger, for every seed. */
function inDanger(text: string, riskLevel: 2 | 3 = 2): string[] {
  return seeds.map((seed) => {
    const first = composeAnswer(request(begun, { seed, riskLevel })).text;
    return composeAnswer(request([...begun, first, text], { seed, riskLevel })).text;
  });
}

describe("what they answer in danger", () => {
  test.each([
    ["ga ada yang bisa dihubungi", /siapa-siapa|[Ss]epi/],
    ["malu, nanti dikira gila", /[Mm]alu|dinilai/],
    ["119 ga diangkat", /tersambung|menunggu/],
    ["psikolog mahal, ga punya uang", /biaya/],
    ["jangan bilang siapa2 ya", /tidak bisa menjanjikan/],
    ["ga mau ke igd", /tidak ingin|memaksa|menolak/],
    ["udah aku chat kakakku, dia mau ke sini", /bersamamu|di dekatmu|sendirian|berani/],
    ["oke aku panggil ibu", /sekarang|hubungi/],
    ["aku aman kok sekarang", /aman|lega|[Ss]enang/],
    ["istriku ga tau", /diam-diam|tanpa ada yang tahu/],
    ["dia sibuk, takut ngerepotin", /merepotkan|sibuk/],
    ["makasih ya", /[Ss]ama-sama|berterima kasih/],
  ])("%s", (text, expected) => {
    for (const said of inDanger(text)) expect(said).toMatch(expected);
  });

  test("being unsafe is never taken for being safe", () => {
    for (const said of inDanger("aku ga aman"))
      expect(said).not.toMatch(/lega mendengarnya|kamu aman saat ini, dan/);
  });

  test("once someone is there, it is no longer asked to find someone", () => {
    for (const said of inDanger("ibuku udah di sini nemenin"))
      expect(said).not.toMatch(/kabari satu orang|Siapa yang bisa menemanimu/);
  });

  test("work is put off kindly", () => {
    for (const said of inDanger("besok ada deadline, harus lembur"))
      expect(said).toMatch(/119|IGD|petugas|psikolog|dokter/);
  });
});

describe("the kind of danger sets the tone", () => {
  test.each([
    ["suamiku mukul aku lagi", /bukan salahmu|percaya ceritamu|membenarkan|Berani/, /110|SAPA|IGD/],
    ["aku nyilet lengan lagi", /tidak dihakimi|jujur|tertahankan/, /119|IGD|psikolog|petugas/],
    ["pengen bunuh bosku rasanya", /marah|menyakiti/, /119|IGD|psikolog|petugas/],
    ["ada suara nyuruh2 aku terus", /menakutkan|berjaga|takutmu/, /dokter|psikiater/],
    ["adikku bilang mau bunuh diri", /peduli|takut|tandanya/, /119|IGD/],
    ["tetangga sebelah mukulin istrinya", /cemas|peduli|menakutkan/, /110/],
  ])("%s", (text, lead, guide) => {
    for (const seed of seeds) {
      const said = composeAnswer(request([text], { seed, riskLevel: 2 })).text;
      expect(said).toMatch(lead);
      expect(said).toMatch(guide);
    }
  });

  test("where the kind is not clear the words stay neutral, and ask one plain thing", () => {
    for (const seed of seeds) {
      const said = composeAnswer(request(["aku di sini sendirian dan bingung"], { seed, riskLevel: 2 })).text;
      expect(said.match(/\?/g)).toHaveLength(1);
      expect(said).not.toMatch(/mengakhiri hidup/);
      expect(said).not.toMatch(/sampai pikiran itu datang/);
    }
  });

  test("someone near a violent person is not sent into it", () => {
    for (const seed of seeds) {
      const said = composeAnswer(
        request(["abangku mau nusuk tetangga, dia bawa pisau"], { seed, riskLevel: 3 }),
      ).text;
      expect(said).not.toMatch(/[Tt]etaplah bersamanya/);
      expect(said).toMatch(/110/);
    }
  });
});
