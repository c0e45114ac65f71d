import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";

const asked = [
  "mau kasih umpan balik ke mekanik yang telat terus",
  "Susun masukan untuk anggota tim",
  "Senin kemarin kamu datang jam 10",
];
const that = "Ya itu tadi, pelanggan pindah. Terus mekanik muda jadi ikut-ikutan datang siang";
const meant =
  "kok dibilang teguran, bukan. Maksud saya akibatnya ya pelanggan pindah dan anak2 muda ikut telat";

describe("words that say where an answer belongs", () => {
  test("“ya itu tadi” is no complaint, and all behind it is the answer", () => {
    const led = last("leadership", [...asked, that]);
    expect(filled(led).dampak).toBe("pelanggan pindah. Terus mekanik muda jadi ikut-ikutan datang siang");
    expect(led?.text).not.toContain("kubaca sebagai");
  });

  test("“maksud saya akibatnya” puts the answer right that it names, and the question stays", () => {
    const led = last("leadership", [...asked, that, meant]);
    expect(filled(led).dampak).toBe("pelanggan pindah dan anak2 muda ikut telat");
    expect(filled(led).permintaan).toBeUndefined();
    expect(led?.state.flow?.at).toBe(last("leadership", [...asked, that])?.state.flow?.at);
  });

  test("what stands in an answer is not lost, and what stands nowhere is asked for once more", () => {
    const there = last("leadership", [
      ...asked,
      that,
      "lho kan td sdh saya tulis yg pelanggan pindah itu. ilang ya?",
    ]);
    expect(there?.text).toContain("Tidak hilang: “pelanggan pindah” sudah ada di akibatnya.");
    const lost = "lho kan td sdh saya tulis yg 300rb per orang itu. ilang ya?";
    expect(filled(last("leadership", [...asked, that, lost])).permintaan).toBeUndefined();
  });

  test("what was told before the flow is used", () => {
    const first = `${asked[0]}. potongannya sudah disepakati 300rb per orang.`;
    const lost = "lho kan td sdh saya tulis yg 300rb per orang itu. ilang ya?";
    const led = last("leadership", [first, ...asked.slice(1), that, lost]);
    expect(filled(led).permintaan).toContain("300rb per orang");
    expect(filled(led).permintaan).not.toContain("ilang");
  });

  test.each(["datang jam 8 ya, jangan telat lagi", "maksud saya kabari dulu sebelum jam 8 kalau telat"])(
    "%s is an answer",
    (text) => {
      const led = last("leadership", [...asked, that, text]);
      expect(filled(led).permintaan).toBeDefined();
      expect(filled(led).dampak).toContain("ikut-ikutan");
    },
  );
});
