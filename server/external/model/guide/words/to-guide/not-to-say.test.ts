import { describe, expect, test } from "vitest";
import { textOrders } from "./about-the-text.ts";
import { joinedPieces, piecesOf } from "./pieces.ts";

/* What a member tells the guide not to say, and what the reader is asked not to tell. */

const ordersIn = (text: string, isOfRequests = true) => {
  const found = textOrders(piecesOf(text), { isForSomebody: true, isOfRequests });
  return found && { kept: joinedPieces(found.kept), unwritten: found.unwritten };
};

describe("what is not to be said", () => {
  test.each([
    ["mau bimbingan minggu depan\noh iya jangan bilang soal begadang nah", "mau bimbingan minggu depan"],
    ["mau izin 2 hari. oiya ojo disebut soal sakitku yo mas", "mau izin 2 hari"],
    ["mau izin 2 hari, nda usah tulis yang soal mabuk", "mau izin 2 hari"],
    ["mau minta maaf\nmasalah pinjol jang dibilang kak", "mau minta maaf"],
    ["pesanan telat. oh ya jan disabuik soal suami den", "pesanan telat"],
    ["nyuwun izin. eta mah soal hutang ulah disebut nya", "nyuwun izin"],
  ])("%s: goes, in any region's words", (text, kept) =>
    expect(ordersIn(text)).toEqual({ kept, unwritten: undefined }),
  );

  test.each([
    ["gaji telat 2 bulan\naku sungkan, jgn kesannya serakah ya", "gaji telat 2 bulan"],
    ["gaji telat, aku isin, ojo koyo ngemis yo", "gaji telat"],
    ["uangnya kapan balik. biar ga kesannya nagih", "uangnya kapan balik"],
    ["aku ga nyuruh berhenti, jangan sampai dia mikir gitu", "aku ga nyuruh berhenti"],
    ["jadwalnya pindah. biar dia ga ngerasa disalahin ya kak", "jadwalnya pindah"],
  ])("%s: how it must not sound goes", (text, kept) => expect(ordersIn(text)?.kept).toBe(kept));

  test("what speaks of it elsewhere in the answer goes too, and is named", () => {
    const text =
      "minta maaf telat\nsemalam main judi online\nmau bimbingan\noh iya jangan sebut soal judi nah";
    expect(ordersIn(text)).toEqual({
      kept: "minta maaf telat\nmau bimbingan",
      unwritten: "semalam main judi online",
    });
  });

  test("an answer that speaks of nothing else stays", () =>
    expect(ordersIn("gajiku telat. oh iya jangan bilang soal gajiku kak")?.kept).toBe("gajiku telat"));

  test.each([
    "jangan telat lagi ya Pak",
    "tolong jangan cerita soal ini ke mama ya",
    "jangan bilang soal ini ke siapa siapa",
    "jangan bilang kalau mau pergi dadakan lagi",
    "soal ibuku ga usah dibahas lagi ya",
    "jangan kesannya bapak pilih kasih",
    "jangan sampai dia mikir kita berantem",
    "jangan marah marah di depan anak anak",
    "ga usah cerita kalau ga pengen",
  ])("%s: is for the reader, and stays", (text) => expect(ordersIn(text)).toBeUndefined());
});
