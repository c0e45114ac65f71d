import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { deniesFear } from "./fear-denied.ts";

const begun = ["mau ngomong serius sama suami", "Siapkan obrolan yang sulit"];

test("a button that also says something about the other one is not pressed for it", () => {
  const begun = ["aku cemburu banget sama temen kerja pacarku", "Pilah rasa cemburu"];
  expect(last("relationships", [...begun, "ga takut kok, dia baik"])?.text).not.toContain("Kucatat");
});

describe("an answer in own words to a question about safety", () => {
  test.each([
    "ga takut kok suamiku baik cm cuek. aku cuma takut nangis duluan",
    "ga takut kok",
    "dia baik",
    "aman kok",
    "aman2 aja, orangnya sabar",
    "gak takut sih, cuma grogi",
    "ora wedi kok",
    "nda takut ji",
    "henteu sieun, anjeunna bageur. dia bageur",
    "suamiku orangnya kalem",
    "alhamdulillah aman",
    "ga ngeri lah, istriku baik banget",
    "tidak takut kok, hanya malu",
    "ga pernah takut sama sekali",
    "ya aman lah, suamiku baik kok cuma cuek. takutnya malah aku yg meledak",
  ])("%s presses the safe button", (text) => {
    expect(deniesFear(text)).toBe(true);
    const led = last("relationships", [...begun, text]);
    expect(led?.state.flow?.trail).toEqual([0]);
    expect(led?.text).toContain("obrolan ini soal apa?");
    expect(led?.text).toContain("Tegang, tapi aku aman");
  });

  test.each([
    "ga takut kok, cuma dia pernah mukul",
    "dia baik tapi suka ngancam",
    "ga takut kok paling dibentak doang",
    "dia baik, cuma kalo marah kasar",
    "aman kok asal dia ga mabuk",
    "aku takut dia marah",
    "takut sama suamiku",
    "ga aman",
    "ga tau aman apa ga",
    "dia baik kalau lagi ga emosi, kadang serem",
    "ga takut. dulu iya, pernah ditampar",
    "orangnya baik tapi aku takut dia nekat",
    "ga takut dia, takutnya dia ngunci aku di kamar",
    "tidak takut sih dia cuma lempar barang",
    "dia baik tapi aku takut",
    "ga takut kok selama aku nurut",
    "aman kok, asal aku diem",
    "dia baik kalau aku nurut",
    "ga takut kok kalo dia lagi ga di rumah",
    "ga takut kok, udah biasa digituin",
    "dia baik di depan orang",
    "dia udah ga ngapa2in lagi, aman",
    "gimana ga takut, matanya udah merah gitu",
    "bohong kalo aku bilang ga takut",
    "aman, paling tinggal nunggu dihabisin",
    "dia bilang jangan takut, nurut aja",
    "suamiku ga takut siapa2, tetangga aja dilawan",
    "aku ga takut, anak2 yang takut",
    "mama baik nemenin aku, papa yang aku takutin",
    "ga takut kok paling ditonjok",
    "ga takut mati kok",
    "aku ga takut, udah siap lawan dia",
    "aman sih, takutnya dia yang meledak",
    "aman, takutnya malah aku yg meledak trus dia balas",
    "takutnya aku yg meledak kalo dia udah mukul",
    "aman lah. takutnya malah aku yang kena",
  ])("%s never does", (text) => {
    expect(deniesFear(text)).toBe(false);
    const led = last("relationships", [...begun, text]);
    expect(led?.text).not.toMatch(/obrolan ini soal apa|“Tegang, tapi aku aman”/);
  });

  test.each([
    ["relationships", ["mau jujur ke ortu soal pindah kota", "Siapkan bicara ke keluarga"]],
  ] as const)("other questions about safety: %s %s", (field, before) => {
    const asked = last(field, before);
    const safe = labels(asked).find((label) => label.endsWith("tapi aku aman"));
    expect(safe).toBeDefined();
    expect(last(field, [...before, "ga takut kok, mereka baik"])?.text).toContain(safe ?? "-");
  });
});
