import { describe, expect, test } from "vitest";
import type { Field } from "#server/external/model/guide/flow.ts";
import { last } from "#server/test/guide-conversation.ts";
import { answers } from "./answers.ts";
import { findAnswer, isNeeded } from "./find-answer.ts";
import { isAboutOthers } from "./persons-asked.ts";
import { sharedWith } from "./shared-words.ts";

const foundFor = (field: Field, text: string, flow?: string): string | undefined => {
  const found = findAnswer(text, { flow, near: [], field });
  return found && isNeeded(found.answer, [text]) ? found.answer.id : undefined;
};
const answerOf = (id: string) => {
  const found = answers.find((one) => one.id === id);
  if (!found) throw new Error(`no answer is called ${id}`);
  return found;
};

describe("an answer has to share what is asked, and of whom", () => {
  test.each([
    ["ngomong-ke-ibu", "emg salah ya kalo aku nolak adik sendiri", true],
    ["ngomong-ke-ibu", "ibu maksa aku bantu adik, jawab apa", false],
    ["habis-bentak-anak", "istri tadi pagi aku bentak", true],
    ["habis-bentak-anak", "suamiku kubentak semalam", true],
    ["habis-bentak-anak", "anakku kubentak semalam", false],
    ["habis-bentak-anak", "nyesel abis bentak", false],
    ["ketemu-camer", "pertama ketemu ortu pacar bawa apa", false],
    ["mertua-ikut-campur", "temen kos ikut campur urusanku", true],
  ])("%s, %s", (id, question, isOther) => expect(isAboutOthers(answerOf(id), question)).toBe(isOther));

  test("one topic word in common is too little", () => {
    const own = sharedWith(answerOf("tangan-gemetar"), "tanganku gemeteran pas megang mic");
    const other = sharedWith(answerOf("kasbon-karyawan"), "tanganku gemeteran pas megang mic");
    expect(own).toBeGreaterThan(0.9);
    expect(other).toBeLessThan(0.4);
  });

  test.each<[Field, string, string | undefined, string]>([
    ["wellbeing", "gaada tangan gemeter ya? itu yg paling duluan", "tenang-sekarang", "wajar-cemas"],
    ["career", "oiya ini suratnya ke HRD apa ke bos langsung ya?", "surat-resign", "bos-marah-resign"],
    ["relationships", "tp emg salah ya kalo aku nolak adik sendiri?", "tolak-pinjaman", "ngomong-ke-ibu"],
    ["career", "wajar gak angkanya? umumnya naik berapa persen", "bicara-gaji", "tak-punya-angka"],
    ["leadership", "bagi tugas panitia enaknya gimana ya", "delegasi", "piket-ga-jalan"],
  ])("%s: %s", (field, text, flow, wrong) => expect(foundFor(field, text, flow)).not.toBe(wrong));
});

describe("a question that the library knows", () => {
  test.each<[Field, string | undefined, string, string]>([
    ["career", "bicara-gaji", "naik dari 6,5 ke 8 juta wajar gak sih", "kenaikan-wajar"],
    ["career", "bicara-gaji", "kenaikan 23 persen wajar gak, umumnya berapa persen", "kenaikan-wajar"],
    ["career", "surat-resign", "suratnya ditujukan ke siapa?", "surat-resign-ke-siapa"],
    ["career", "surat-resign", "surat resignnya dikasih ke bos atau ke hrd dulu", "surat-resign-ke-siapa"],
    ["career", "rencana-belajar", "skripsi gw mandek, bingung mulai dari mana", "skripsi-mulai-mana"],
    ["relationships", "tolak-pinjaman", "salah ya kalo aku nolak adik sendiri", "egois-nolak"],
    [
      "leadership",
      "briefing-tim",
      "kalo ada yang protes keras waktu rapat, saya jawab apa",
      "tim-protes-kabar",
    ],
    [
      "business",
      "daftar-utang",
      "paylater yang telat bunganya jalan, harusnya itu dulu kan?",
      "pinjol-urutan-telat",
    ],
    ["business", undefined, "mending buka lapak kedua ga ya", "buka-lapak-kedua"],
    [
      "wellbeing",
      "tenang-sekarang",
      "yang gemetar tanganku, yang cocok buat tangan yang mana?",
      "tangan-gemetar",
    ],
    [
      "wellbeing",
      "tenang-sekarang",
      "di depan kelas masa angkat bahu, malu dong diliatin?",
      "tenang-tanpa-terlihat",
    ],
    ["wellbeing", "marah-dulu", "istri tadi pagi kubentak, minta maafnya gimana", "habis-bentak-pasangan"],
    [
      "relationships",
      "bilang-ke-keluarga",
      "calon mertua minta uang lamaran 50 juta, ngomongnya gimana",
      "uang-lamaran",
    ],
  ])("%s, in %s: %s", (field, flow, text, id) => expect(foundFor(field, text, flow)).toBe(id));

  test.each<[Field, string | undefined, string]>([
    ["career", "rencana-belajar", "bingung mulai dari mana ya"],
    ["business", "untung-bulanan", "lapaknya buka jam berapa ya"],
    ["career", "surat-resign", "suratnya sudah jadi belum"],
    ["business", "daftar-utang", "telat 3 hari"],
    ["relationships", "undangan-acara", "undangannya ditujukan ke siapa"],
  ])("%s, in %s: %s gets none of them", (field, flow, text) =>
    expect([
      "skripsi-mulai-mana",
      "buka-lapak-kedua",
      "surat-resign-ke-siapa",
      "pinjol-urutan-telat",
    ]).not.toContain(foundFor(field, text, flow)),
  );

  test("also where a list of figures is asked for, if the whole message is that question", () => {
    const led = last("business", [
      "mau susun daftar utang",
      "Susun daftar utang",
      "Tidak ada",
      "lho paylaternya kan telat 3 hari, bunga jalan, harusnya itu dulu dong?",
    ]);
    expect(led?.text).toMatch(/^Yang sudah telat dan dendanya bertambah/);
    expect(led?.state.flow?.filled.utang).toBeUndefined();
  });
});
