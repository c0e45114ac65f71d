import { describe, expect, test } from "vitest";
import type { RiskCategory, RiskLevel } from "#rules/safety/types.ts";
import { alarmed, askedBack, cleared, playTurns, type Turn } from "#server/test/guide-alarms.ts";
import { labels, resign } from "#server/test/guide-conversation.ts";
import type { Led } from "./lead.ts";

const categories: RiskCategory[] = ["ideation"];
const alarm = alarmed("mati aku kalau begini");
const denied = askedBack("HAH kok bahas mati?? aku nanya harga kue");

const letter = [...resign, "Rina", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu"];
const rules = [
  ...["bikin aturan kerja buat ditempel", "Tulis aturan untuk ditempel"],
  ...["Laundry Ros", "jam 7 masuk", "lewati", "lewati"],
];
const buttons = ["Sudah pas", "Ubah bagian ini"];

describe("after a false alarm", () => {
  test.each([
    "ya ampun engga adaaa. mau lanjut suratnya doang bang",
    "ga ada, ayo lanjut",
    "mboten wonten mas, nerusake surat wae",
    "teu aya kang, hayu lanjutkeun",
    "ndak ada, mau itung gaji aja",
  ])("the question that waited comes by itself: %s", (text) => {
    const led = playTurns("career", [...resign, "Rina", alarm, denied, cleared(text)]).at(-1);
    expect(led?.text).toMatch(/^Baik, maaf aku salah menangkap/);
    expect(led?.text).toContain("Pertanyaannya tadi");
    expect(led?.state.flow).toMatchObject({ id: "surat-resign", at: expect.any(Number) });
    expect(Object.values(led?.state.flow?.filled ?? {})).toEqual(["Rina"]);
    expect(led?.state.danger).toBeUndefined();
  });

  test("the answer that was taken for a danger can be used after all, at level 3 too", () => {
    const answer = (level: RiskLevel): Turn => ({
      text: "Kasir senior",
      level,
      risk: { categories, isNew: true },
    });
    const noted: Turn = { text: "bukan itu maksudku", level: 3, risk: { categories, denial: "noted" } };
    for (const ends of [
      [answer(2), denied, cleared("engga ada")],
      [answer(3), noted],
    ]) {
      const before = [...resign, "Rina", ...ends];
      expect(labels(playTurns("career", before).at(-1))).toContain("Pakai tulisanku tadi");
      const used = playTurns("career", [...before, "Pakai tulisanku tadi"]).at(-1);
      expect(Object.values(used?.state.flow?.filled ?? {})).toEqual(["Rina", "Kasir senior"]);
      expect(used?.state.held).toBeUndefined();
    }
  });

  test("and takes the next message as its answer, as before", () => {
    const leds = playTurns("career", [...resign, "Rina", alarm, denied, cleared("engga ada"), "Kasir"]);
    expect(Object.values(leds.at(-1)?.state.flow?.filled ?? {})).toEqual(["Rina", "Kasir"]);
  });

  test("the button “Lanjutkan yang tadi” is no answer to it", () => {
    const pressed = playTurns("career", [
      ...resign,
      alarm,
      denied,
      cleared("engga"),
      "Lanjutkan yang tadi",
    ]).at(-1);
    expect(pressed?.state.flow?.filled).toEqual({});
    expect(labels(pressed)).toContain("Lewati");
  });

  test.each([
    ["that was being read", rules],
    ["that was finished", [...rules, "Sudah pas"]],
  ])("a document %s stands there with its buttons", (_, before) => {
    const text = "ya ampun engga adaaa. cuma aturan doang bang";
    const led = playTurns("leadership", [...before, alarm, denied, cleared(text)]).at(-1);
    expect(led?.text).toMatch(/^Baik, maaf/);
    expect(led?.document?.text).toContain("Laundry Ros");
    expect(labels(led)).toEqual(expect.arrayContaining(buttons));
  });

  test("a change of the document within the message is made", () => {
    const text = "engga ada. ganti PT Jaya jadi PT Makmur";
    const led = playTurns("career", [...letter, alarm, denied, cleared(text)]).at(-1);
    expect(led?.document?.text).toContain("PT Makmur");
    expect(led?.document?.text).not.toContain("PT Jaya");
  });

  const price = ["mau hitung harga jual kue", "Hitung harga jual"];
  test("a bare number answers the question that asks for one; other words do not", () => {
    const begun = playTurns("business", price).at(-1);
    const slot = (led: Led | undefined) => Object.keys(led?.state.flow?.filled ?? {}).length;
    const [, , other] = playTurns(
      "business",
      [alarm, denied, cleared("engga, mau itung harga 7rb doang bang")],
      begun?.state,
    );
    expect(other?.state.flow?.at).toBe(begun?.state.flow?.at);
    expect(slot(other)).toBe(slot(begun));
    expect(other?.text).toMatch(/^Baik, maaf/);
  });

  test("a wish without anything interrupted still gets the apology first", () => {
    const led = playTurns("business", [
      "halo",
      alarm,
      denied,
      cleared("engga, mau hitung harga jual kue"),
    ]).at(-1);
    expect(led?.text).toMatch(/^Baik, maaf/);
    expect(labels(led)).toContain("Hitung harga jual");
  });

  test("a story goes on as a story", () => {
    const before = ["aku mau cerita aja", "suamiku cuek banget"];
    const led = playTurns("wellbeing", [
      ...before,
      alarm,
      denied,
      cleared("engga, cuma capek"),
      "aku sedih sendirian",
    ]);
    expect(led.at(-1)?.state.listening).toBe(true);
    expect(led.at(-1)?.state.flow).toBeUndefined();
  });

  test("while it is open nothing is taken up, nor at level 3", () => {
    const open = playTurns("career", [...resign, "Rina", alarm, denied]).at(-1);
    expect(open?.state.flow).toBeUndefined();
    expect(open?.state.danger).toBeDefined();
    const grave: RiskCategory[] = ["plan_or_imminent"];
    const noted = playTurns("career", [
      ...resign,
      { text: "x", level: 3, risk: { categories: grave, isNew: true } },
      { text: "salah paham", level: 3, risk: { categories: grave, denial: "noted" } },
    ]).at(-1);
    expect(noted?.state.flow).toBeUndefined();
    expect(labels(noted)).toContain("Lanjutkan yang tadi");
  });

  test("the gentle question, denied, gives the finished document back", () => {
    const doubt = { text: "kayaknya aku cuma numpang lewat", risk: { isDoubtful: true } };
    const leds = playTurns("leadership", [...rules, "Sudah pas", doubt, "kok jadi soal mati"]);
    expect(leds.at(-1)?.document?.text).toContain("Laundry Ros");
  });

  test("what is told beside the denial is kept, and nobody is led back to a form", () => {
    const text = "nggak kok. tapi jujur aku sendirian banget sejak mama meninggal bulan lalu";
    const led = playTurns("career", [...resign, "Rina", alarm, denied, cleared(text)]).at(-1);
    expect(led?.text).toMatch(/^Baik, maaf aku salah menangkap/);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.state.told.join()).toContain("sendirian banget");
    expect(labels(led)).toContain("Cerita dulu saja");
  });

  test("after a danger from somebody nothing that was written is shown by itself", () => {
    const violence: RiskCategory[] = ["violence_victim"];
    const led = playTurns("career", [
      ...letter,
      { text: "suamiku mukul lagi", level: 2, risk: { categories: violence, isNew: true } },
      { text: "ga ada apa apa", level: 2, risk: { categories: violence, denial: "asked_back" } },
      cleared("iya aman"),
    ]).at(-1);
    expect(led?.document).toBeUndefined();
    expect(labels(led)).toContain("Lanjutkan yang tadi");
  });

  test("what the member stopped does not come back by itself", () => {
    const led = playTurns("career", [...resign, "Rina", "berhenti", alarm, denied, cleared("engga ada")]).at(
      -1,
    );
    expect(led?.state.flow).toBeUndefined();
  });
});
