import { describe, expect, test } from "vitest";
import { lifted } from "./lifted.ts";

describe("words among friends in a formal text", () => {
  test.each([
    ["saya siap gantiin shift pagi", "saya siap menggantikan shift pagi"],
    ["tolong gantiin saya", "tolong gantikan saya"],
    ["dinas malam 3x seminggu", "dinas malam tiga kali seminggu"],
    ["Pengennya 1x aja", "Harapan saya satu kali saja"],
    ["kopi sama gula, ngobrol sama Bu Rina", "kopi dan gula, berbicara dengan Bu Rina"],
    ["kue buat ibu, saya buat sendiri", "kue untuk ibu, saya buat sendiri"],
    ["terima kasih, nanti kasih tahu", "terima kasih, nanti memberi tahu"],
    ["udah nggak dibayarin, terus dikirimin ke sini", "sudah tidak dibayarkan, lalu dikirimkan ke sini"],
    ["itu sih gampang kok", "itu gampang"],
  ])("%s", (text, full) => expect(lifted(text)).toBe(full));

  test.each(["papan 2x4", "12 x 5.000", "ukurannya sama saja", "yang sama", "Toko Bikin Asik"])(
    "%s: stays",
    (text) => expect(lifted(text)).toBe(text),
  );
});
