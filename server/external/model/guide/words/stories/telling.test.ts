import { describe, expect, test } from "vitest";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";
import { refusedIn, wantsNoSteps, wantsToTell } from "./telling.ts";

const telling = [
  "pen cerita aja dlu",
  "gw blg cerita",
  "mau didengerin aja",
  "jgn suruh aku latihan",
  "pgn curhat doang",
  "gw cuma pgn cerita",
  "aku cuma butuh didengerin",
  "gausah kasih solusi",
  "ga butuh saran",
  "jgn kasih langkah2",
  "ngapain sih latihan2, gw mau cerita",
  "dengerin aja dulu",
  "dengerin gw dong",
  "gamau langkah langkah",
  "skrg aku mau cerita",
  "mending cerita aja deh",
  "cerita aja boleh ga",
  "boleh curhat ga kak",
  "bisa curhat di sini gak",
  "aku pengin ngobrol aja",
  "gw mo curhat",
  "saya hanya ingin didengarkan",
  "tidak usah dikasih tugas",
  "ga mau disuruh2",
  "stop nyuruh2 gw",
  "udah dibilang mau cerita",
  "kan gw bilang cerita",
  "nggak usah tips",
  "cuman mau ngeluarin isi hati",
  "cerita dlu ya kak",
  "aku lagi pengen cerita",
  "jgn suruh latihan napas atau langkah2",
  "gw ga minta saran",
  "gk butuh nasehat, butuh didengerin",
  "temenin ngobrol dong",
  "pengen sambat wae",
  "tak cerita sik yo",
  "numpang curhat min",
  "Saya cuma ingin bercerita, Bu.",
  "aku mau cerita. jangan dikasih langkah dulu ya",
  "ih gw maunya cerita",
  "cerita aja ah",
];

describe("a member who wants to tell something", () => {
  test.each(telling)("%s: outside of a flow", (text) => {
    expect(wantsToTell(text)).toBe(true);
    const led = last("relationships", ["aku berantem sama pacar", text]);
    expect(led?.state).toMatchObject({ listening: true });
    expect(led?.text).toMatch(/cerita|tulis/i);
    expect(labels(led).join()).not.toMatch(/Pilah|Siapkan|Buat kesepakatan/);
  });

  test.each(telling)("%s: in a flow", (text) => {
    const led = last("relationships", ["tolong bikinin pesan putus", "Tulis pesan putus baik-baik", text]);
    expect(led?.state.listening).toBe(true);
    expect(led?.state.flow).toBeUndefined();
  });

  test.each([
    "aku mau cerita ke mama soal pindah jurusan",
    "gimana cara cerita ke suami",
    "aku udah cerita ke ibu",
    "ga mau cerita",
    "dia ga pernah dengerin aku",
    "aku mau dia dengerin aku",
    "kan aku udah cerita di awal",
    "jangan suruh anak latihan tiap hari",
    "aku ga mau latihan wawancara sendirian",
    "bos nyuruh lembur terus",
    "langkah pertama apa",
    "saya dengerin dulu, minta maaf, trus panggil kepala toko",
    "ngobrol dulu, mentok ya manggil bokap",
    "suamiku jangan disuruh kerja terus",
  ])("%s is something else", (text) => expect(wantsToTell(text)).toBe(false));
});

describe("what a member does not want is not offered", () => {
  test.each([
    ["ngapain nulis pesan putus", "nulis pesan putus"],
    ["gw ga mau nulis surat", "nulis surat"],
    ["knp gw yg minta maaf anjg 😂 udahlah", "minta maaf anjg udahlah"],
  ])("%s", (text, what) => expect(refusedIn(text)).toEqual([what]));

  test.each([
    "ga mau ribut lagi sama suami gimana ngomongnya",
    "aku ga bisa tidur",
    "jangan lupa beli obat",
    "aku ga mau latihan wawancara sendirian",
  ])("%s refuses nothing", (text) => expect(refusedIn(text)).toEqual([]));

  test("“ngapain nulis pesan putus” keeps that flow from every later answer", () => {
    const leds = conversation("relationships", [
      "gw mau putus sama pacar",
      "ngapain nulis pesan putus",
      "gw capek sama pacar gw, mau putus",
      "Pilih langkah",
      "putus itu berat",
      "dia selingkuh, gw mau putus aja",
    ]);
    for (const led of leds.slice(1)) expect(labels(led)).not.toContain("Tulis pesan putus baik-baik");
  });

  test("“jgn suruh latihan napas atau langkah2” leaves only telling", () => {
    expect(wantsNoSteps("jgn suruh latihan napas atau langkah2")).toBe(true);
    const leds = conversation("wellbeing", [
      "gw panik banget akhir2 ini",
      "jgn suruh latihan napas atau langkah2",
      "bos gw marahin gw di depan orang",
      "gw pgn nonjok sumpah wkwk",
      "gw diem aja waktu itu",
      "trus gw pulang dan nangis",
      "besoknya gw ga masuk",
    ]);
    for (const led of leds.slice(1)) {
      expect(led.state.listening).toBe(true);
      for (const { id } of led.choices) expect(["note", "letter", "enough"]).toContain(id);
    }
  });
});
