import { describe, expect, test } from "vitest";
import type { Field } from "#server/external/model/guide/flow.ts";
import { conversation, last } from "#server/test/guide-conversation.ts";
import { answers } from "./answers.ts";
import { findAnswer, isNeeded } from "./find-answer.ts";

/* Which answer a question gets, where a message asks several things or says what it does not mean. */

const idOf = (text: string, field: Field, flow?: string): string | undefined =>
  findAnswer(text, { flow, near: [], field })?.answer.id;

describe("a question of everyday life has its answer", () => {
  test.each<[Field, string, string]>([
    ["relationships", "menurutmu wajar ga sih pacar ldr tiba2 ngilang 2 mingguan", "ldr-menghilang"],
    ["relationships", "cowokku ldr ilang 12 hari, normal kah?", "ldr-menghilang"],
    ["relationships", "kalo suamiku jawab 'namanya juga ibuku' aku jawab apa ya", "dia-bela-ibunya"],
    ["relationships", "perawat yang datang ke rumah bayarnya berapa ya", "biaya-perawat-rumah"],
    ["wellbeing", "kl minta gantian takut dikira ga ikhlas ngerawat ibu", "dikira-tidak-ikhlas"],
    ["wellbeing", "eh kebanyakan ga sih rencananya?", "rencana-kebanyakan"],
    ["career", "gaji 5,5jt di jogja masuk akal ga buat fresh grad, umr sana brp", "gaji-masuk-akal"],
    ["career", "takut dikira manja kalo minta shiftnya dikurangin", "minta-kurangi-sif"],
    ["career", "udah 40 lamaran tp ga ada yg bales, kenapa ya", "capek-ditolak-terus"],
    ["leadership", "kalo habis ditegur dia ngambek trus resign gimana", "takut-dia-resign"],
    ["leadership", 'kalo dia bilang "dulu kan lo sama aja kayak gue" gue jawab apa?', "dulu-sejajar"],
    ["leadership", "boleh langsung SP1 ga minggu depan", "langsung-sp1"],
    ["leadership", "besok kalo dia ngamuk atau nangis gimana", "marah-atau-nangis"],
    ["business", "konten seminggu, senin posting apa selasa posting apa", "rencana-konten-seminggu"],
  ])("%s: %s", (field, text, id) => expect(idOf(text, field)).toBe(id));

  test.each<[Field, string]>([
    ["relationships", "aku ngilang 2 minggu ke kampung, sinyal jelek"],
    ["relationships", "ibu masak apa ya hari ini"],
    ["relationships", "dia bela timnas terus"],
    ["wellbeing", "kebanyakan garamnya ga"],
    ["career", "shift malam jam berapa mulai"],
    ["career", "gaji 6 juta itu cukup ga buat nikah"],
    ["leadership", "dia resign bulan lalu"],
    ["leadership", "dia marah2 ke pelanggan kemarin"],
    ["business", "rencana buka toko minggu depan"],
    ["business", "perawat langganan beli kue saya"],
  ])("%s: %s gets none of them", (field, text) => expect(idOf(text, field)).toBeUndefined());
});

describe("what a message says it does not mean", () => {
  test.each<[Field, string, string]>([
    ["relationships", "bukan ke keluarga sih", "obrolan-sulit"],
    ["business", "bukan teks promosi min", "teks-promosi"],
    ["leadership", "bukan SP1 sih", "umpan-balik"],
    ["wellbeing", "bkn capek merawat kok", "cek-burnout"],
  ])("%s: %s is no question", (field, text, flow) => expect(idOf(text, field, flow)).toBeUndefined());

  test("leaves the question behind it", () => {
    const text =
      "bukan ke keluarga sih, aku mau ngomong sama suamiku nanti malem tp jangan sampe berantem. gmn ya mulainya";
    expect(idOf(text, "relationships", "bilang-ke-keluarga")).toBe("mulai-ngomong-pasangan");
  });
});

test.each<[Field, string, string]>([
  ["leadership", "harus gw tegur apa gimana?", "umpan-balik"],
  ["business", "utangnya gmn?", "daftar-utang"],
  ["relationships", "gajinya brp", "tolak-pinjaman"],
])("%s: %s names a topic and no question that one answer knows", (field, text, flow) =>
  expect(idOf(text, field, flow)).toBeUndefined(),
);

test("what is said to a friend is not said of an app that lends", () => {
  const friend = answers.find(({ id }) => id === "kabari-pemberi-utang");
  if (!friend) throw new Error("there is no such answer");
  expect(isNeeded(friend, ["utangku ke temen telat"])).toBe(true);
  expect(isNeeded(friend, ["aku punya tiga pinjol", "daftar utangnya gimana"])).toBe(false);
});

describe("a message that asks several things", () => {
  test("gets each answer that is known, in its order", () => {
    const text =
      "besok dia marah atau nangis saya harus gimana? Dan kalo minggu depan masih telat, boleh langsung SP1 ga?";
    expect(last("leadership", [text])?.text).toMatch(
      /Kalau marah: [\s\S]*Kalau menangis: [\s\S]*Boleh, kalau/,
    );
    const both = "ga bisa masuk apa2 di otak. gmn biar bisa belajar? trs cara stop kepoin dia jg";
    expect(last("wellbeing", [both])?.text).toMatch(/Pasang waktu 20 menit[\s\S]*Bisukan atau sembunyikan/);
  });

  test("and hears which of its questions has none", () => {
    const text = "wajar ga sih minta kurangi shift? trus kantornya yang di mana ya?";
    expect(last("career", [text])?.text).toMatch(
      /Wajar diminta[\s\S]*“kantornya yang di mana ya” aku tidak punya/,
    );
  });
});

test("a question whether a change was made is answered by what is held", () => {
  const texts = [
    "hitung harga jual keripik",
    "Hitung harga jual",
    "131rb",
    "upah saya sendiri 50rb aja. eh bahannya tadi udah diganti 131rb blm?",
  ];
  expect(conversation("business", texts).at(-1)?.text).not.toContain("pemasok");
});
