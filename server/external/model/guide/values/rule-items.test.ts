import { expect, test } from "vitest";
import { ruleItems } from "./rule-items.ts";

/* Rules get a line each, however they were typed. */

test.each([
  ["jam 7.30 hrs udh dtg. hp ditaruh di loker. klo telat 15 menit potong 10rb", 3],
  ["jam 8 teng masuk, hp disimpan pas ngelayanin, seragam wajib tiap senin", 3],
  ["1 jam 8 masuk 2 hp disimpan 3 ga boleh ngutang", 3],
  ["1. masuk jam 7. 2. pulang jam 4", 2],
  ["- sholat boleh 15 menit - ga boleh rokok - sampah dibuang tiap sore", 3],
  ["jam 8 sudah di tempat; HP disimpan saat melayani", 2],
  ["pertama jangan telat, kedua jaga kebersihan dapur, ketiga uang kas jgn dipinjam", 3],
  ["teu meunang telat trus kudu make seragam trus sampah kudu dipiceun", 3],
  ["masuk jam 8\nhp di loker", 2],
  ["dilarang bawa tamu lewat jam 9 malam", 1],
  ["jaga kasir 2 orang, gantian", 1],
  ["no. hp admin ditempel di pintu", 1],
])("%s", (told, count) => expect(ruleItems(told)).toHaveLength(count));

test("a condition and what follows from it are one rule", () =>
  expect(ruleItems("jam 8 masuk, hp di loker, klo sakit, kabari sblm jam 7")).toEqual([
    "jam 8 masuk",
    "hp di loker",
    "kalau sakit, kabari sebelum jam 7",
  ]));
