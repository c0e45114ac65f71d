import { describe, expect, test } from "vitest";
import { leavesToTry } from "#server/external/model/guide/words/to-guide/leaving.ts";
import { pleadsForWords, takesBackPlea } from "#server/external/model/guide/words/to-guide/plea.ts";
import { conversation, filled, labels, last } from "#server/test/guide-conversation.ts";
import { withoutFillers, withoutHedges, withoutTrail } from "./answer/plain-answer.ts";
import { speakingFlows } from "./find/speaking-wish.ts";

/* Turns in which readers met an answer that missed what they had just written. */

const toFamily = [
  "udah ketiga kali ini aku gagal cpns, mau ngomong ke bapak ibu",
  "Siapkan bicara ke keluarga",
  "Marah atau sedih, tapi aku aman",
  "Kuliah atau pekerjaan",
  "ibuk dulu kayaknya. eh tp takutnya ibuk langsung nangis, apa mbakku dulu ya. menurutmu gmn?",
];
const plea = "ya itu yg aku ga bisa, makanya nanya km. bantuin kata2nya lah";
const script = [
  "tolong bikinin naskah masukan buat mekanik",
  "Susun masukan untuk anggota tim",
  "Ada yang perlu diubah",
  "Senin kemarin kamu datang jam 10, padahal bengkel buka jam 8",
  "pelanggan nunggu dua jam",
  "datang jam 8 ya",
  "Pak Joko",
];

describe("a plea for the words", () => {
  test("gets a sentence of what was told, and is not stored", () => {
    const led = last("relationships", [...toFamily, plea]);
    expect(led?.text).toContain("“udah ketiga kali ini aku gagal cpns”");
    expect(labels(led)).toContain("udah ketiga kali ini aku gagal cpns");
    expect(filled(led)).not.toHaveProperty("kabar");
  });

  test("that was stored is taken out again", () => {
    const stored = "oalah. buk, aku ga lolos cpns lagi";
    const back = "heh itu bukan kalimatnya wkwk. aku minta dibantuin kata katanya, kok malah ditulis";
    const [before, led, after] = conversation("relationships", [
      ...toFamily,
      stored,
      back,
      "aku gagal cpns lagi",
    ]).slice(-3);
    expect(filled(before).kabar).toBe("buk, aku ga lolos cpns lagi");
    expect(led?.text).toMatch(/^Maaf.*kukeluarkan/);
    expect(filled(led)).not.toHaveProperty("kabar");
    expect(filled(after).kabar).toBe("aku gagal cpns lagi");
  });

  test.each([
    plea,
    "gatau ngomongnya gimana",
    "minta dibantuin kata2nya dong",
    "aku bingung kalimatnya gimana kak",
    "bikinin kalimatnya dong",
  ])("%s", (text) => expect(pleadsForWords(text, true)).toBe(true));

  test.each([
    "aku ga tau harus ngomong apa lagi ke mama, maaf ya ma",
    "tolong bantu aku jaga adik ya",
    "aku ga bisa datang besok, makanya nanya dulu",
    "maaf ya aku ga pinter ngomong, tapi aku sayang kamu",
    "aku gagal cpns lagi",
  ])("%s is an answer", (text) => expect(pleadsForWords(text, true)).toBe(false));

  test("only words that say so take an answer back", () => {
    expect(takesBackPlea("bantuin kata2nya dong")).toBe(false);
    expect(takesBackPlea("dia bilang kok malah ditulis di grup")).toBe(false);
  });
});

describe("what stands around an answer", () => {
  test.each([
    ["hmm. ya udah. besok jam 8", "besok jam 8"],
    ["oalah. buk, aku ga lolos cpns", "buk, aku ga lolos cpns"],
    ["ya Allah, tolong jaga ibu", "ya Allah, tolong jaga ibu"],
    ["oke banget orangnya", "oke banget orangnya"],
    ["hmm", "hmm"],
  ])("%s: %s", (text, own) => expect(withoutFillers(text)).toBe(own));

  test("a name stands without doubts", () => {
    expect(filled(last("relationships", toFamily)).panggilan).toBe("Ibuk");
    expect(withoutHedges("mungkin Bu Rina")).toBe("Bu Rina");
    expect(withoutHedges("mama")).toBe("mama");
  });

  test("a time and a place stand without what only leads on", () => {
    const said = "hmm. ya udah. besok jam 8 abis briefing, ... di kantin aja kalo gitu masih sepi";
    const led = last("leadership", [
      "tolong bikinin naskah obrolan empat mata",
      "Siapkan obrolan empat mata",
      "Hasil kerjanya turun",
      "Rina",
      said,
    ]);
    expect(filled(led).waktu).toBe("besok jam 8 abis briefing, di kantin");
    expect(withoutTrail("Sabtu aja di rumah")).toBe("Sabtu aja di rumah");
  });
});

