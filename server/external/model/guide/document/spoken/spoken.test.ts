import { describe, expect, test } from "vitest";
import { leaveCover, leaveReason } from "./leave-words.ts";
import { spokenRequest } from "./request.ts";
import { seenText, toldDeed } from "./seen.ts";
import { tellingOrder } from "./telling-order.ts";
import { neutralTopic, openingLine } from "./topic.ts";

describe("what is wanted of somebody, as it is said to them", () => {
  test.each([
    ["pengen restu", "", "Aku minta restu."],
    ["maunya dia jujur", "", "Aku minta kamu jujur."],
    ["jujur", "", "Aku minta kamu jujur."],
    [
      "Pengen restu sih, tapi minimal mamak mau bantu ngomong ke bapak sblm tgl 18",
      "Mamak",
      "Aku minta restu. Paling tidak, tolong bantu ngomong ke Bapak sebelum tanggal 18.",
    ],
    ["ga bohong lagi soal uang", "", "Tolong jangan bohong lagi soal uang."],
    ["mau dia berhenti judi slot", "", "Aku minta kamu berhenti judi slot."],
    ["kabarin kalo pulang telat", "", "Tolong kabarin kalau pulang telat."],
    ["pengen didengerin aja dulu", "", "Aku pengin didengerin aja dulu."],
    ["kita liburan berdua sebulan sekali", "", "Aku pengin kita liburan berdua sebulan sekali."],
    ["nyong pengin bapak ngerteni", "Bapak", "Aku minta Bapak ngerteni."],
    ["awak nio izin marantau ka batam", "Amak", "Aku minta izin marantau ka batam."],
    ["beta mau mama terima pilihan beta", "Mama", "Aku minta Mama terima pilihan beta."],
    ["torang mau dorang nda teriak-teriak lagi", "", "Tolong jangan teriak-teriak lagi."],
    ["dia ga usah ikut campur urusan dapur", "", "Tolong nggak usah ikut campur urusan dapur."],
    ["supaya dia lebih peka", "", "Aku minta kamu lebih peka."],
    ["mau minta maaf", "", "Aku minta maaf."],
  ])("%s", (told, called, said) => expect(spokenRequest(told, called)).toBe(said));

  test.each([
    "Tolong kabari kalau telat.",
    "Aku belum butuh jawaban. Tolong didengar dulu sampai aku selesai.",
    "Nggak harus dijawab hari ini. Kita pikirin dulu, nanti ngobrol lagi.",
    "Aku berharap direstui, dan aku siap nunggu kalau itu butuh waktu.",
  ])("a sentence that asks already stays as it is: %s", (told) => expect(spokenRequest(told, "")).toBe(told));

  test("what no sentence fits stays a place with the member's words", () =>
    expect(spokenRequest("gaji suami dikasih setengah ke aku", "")).toMatch(
      /^\(isi .*gaji suami dikasih setengah/,
    ));
});

describe("a talk is asked for without its verdict", () => {
  test.each([
    ["uang bulanan", "uang bulanan"],
    ["jam pulangnya", "jam pulang"],
    ["uang belanja yg selalu kurang", "uang belanja"],
    ["perilaku Raka di kelas", "perilaku Raka di kelas"],
    ["kebiasaan merokok dia", "kebiasaan merokok"],
    ["hubungan kita", "hubungan kita"],
  ])("%s may be named", (told, named) => expect(neutralTopic(told)).toBe(named));

  test.each([
    "chat sm mantannya yg disembunyiin dr aku",
    "dia sering pulang malam",
    "judi slot",
    "ga pernah bantu",
    "gaji suami",
    "bohong soal gaji",
  ])("%s may not", (told) => {
    expect(neutralTopic(told)).toBeUndefined();
    expect(openingLine(told, "")).toBe("Ada yang mau aku omongin. Kalau nanti malam, bisa?");
  });

  test("the day of what happened stands in its place", () =>
    expect(openingLine("judi slot", "hari minggu kemarin gajinya habis")).toContain(
      "soal yang hari Minggu kemarin.",
    ));

  test("“tiap hari senin” is no day of something that happened", () =>
    expect(openingLine("ga pernah bantu", "tiap hari senin aku nyuci sendiri")).not.toContain("Senin"));
});

describe("what was seen", () => {
  test.each([
    [
      "ada notif dari mantannya\nhpnya dibalik terus",
      "Aku lihat ada notif dari mantan kamu. Aku lihat hp kamu dibalik terus.",
    ],
    [
      "dia menelepon seseorang sampai tengah malam",
      "Aku dengar kamu menelepon seseorang sampai tengah malam.",
    ],
    ["belum ada", ""],
  ])("%s", (told, said) => expect(seenText(told)).toBe(said));

  test("an owner who may be somebody else stays", () =>
    expect(toldDeed("kemarin Raka dorong temannya", "")).toBe("Kemarin Raka dorong temannya."));
});

describe("a leave", () => {
  test.each([
    ["mengantar ibu berobat", ", karena mengantar ibu berobat"],
    ["krn adik nikah di Garut", ", karena adik nikah di Garut"],
    ["acara keluarga", ", karena ada acara keluarga"],
    ["mau nikah", ", karena akan nikah"],
    ["", ""],
  ])("reason “%s”", (told, said) => expect(leaveReason(told)).toBe(said));

  test.each([
    [
      "yg gantiin sy si yudi grup B dia udh mau",
      "Selama itu pekerjaan saya dipegang Yudi grup B, dan sudah bersedia.",
    ],
    ["kerjaan dipegang yudi grup B", "Selama itu pekerjaan saya dipegang Yudi grup B."],
    ["laporan harian dipegang Dita", "Selama itu laporan harian dipegang Dita."],
    ["dititip ke Mbak Sri", "Selama itu pekerjaan saya dipegang Mbak Sri."],
    ["gantian sm Tegar, dia udh mau", "Selama itu saya gantian dengan Tegar, dia udah mau."],
    ["ga ada", ""],
  ])("%s", (told, said) => expect(leaveCover(told)).toBe(said));
});

test.each([
  ["mamak", "mamak", "bapak", "Mamak dulu"],
  ["Ayah", "ibu", "ayah", "Ayah dulu"],
  ["Mama", "mama", "", ""],
  ["Kak Rina", "", "", ""],
])("who is told first: %s", (first, mother, father, said) =>
  expect(tellingOrder(first, mother, father)).toContain(said),
);
