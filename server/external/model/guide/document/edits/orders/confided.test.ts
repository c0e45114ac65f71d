import { describe, expect, test } from "vitest";
import { documentOf, last } from "#server/test/guide-conversation.ts";

const reply = [
  "Balas pelanggan sulit",
  "Balas pelanggan sulit",
  "Protes, padahal sesuai",
  "lipstik matte no 3",
  "warna bisa beda tipis karena cahaya",
  "boleh tukar, ongkir dari Kakak, tapi saya sepi orderan",
];
const made = (text: string): string => documentOf("business", [...reply, text]);
const told = (text: string): string => last("business", [...reply, text])?.text ?? "";

describe("what was told to the guide alone and stands in the text", () => {
  test.each([
    "eh kok ada sepi orderan nya sih kak itu kan aku curhat ke kakak bukan buat dikirim ke customer. jgn ditulis dong",
    "lah kok sepi orderan nya ikut ketulis, itu cuma curhat gw ke lu",
    "yg sepi orderan kok masuk juga, kan itu saya ngomong ke mbak",
    "kok ditulis sepi orderan, hapusin dong",
    "soal sepi orderan itu kok ikut masuk min? itu kan aku cerita ke mimin aja",
    "kenapa ada yg sepi orderan? bukan buat dia itu",
    "bagian sepi orderan jangan ditulis, itu curhatanku doang",
  ])("%s", (text) => {
    const shown = made(text);
    expect(shown).not.toMatch(/sepi orderan|curhat|tetapi saya/i);
    expect(shown).toContain("Yang bisa saya bantu: boleh tukar, ongkir dari Kakak.");
    expect(told(text).match(/^Maaf/gm)).toHaveLength(1);
  });

  test("gives way to the words that are given instead", () => {
    const shown = made("yg soal sepi orderan jgn ditulis kak. tulis aja kalau barang masih tersegel");
    expect(shown).toContain("boleh tukar, ongkir dari Kakak, kalau barang masih tersegel.");
    expect(shown).not.toContain("sepi orderan");
  });

  test.each(["kok mahal ongkirnya ya kak", "kok ada ongkirnya", "customer itu curhat ke aku soal warnanya"])(
    "“%s” takes nothing out",
    (text) => expect(made(text)).toContain("sepi orderan"),
  );
});

test("a dependent clause goes by one word of it", () => {
  const chat = ["Tulis pesan atau surat", "Tulis pesan atau surat", "Sinta", "Chat yang santai"];
  const texts = [
    ...chat,
    "aku ga dateng karena malu, aku nyesel",
    "lewati",
    "lewati",
    "jgn kasi masuk kata malu nya",
  ];
  expect(documentOf("relationships", texts)).toContain("Aku nggak dateng, aku nyesel.");
});

test("what was said beside the quoted words goes with them", () => {
  const chat = ["Tulis pesan atau surat", "Tulis pesan atau surat", "Tika", "Chat yang santai"];
  const pasted =
    "tambahin: Lah bukan ini min, ini cuma cerita gw ke lu. Bantuin susun kata-katanya dong. gw kangen";
  const texts = [...chat, "gw minta maaf", "lewati", "lewati", pasted];
  const shown = documentOf("relationships", [
    ...texts,
    "yg 'lah bukan ini min' kok masuk jg, kan itu gw ngomong ke lu",
  ]);
  expect(shown).toContain("Gw kangen.");
  expect(shown).not.toMatch(/bukan ini|cerita gw|susun/i);
});
