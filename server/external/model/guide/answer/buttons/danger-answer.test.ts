import { describe, expect, test } from "vitest";
import { readDialogues } from "../../../../../../scripts/read-flows.ts";
import { graveMeant, isBreathless, mayMean, meantInEmergency } from "./danger-answer.ts";
import { optionMeant } from "./options.ts";

/** The buttons of the n-th question of a dialogue. */
const optionsOf = (id: string, n = 0) => {
  const steps = readDialogues().find((one) => one.id === id)?.steps ?? [];
  return steps.flatMap((step) => ("choose" in step ? [step.options] : []))[n] ?? [];
};
const breath = optionsOf("emergency-other");
const ofBreath = (text: string) => meantInEmergency(breath, text)?.to;

describe("what an answer about breath means", () => {
  test.each([
    "ga napas",
    "dia ga napas",
    "tidak bernapas",
    "nggak bernafas",
    "ngga ada nafasnya",
    "ora napas",
    "teu napas",
    "sonde napas",
    "kagak napas bang",
    "ndak bernapas lagi",
    "udah ga napas",
    "masih ga napas",
    "iya ga napas",
    "ga bisa bernapas",
    "napasnya berhenti",
    "dia berhenti bernapas",
    "masih megap-megap",
    "cuma megap2",
    "kok megap megap gitu",
    "ngorok",
    "napasnya senen kemis",
    "nafas satu satu",
    "napasnya aneh",
    "udah ga gerak",
    "gak bergerak sama sekali",
    "ga tau",
    "ga yakin kak",
    "nggak",
    "enggak kak",
    "masih kejang tapi ga napas",
  ])("press the chest: %s", (text) => expect(ofBreath(text)).toBe("tekan"));

  test.each([
    "iya napas",
    "iya",
    "masih",
    "dia masih napas kok",
    "masih bernapas",
    "masih bernafas tapi pingsan",
    "ada napasnya",
    "kejang terus",
    "dia kejang-kejang",
    "napas kok, ada napas",
  ])("to the side: %s", (text) => expect(ofBreath(text)).toBe("miring"));

  test.each([
    "dia udah sadar",
    "masih sadar",
    "bisa ngomong",
    "nangis",
    "anaknya nangis",
    "sadar kak",
    "udah siuman",
  ])("awake: %s", (text) => expect(ofBreath(text)).toBe("sadar"));

  test.each(["keselek bakso", "tersedak", "keselek ga bisa napas", "kesedak, bibirnya biru"])(
    "choking comes before breath: %s",
    (text) => expect(ofBreath(text)).toBe("tepuk"),
  );

  test.each([
    "ga sadar",
    "gak sadar",
    "tidak sadar",
    "pingsan",
    "dia pingsan kak",
    "masih pingsan",
    "masih ga sadar",
    "ga bangun",
    "ga bisa dibangunin",
    "belum sadar",
    "masih napas ga ya",
    "gimana cara tau napas",
    "apa dia bernapas?",
    "aku sendirian",
    "119 ga diangkat",
    "susah bernapas",
    "di ruang tamu",
  ])("says nothing of breath, so it is asked once more: %s", (text) =>
    expect(ofBreath(text)).toBeUndefined(),
  );
});

describe("what an answer at a later question of an emergency means", () => {
  const pressed = optionsOf("emergency-other", 1);
  test.each([
    ["119 ga diangkat", "dicoba"],
    ["belum", "dicoba"],
    ["119 ngga nyambung2", undefined],
    ["ga nyambung terus", "dicoba"],
    ["dia masih ga napas", "dicoba"],
    ["aku sendirian", "sendirian"],
    ["ga ada orang di sini", "sendirian"],
    ["udah tersambung", "tersambung"],
    ["dia udah napas lagi", "pulih"],
    ["masih ga sadar tapi napas", "pulih"],
    ["capek", undefined],
  ])("while the chest is pressed: %s", (text, to) => expect(meantInEmergency(pressed, text)?.to).toBe(to));

  const called = optionsOf("emergency-other", 4);
  test.each([
    ["udah", "orang"],
    ["belum", "ucap"],
    ["119 ga diangkat", "antar"],
    ["udah kutelpon tapi gak diangkat", "antar"],
    ["napasnya aneh", "tekan"],
    ["belum, dia ga napas", "tekan"],
    ["lagi di jalan", "orang"],
  ])("about the call: %s", (text, to) => expect(meantInEmergency(called, text)?.to).toBe(to));

  const alone = optionsOf("emergency-self");
  test.each([
    ["ada", "panggil"],
    ["ga ada", "keluar"],
    ["nggak ada siapa2", "keluar"],
    ["aku sendirian", "keluar"],
    ["di rumah sendiri", "keluar"],
  ])("of the member alone: %s", (text, to) => expect(meantInEmergency(alone, text)?.to).toBe(to));
});

describe("graver answers", () => {
  const attempt = optionsOf("imminent-other");
  test.each([
    "dia udah nelen obatnya",
    "tergantung di kamarnya",
    "abis minum racun",
    "ga bangun2, ga napas",
    "dia udah lompat",
    "tangannya berdarah",
  ])("it has happened: %s", (text) => expect(graveMeant(attempt, text)?.to).toBe("luka"));

  test.each([
    "dia mau nelen obat",
    "katanya mau lompat",
    "ngancem minum racun",
    "aku takut dia nelen obat",
    "belum terluka",
    "ga berdarah kok",
    "dia di kosnya",
    "kalau dia nelen gimana",
  ])("it has not: %s", (text) => expect(graveMeant(attempt, text)).toBeUndefined());

  test.each(["ibu ga napas", "dia udah nggak bernafas", "napasnya berhenti", "ga ada napasnya"])(
    "plainly no breath: %s",
    (text) => expect(isBreathless(text)).toBe(true),
  );
  test.each(["susah napas", "ga bisa napas lewat hidung", "napasnya cepat", "ga sesak napas", "masih napas"])(
    "no such thing: %s",
    (text) => expect(isBreathless(text)).toBe(false),
  );

  test.each(["belum jauh", "ga jauh", "nggak jauh dariku"])(
    "a denial that is a button's own words is no denial of the danger: %s",
    (text) => {
      const near = optionsOf("imminent-self");
      expect(optionMeant(mayMean(near, text), text, "all")?.label).toBe("Masih dekat");
    },
  );
});
