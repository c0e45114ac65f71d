import { expect, test } from "vitest";
import { productsIn } from "./products.ts";

const shown = (text: string) =>
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
])("%s", (text, wanted) => expect(shown(text)).toBe(wanted));
test.each([
  "gula 30rb dapat 2 kg, kopi bubuk 50rb dapat 1 kg",
  "daging 120rb buat 30 tusuk, bumbu 40rb buat 30 tusuk",
  "kemarin laku 20 porsi dapat 300rb, hari ini 15 porsi dapat 225rb",
])("none: %s", (text) => expect(productsIn(text).length).toBeLessThan(2));
