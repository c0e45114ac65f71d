import { describe, expect, test } from "vitest";
import { packingIn, productsIn } from "./products.ts";

const shown = (text: string) =>
  productsIn(text)
    .map(({ name, cost, count, unit }) => `${name} ${cost / 1000} ${count} ${unit ?? "-"}`)
    .join("; ");

describe("several products in one message", () => {
  test.each([
    [
      "nastar sekali adonan 210rb jadi 6 toples. kastengel 280rb jadi 5 toples, putri salju 150rb jadi 6 toples",
      "nastar 210 6 toples; kastengel 280 5 toples; putri salju 150 6 toples",
    ],
    [
      "risol mayo modal 120rb jadi 60 biji, dadar gulung 90rb jadi 45 biji",
      "risol mayo 120 60 biji; dadar gulung 90 45 biji",
    ],
    ["es teh 35rb dapet 25 cup sama es jeruk 60rb dapet 20 cup", "es teh 35 25 cup; es jeruk 60 20 cup"],
    [
      "ayam geprek bahannya 400rb jadi 30 porsi terus soto 250rb jadi 25 porsi",
      "ayam geprek 400 30 porsi; soto 250 25 porsi",
    ],
    [
      "keripik singkong 85rb dadi 20 bungkus, karo keripik pisang 110rb dadi 18 bungkus",
      "keripik singkong 85 20 bungkus; keripik pisang 110 18 bungkus",
    ],
    [
      "bolu pisang, 95rb, 4 loyang\nbrownies, 140rb, 3 loyang",
      "bolu pisang 95 4 loyang; brownies 140 3 loyang",
    ],
    [
      "sambal bawang jadi 12 botol modal 180rb, sambal cumi jadi 10 botol modal 320rb",
      "sambal bawang 180 12 botol; sambal cumi 320 10 botol",
    ],
    [
      "nasi kuning 300rb = 40 bungkus; lontong sayur 220rb = 35 bungkus",
      "nasi kuning 300 40 bungkus; lontong sayur 220 35 bungkus",
    ],
    [
      "tas rajut 150.000 jadi 2 pcs, dompet rajut 80.000 jadi 4 pcs",
      "tas rajut 150 2 pcs; dompet rajut 80 4 pcs",
    ],
  ])("%s", (text, wanted) => expect(shown(text)).toBe(wanted));

  test.each([
    "beras 5kg 75rb buat 60 bungkus, lauk 180rb buat 40 bungkus, gas 22rb buat 5 hari",
    "nastar 210rb jadi 6 toples",
    "beras 75rb jadi 60 bungkus, ayam 76rb jadi 40 potong",
    "mika 30rb isi 50 pcs, stiker 20rb isi 100 lembar",
    "tepung 40rb, telur 30rb, jadi 24 biji",
    "laku 40 cup sehari, jual 8rb, modal 3rb",
    "cat 4 pail 650rb, upah 2 orang 5 hari 175rb",
    "bikin 30 biji, 5 pecah, bahannya 120rb",
    "es teh jual 5rb, es jeruk jual 8rb",
    "sewa 500rb sebulan, listrik 200rb, gas 22rb",
  ])("tells of fewer than two: %s", (text) => expect(productsIn(text).length).toBeLessThan(2));

  test.each([
    ["toplese 6500 sama stiker 500, podo kabeh", "Rp7.000"],
    ["kemasan 1.000 per bungkus", "Rp1.000"],
    ["nastar 210rb jadi 6 toples, kastengel 280rb jadi 5 toples. toples 6rb, stiker 500", "Rp6.500"],
    ["nastar 210rb jadi 6 toples, kastengel 280rb jadi 5 toples", undefined],
  ])("what a piece is packed in: %s", (text, wanted) => expect(packingIn(text)).toBe(wanted));
});

describe("further messages with several products, by name, cost and number", () => {
  const plainly = (text: string) =>
    productsIn(text)
      .map(({ name, cost, count }) => `${name} ${cost / 1000} ${count}`)
      .join("; ");

  test.each([
    [
      "cilok habis 60rb jadi 80 tusuk, telur gulung habis 45rb jadi 50 tusuk",
      "cilok 60 80; telur gulung 45 50",
    ],
    [
      "pempek lenjer abis 260rb jadi 20 biji. pempek kapal selam abis 190rb jadi 10 biji",
      "pempek lenjer 260 20; pempek kapal selam 190 10",
    ],
    [
      "abdi nyieun seblak 150rb jadi 20 porsi jeung bakso aci 130rb jadi 18 porsi",
      "seblak 150 20; bakso aci 130 18",
    ],
    ["kopi susu sekali bikin 90rb dapat 15 cup, matcha 140rb dapat 12 cup", "kopi susu 90 15; matcha 140 12"],
    ["gantungan kunci 50rb jadi 25 pcs; bros 70rb jadi 20 pcs", "gantungan kunci 50 25; bros 70 20"],
    ["lemper 180rb jadi sekitar 70 biji, arem-arem 160rb jadi 60", "lemper 180 70; arem-arem 160 60"],
    ["rendang 900rb jadi 12 box, ayam pop 500rb jadi 10 box", "rendang 900 12; ayam pop 500 10"],
  ])("%s", (text, wanted) => expect(plainly(text)).toBe(wanted));

  test.each([
    "gula 30rb dapat 2 kg, kopi bubuk 50rb dapat 1 kg",
    "daging 120rb buat 30 tusuk, bumbu 40rb buat 30 tusuk",
    "kemarin laku 20 porsi dapat 300rb, hari ini 15 porsi dapat 225rb",
  ])("tells of fewer than two: %s", (text) => expect(productsIn(text).length).toBeLessThan(2));
});
