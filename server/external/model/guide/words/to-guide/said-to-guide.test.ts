import { describe, expect, test } from "vitest";
import { saidToGuide } from "./said-to-guide.ts";

describe("words for the guide inside words for somebody else", () => {
  test.each([
    [
      "motornya jgn parkir di depan pager, jgn sampe dia tersinggung ya, mbak yuni tuh orangnya gampang baper",
      "motornya jgn parkir di depan pager",
    ],
    ["Saya tidak minta apa apa mas, hanya minta maaf saja.", ""],
    ["aku ga bisa dateng. bikin yg halus ya", "aku ga bisa dateng."],
    ["uangnya buat bayar kos, jangan terlalu kaku ya kak", "uangnya buat bayar kos"],
    ["aku mau pindah kos\nbiar dia ga salah paham ya", "aku mau pindah kos"],
    ["gausah dicantumin mas", ""],
  ])("%s leaves %s", (text, rest) => expect(saidToGuide(text, true, "Mbak Yuni")?.rest).toBe(rest));

  test.each([
    [
      "ya jualan, catat stok, sm bikin laporan harian. emang kenapa tanya tugas? kan pertanyaannya knp resign",
      "ya jualan, catat stok, sm bikin laporan harian.",
    ],
    ["gw jaga kasir. emang satu doang ya bolehnya?", "gw jaga kasir."],
    ["emang harus ya tanggalnya", ""],
  ])("questions about the questions, at any step: %s", (text, rest) =>
    expect(saidToGuide(text, false)?.rest).toBe(rest),
  );

  test.each([
    ["jangan sampe kamu tersinggung ya", "Rina"],
    ["jangan sampe pelanggan marah lagi", "Rina"],
    ["tolong bikin laporan yang rapi ya", "Rina"],
    ["tolong jangan kasar lagi sama aku", "Rina"],
    ["kenapa dia tanya gaji terus? aku malu", "Rina"],
    ["anaknya gampang tersinggung, jadi tolong ditemani", "Bu Tuti"],
    ["gak usah bawa apa apa mas", "Rina"],
    ["Saya tidak minta apa apa mas, hanya minta maaf saja.", "Mas Budi"],
    ['tak tanya "kok gini pak"', "Bu Rina"],
    ["kan sudah saya tanyakan ke HRD", "Bu Rina"],
    ["emang dia boleh gitu ya sama aku", "Bu Rina"],
  ])("%s (to %s) stays", (text, called) => expect(saidToGuide(text, true, called)).toBeUndefined());
});
