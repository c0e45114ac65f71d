import { describe, expect, test } from "vitest";
import { speakingTo } from "#server/external/model/guide/document/address/address-wish.ts";
import { addressedTo } from "#server/external/model/guide/document/address/addressed.ts";
import { inRegister } from "#server/external/model/guide/document/address/register.ts";
import { plainly } from "./plain-text.ts";

/* Units, and words of standard Indonesian that look like shorthand, stand in a text for somebody else as they are. */

const toSomebody = (text: string): string =>
  speakingTo(inRegister(plainly(text, "formal"), "formal", "Bapak"), "Bapak", true);
const toFriend = (text: string): string => plainly(text, "casual");

describe("a unit is nobody", () => {
  test.each([
    "jaraknya 38 km dari rumah",
    "jaraknya 38km",
    "kecepatan 60 km/jam, jalan tol km 57",
    "sepuluh km, puluhan km, berapa km",
    "upah Rp2.000 per km, harga rp2500",
    "beras 5 ku, kain 2 m, gula 5 g, minyak 3 l",
    "sudah 2 lo",
  ])("%s", (text) => {
    expect(toSomebody(text)).toBe(text);
    expect(toFriend(text)).toBe(text);
  });

  test.each([
    ["km telat 2 kali", "Bapak telat 2 kali", "kamu telat 2 kali"],
    ["kemarin jam 9 km datang", "kemarin jam 9 Bapak datang", "kemarin jam 9 kamu datang"],
    ["tgl 5 km janji", "tanggal 5 Bapak janji", "tanggal 5 kamu janji"],
    ["km 3 kali bolos", "Bapak 3 kali bolos", "kamu 3 kali bolos"],
  ])("but %s is said to somebody", (text, polite, casual) => {
    expect(toSomebody(text)).toBe(polite);
    expect(toFriend(text)).toBe(casual);
  });

  test("a length does not hide of whom a text speaks", () =>
    expect(addressedTo("dia jalan 38 km", "Bapak")).toBe("Bapak jalan 38 km"));

  test("sheets are counted", () =>
    expect(toFriend("10 lbr kertas, besok lbr")).toBe("10 lembar kertas, besok libur"));
});

describe("a whole word stays", () => {
  test.each([
    "sebagian anggota memasukkan barang",
    "masukkan nama, naikkan harga, mintakan izin",
    "fakultas kedokteran, tenaga pppk golongan iii",
    "krim wajah dan es krim",
    "plang nama toko",
    "para hadirin, alat make up",
    "warna oranye untuk kirana",
    "air membeku, dia bertamu, penemu, menjamu, terpaku",
    "pulau Maluku",
  ])("%s", (text) => {
    expect(toSomebody(text)).toBe(text);
    expect(toFriend(text)).toBe(text);
  });

  test.each([
    ["jmputan, motorny, bgttt, capeeek", "jemputan, motornya, banget, capek"],
    ["tolong krim barangnya, mau plang kampung", "tolong kirim barangnya, mau pulang kampung"],
    ["titip bu henny dan bli made", "titip Bu Henny dan bli made"],
    ["sbgian pesanan sbg contoh", "sebagian pesanan sebagai contoh"],
  ])("but %s is shorthand", (text, full) => expect(toFriend(text)).toBe(full));

  test.each([
    ["cara ngomongnya, dia nunjukin foto", "cara bicaranya, dia menunjukkan foto"],
    ["sudah ditawarin dan dibacain", "sudah ditawarkan dan dibacakan"],
  ])("verbs of a chat: %s", (text, full) => expect(toSomebody(text)).toBe(full));
});
