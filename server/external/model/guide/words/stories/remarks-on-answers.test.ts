import { describe, expect, test } from "vitest";
import { conversation, last } from "#server/test/guide-conversation.ts";
import { isAboutAnswer, withoutMisread } from "./remarks-on-answers.ts";

const complaints = [
  "lah aku lg crita soal gagal jd ibu malah dijawab kebijakan privasi 😅",
  "jwbannya random",
  "jawabanmu kok gitu mulu sih",
  "kok jawabannya template semua ya, gaje",
  "aku kan lagi curhat kok malah ditawarin surat",
  "balesannya ga nyambung",
  "ga nyambung bgt sih",
  "ora nyambung blas",
  "gw lg cerita malah disuruh pencet tombol",
  "jawabane ngawur",
  "nyambungnya kemana coba",
  "kok malah bahas privasi",
  "kita lagi carita eh malah ditanya itu",
  "abdi nuju curhat naha ngajawab privasi",
  "padahal aku cuma mau cerita malah dikasih nomor 119",
  "lah knp muncul nomor darurat",
  "kok keluar kartu bantuan",
];

describe("a complaint about an answer in the middle of a story", () => {
  test.each(complaints)("%s", (text) => expect(withoutMisread(text)).toBe(""));

  test.each(complaints)("%s: an apology and an invitation, and no part of the story", (text) => {
    const led = last("wellbeing", ["aku mau cerita aja", "aku ngerasa gagal jadi ibu", text]);
    expect(led?.text).toMatch(/[Mm]aaf/);
    expect(led?.text).toMatch(/lanjut|terus/);
    expect(led?.text).not.toContain("“");
    expect(led?.state.told).not.toContain(text);
    expect(led?.state.listening).toBe(true);
  });

  test.each([
    "aku curhat ke suami malah dijawab gitu aja kok nangis",
    "kemarin aku cerita soal bayi malah dijawab jangan manja",
    "dia malah jawab terserah",
    "jawaban suamiku cuma gitu doang",
    "aku sama dia udah ga nyambung",
    "bosku kalau ditanya jawabannya aneh",
    "kenapa sih aku ditanya kapan nikah mulu",
    "mertuaku malah nyuruh aku berhenti kerja",
    "aku gagal lagi",
    "mama tuh baik tapi kalo aku curhat malah dijawab jangan deket2 dia",
    "aku jawab salah sambung",
    "jawaban gw suka muter2 kalo grogi",
    "tapi guyonane aku gak nyambung",
    "saya tanya kenapa, dijawab nanti",
    "kok nomor darurat ga diangkat",
    "kenapa nomor polisi ga bisa dihubungi dari tadi",
    "aku telpon 119 malah disuruh nunggu",
    "aku cerita soal om yang suka megang aku malah disuruh diem",
    "tiap aku cerita malah disuruh diem",
    "aku lagi cerita, malah disuruh diem, padahal tiap malem aku nangis",
    "di puskesmas malah ditanya kapan nikah, padahal aku lebam",
    "ke puskesmas malah disuruh pulang",
  ])("%s is a part of it", (text) => {
    expect(isAboutAnswer(text)).toBe(false);
    expect(withoutMisread(text)).toBeUndefined();
  });

  test("three words beside a complaint stay in the story, and somebody who is asked for is named", () => {
    const story = ["aku mau cerita aja", "suamiku berubah sejak nikah"];
    const kept = last("relationships", [...story, "jawabannya template. anakku ikut dikunciin"]);
    expect(kept?.state.told.join()).toContain("anakku ikut dikunciin");
    const asked = last("relationships", [...story, "jawabannya ngaco. bisa ngomong sama psikolog beneran?"]);
    expect(asked?.text).toContain("Bantuan");
  });

  test("beside more of the story only that is left out", () => {
    const text =
      "ok jwbannya random. gpp. aku cuma ngerasa gagal jd ibu aja sih, liat ig orang lain kok bayinya gendut2";
    const led = last("wellbeing", ["aku mau cerita aja", "baru lahiran 4 bulan", text]);
    expect(led?.text).toMatch(/Maaf/);
    expect(led?.text).toContain("“aku cuma ngerasa gagal jd ibu aja sih”");
    expect(led?.state.told.join()).not.toContain("random");
  });

  test("no sentence comes twice", () => {
    const leds = conversation("wellbeing", ["aku mau cerita aja", "aku sedih", ...complaints.slice(0, 5)]);
    const said = leds.flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/));
    const long = said.filter((one) => one.split(" ").length > 3);
    expect(long.filter((one, at) => long.indexOf(one) < at)).toEqual([]);
  });
});
