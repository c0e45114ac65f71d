import { describe, expect, test } from "vitest";
import { speechPointsIn } from "./speech-points.ts";

describe("what a speech is to say", () => {
  test.each<[string, string[]]>([
    [
      "pidato pembuka 1 menit gitu, yg ngomongin kita kerja sejajar dulu, tiket bakal gw bagi rata, dan gw minta saling hargain",
      ["kita kerja sejajar dulu", "tiket bakal gw bagi rata", "gw minta saling hargain"],
    ],
    [
      "sambutan singkat dong buat rapat RT, isinya terima kasih sudah datang, iuran naik 5 ribu, kerja bakti minggu depan",
      ["terima kasih sudah datang", "iuran naik 5 ribu", "kerja bakti minggu depan"],
    ],
    [
      "pidato 2 menit: target bulan ini, libur lebaran, dan makasih buat yang lembur",
      ["target bulan ini", "libur lebaran", "makasih buat yang lembur"],
    ],
    ["mau pidato di depan tim besok, isinya target sama libur, jangan kepanjangan", ["target", "libur"]],
    ["tolong bikinin kata pembuka soal kedisiplinan", ["kedisiplinan"]],
    [
      "pidato pembuka, bilang kalau kita mulai dari nol lagi dan saya minta semua jujur. yang santai ya",
      ["kita mulai dari nol lagi", "saya minta semua jujur"],
    ],
    [
      "sambutan nikahan adek, nyampein doa buat mereka, makasih tamu, sama maaf kalau hidangan kurang. tolong yang sopan",
      ["doa buat mereka", "makasih tamu", "maaf kalau hidangan kurang"],
    ],
  ])("%s", (text, points) => expect(speechPointsIn(text)?.split("\n")).toEqual(points));

  test.each([
    "bikinin sambutan singkat dong",
    "isinya apa aja sih sambutan itu?",
    "gw disuruh kasih sambutan tapi gatau isinya apa",
    "pidato pembuka tentang apa ya yang bagus",
    "mau ngomongin gaji sama bos, tiket dibagi rata",
    "bilang ke dia kalau aku capek, dan aku minta dihargai",
    "sambutan buat rapat, 2 menit aja, yang sopan",
  ])("is not named in: %s", (text) => expect(speechPointsIn(text)).toBeUndefined());
});
