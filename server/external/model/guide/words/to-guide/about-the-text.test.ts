import { describe, expect, test } from "vitest";
import { textOrders } from "./about-the-text.ts";
import { questionsIn } from "./asks-guide.ts";
import { joinedPieces, piecesOf } from "./pieces.ts";

const ordersIn = (text: string, isOfRequests = false, isForSomebody = true) => {
  const found = textOrders(piecesOf(text), { isForSomebody, isOfRequests });
  return found && { kept: joinedPieces(found.kept), unwritten: found.unwritten };
};

describe("an order about the text", () => {
  test.each([
    ["uangnya buat berobat, tapi jang tulis itu e", "uangnya buat berobat"],
    ["kulo nyuwun ngapunten, ojo ditulis sing perkara duit yo mas", "kulo nyuwun ngapunten"],
    ["ulun handak pindah, kada usah ditulis alasannya lah", "ulun handak pindah"],
    ["sa minta libur 2 hari. urusan adat jang dimasukan di surat", "sa minta libur 2 hari"],
    ["anak sakit. yg lain gausah dicantumin", "anak sakit"],
    ["mau nabung nikah, rahasia ya jgn masukin ke pesan", "mau nabung nikah"],
    ["listrik naik. nama bosnya jangan disebut, malu aku", "listrik naik"],
  ])("%s", (text, kept) => expect(ordersIn(text)).toEqual({ kept, unwritten: undefined }));

  test.each([
    ["gaji telat, tong ditulis nya", "", "gaji telat"],
    ["anak sakit. ibu juga, tapi itu jgn ditulis", "anak sakit", "ibu juga"],
    ["anak sakit, suami nganggur tp jgn dimasukin ya", "anak sakit", "suami nganggur"],
    ["gaji telat. jangan ditulis di suratnya, nanti dipecat", "", "gaji telat"],
  ])("%s: what stands before is not to be written", (text, kept, unwritten) =>
    expect(ordersIn(text)).toEqual({ kept, unwritten }),
  );

  test.each([
    "barang pecah 3, jangan lupa dicatat di buku",
    "tolong jangan dibahas lagi di depan anak",
    "jangan bawa-bawa nama ibuku kalau kita ribut",
    "aku ga mau namaku disebut di grup",
    "surat ini jangan ditunjukkan ke siapa siapa ya pak",
    "mohon jangan ditulis merah di rapor anak saya",
    "yang belum bayar jangan dimasukin ke daftar",
    "pesan jangan dibalas malam2",
    "dia bilang “jangan ditulis ya”",
    "jangan ditulis dulu gimana?",
  ])("%s is none", (text) => expect(ordersIn(text)).toBeUndefined());

  test("a request or a rule may itself forbid to name somebody", () => {
    expect(ordersIn("nama saya jangan disebut waktu upacara", true)).toBeUndefined();
    expect(ordersIn("barang rusak jangan ditulis di buku merah", true)).toBeUndefined();
    expect(ordersIn("saya minta libur. sakit saya jangan disebut, malu", true)?.kept).toBe(
      "saya minta libur",
    );
  });
});

const asked = (text: string, may: "anything" | "spoken" | "questions", called?: string) => {
  const found = questionsIn(piecesOf(text), { may, called });
  return found && joinedPieces(found.kept);
};

describe("a question to the guide", () => {
  test.each([
    ["bayarannya telat dua minggu. ini wajar ndak sih mas?", "bayarannya telat dua minggu"],
    ["tolong dibalikin minggu ini. btw kalau dia blokir aku gimana?", "tolong dibalikin minggu ini"],
    ["yang protes banyak. enaknya aku jawab apa ya kak", "yang protes banyak"],
    ["stok habis terus. oiya ini bagusnya dikirim pagi atau malam?", "stok habis terus"],
    ["alamatnya di jalan melati. tadi udah dicatet kan?", "alamatnya di jalan melati"],
    ["sudah 3 kali telat. apa saya sebut tanggalnya atau jangan?", "sudah 3 kali telat"],
  ])("among words to be said: %s", (text, kept) => expect(asked(text, "spoken")).toBe(kept));

  test.each([
    "kangen masakan ibu. ibu sehat kan? udah makan?",
    "kamu mau nggak ketemu sabtu? aku traktir",
    "pak, apakah bisa saya ambil rapor hari senin?",
    "boleh minta tolong jemput jam 5? aku lembur",
    "apakah masih bisa di angka 6 juta kak? portofolio saya lampirkan",
    "aku sering mikir, apa aku mati aja ya? aku capek",
  ])("%s is put to the reader or to oneself", (text) => expect(asked(text, "spoken")).toBeUndefined());

  test("the title of the reader is no address of the guide", () => {
    expect(asked("proyeknya beres. revisinya yang mana mbak?", "spoken", "Mbak Rini")).toBeUndefined();
    expect(asked("proyeknya beres. revisinya yang mana mbak?", "spoken", "Pak Joko")).toBe("proyeknya beres");
  });

  test("where nothing is said to anybody, all that asks is for the guide", () => {
    expect(asked("anaknya sakit. apa beta musti kasi surat dokter kah?", "anything")).toBe("anaknya sakit");
    expect(asked("anaknya sakit. dia nanya “kapan pulang?”", "anything")).toBeUndefined();
  });

  test("where questions are asked for, only one about the guide's own notes is", () => {
    expect(asked("obatnya diminum kapan? boleh puasa?", "questions")).toBeUndefined();
    expect(asked("obatnya diminum kapan? yang tadi udah kecatat belum?", "questions")).toBe(
      "obatnya diminum kapan?",
    );
  });
});
