import { expect, test } from "vitest";
import { shortNames } from "./two-names.ts";

test.each([
  ["yg di Cikarang (7jt) sama yg di Klaten deket rumah 5,5jt", ["Cikarang", "Klaten"]],
  ["yang di Jakarta gaji 8 juta atau yang di Solo 4,5jt", ["Jakarta", "Solo"]],
  ["pabrik sepatu 4,5jt vs toko 3jt", ["Pabrik sepatu", "Toko"]],
  ["yg di bank, 6jt, jauh. yg di startup 8jt tapi kontrak", ["Bank", "Startup"]],
  ["satu di Surabaya 6jt satu di Malang 4jt", ["Surabaya", "Malang"]],
  ["admin 4jt / kasir 3,5jt", ["Admin", "Kasir"]],
  ["PT Maju Bersama dan Toko Terang", ["PT Maju Bersama", "Toko Terang"]],
  ["kuliah lagi atau kerja", ["Kuliah lagi", "Kerja"]],
  ["belum tau", ["A", "B"]],
])("%s: both things have a name", (text, names) => expect(shortNames(text)).toEqual(names));