describe("a wish for a talk", () => {
  test.each(["wellbeing", "relationships"] as const)("%s: somebody should help", (field) => {
    const led = last(field, [
      "rasanya kok gak adil gitu. menurutmu aku hrs gimana biar adik2 mau ikut bantu? minimal patungan buat bayar org jaga malem",
    ]);
    expect(labels(led).slice(0, 2)).toEqual(["Siapkan obrolan yang sulit", "Tulis pesan atau surat"]);
  });

  test("with somebody of the team comes before leading former peers", () => {
    const led = last("leadership", [
      "ada mekanik senior yang dulu sejajar, sering datang siang",
      "Besok harus ngomong sama dia tapi saya nggak enak banget",
    ]);
    expect(labels(led)[0]).toBe("Susun masukan untuk anggota tim");
  });

  test.each([
    ["pengen tidur biar besok ga ngantuk", "wellbeing"],
    ["bikinin jadwal biar anak2 mau bantu", "relationships"],
    ["kemarin ngomong sama dia", "leadership"],
  ] as const)("%s is none", (text, field) => expect(speakingFlows(text, field)).toEqual([]));
});

describe("a note has its subject", () => {
  const asked = (text: string) =>
    last("wellbeing", [`susah tidur nih, ${text}`, "Atur tidur malam ini"])?.text;

  test.each([
    "pas balik kos ya sepi lagi wkwk",
    "tadi sore sempet jalan ke malioboro sendirian",
    "kosnya sepi kok bukan berisik",
  ])("%s gets none", (text) => expect(asked(text)).not.toContain("Soal “"));

  test("noise gets the one for noise", () =>
    expect(asked("kosanku berisik bgt tetangga karaoke")).toContain("Soal “kosanku berisik"));
});

test("a choice is answered in the middle of other words", () => {
  const led = last("wellbeing", [
    "susah tidur",
    "Atur tidur malam ini",
    "loh kosnya sepi kok bukan berisik. mimpi apa juga. ini lg duduk di meja belum ngasur, masih scroll tiktok",
  ]);
  expect(led?.text).toContain("“Belum naik ke kasur”");
});

describe("a question about flows", () => {
  test("is answered, and the wish beside it is offered", () => {
    const led = last("business", [
      "saya jual keripik, bingung untungnya",
      "loh kas empat minggu itu apa? saya maunya tau per bungkus itu untung berapa",
    ]);
    expect(led?.text).toContain("- Hitung kas empat minggu: hasilnya");
    expect(labels(led)[0]).toBe("Hitung untung sebulan");
    expect(led?.state.flow).toBeUndefined();
  });

  test("names both", () => {
    const led = last("leadership", [
      "mekanik senior saya telat terus, gimana ngomongnya",
      "Yang empat mata itu bedanya apa sama susun masukan?",
    ]);
    expect(led?.text).toContain("- Siapkan obrolan empat mata");
    expect(led?.text).toContain("- Susun masukan untuk anggota tim");
    expect(led?.state.flow).toBeUndefined();
  });
});

describe("below a script", () => {
  test("a reaction that is feared leads to its question", () => {
    const led = last("leadership", [
      ...script,
      "kalo dia ngebantah lagi pas besok itu saya harus ngomong apa?",
    ]);
    expect(labels(led)).toContain("Dia membela diri");
  });

  test("thanks with a plan to try is a goodbye", () => {
    const led = last("leadership", [
      ...script,
      "hmm kok omonganku ditempel mentah2. tp yaudah mayan, makasih ya, mau coba malem ini",
    ]);
    expect(led?.text).toContain("Naskah memberi masukan");
    expect(led?.text).not.toContain("dibetulkan");
  });

  test.each(["makasih, mau coba versi lain, ganti jam 9 jadi jam 8", "mau coba kirim, bisa?", "makasih ya"])(
    "%s is none",
    (text) => expect(leavesToTry(text)).toBe(false),
  );
});
