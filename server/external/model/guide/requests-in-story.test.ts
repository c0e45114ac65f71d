import { describe, expect, test } from "vitest";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";

/* Whoever asks for something while telling a story gets it in the same answer. */

const son =
  "Mbak saya mau cerita, anak saya sudah 2 minggu ndak mau ngomong sama saya, gara2 hp nya saya ambil, waktu itu saya bentak dia di depan adeknya, sejak itu dia diam saja";

describe("a text", () => {
  test("that is asked for at the end of a first story is offered at once", () => {
    const led = last("relationships", [`${son}, kalo bisa tolong buatkan WA pendek aja buat dia`]);
    expect(labels(led)).toContain("Tulis pesan atau surat");
    expect(led?.state.listening).toBe(false);
  });

  test("is the one for which the story tells the reason", () => {
    const led = last("relationships", [
      son,
      "saya salah sih bilang dia ndak becus, saya mau minta maaf tapi ndak berani",
      "dulu kami dekat. Mbak WA nya jadi dibuatkan apa tidak, saya sudah minta dari tadi",
    ]);
    expect(labels(led)[0]).toBe("Tulis permintaan maaf");
    expect(led?.text).toMatch(/^Maaf, /);
  });

  test("leaves what was offered before and fits among the offers", () => {
    const led = last("leadership", [
      "saya guru SD. kepala sekolah barusan kasih tugas lagi jadi panitia, padahal saya udah pegang dua. saya ndak sanggup tapi takut bilang tidak",
      "yg paling kepikiran nanti beliau ndak suka sama saya. harus jawab besok pagi.. bisa bantu buatkan wa nya?",
    ]);
    expect(labels(led)[0]).toBe("Tolak permintaan atasan dengan baik");
    expect(labels(led)).toContain("Tulis pesan atau surat");
    expect(labels(led)).not.toContain("Siapkan obrolan yang sulit");
  });

  test("for a superior is offered where the words are missing", () => {
    const led = last("career", [
      "malam. sa perawat di kupang, cape skali kak. su 5 hari jaga malam terus",
      "sa mau tukar jaga sabtu malam. mau wa ke kepala ruangan tapi sa bingung kata2nya, takut dia pikir sa malas",
    ]);
    expect(labels(led)).toContain("Tulis pesan atau surat");
    expect(labels(led)).not.toContain("Jadwal tidur sesudah sif");
  });
});

describe("what others ask for", () => {
  test("is told, and begins nothing", () => {
    const leds = conversation("leadership", [
      "sy guru honorer. kepsek minta sy gantikan jaga perpus tiap sabtu. sy sdh bilang capek tp beliau cuma senyum",
      "sdh 4 bulan begitu. sabtu sy hrs nya dagang kue di pasar",
    ]);
    for (const { state } of leds) expect(state.flow).toBeUndefined();
    expect(labels(leds[0])).not.toContain("Bagi tugas rumah");
  });

  test("what to say is asked for at an offer too, and what was offered stays", () => {
    const led = last("leadership", [
      "gue capek bgt jadi ketua OSIS, semua minta gue, tapi kalo salah gue yg disalahin",
      "kemaren gue disemprot depan anak2. padahal sekretaris gue yg ilang",
      "terus gue harus gimana coba ngadepin sekretaris gue? dia sahabat gue dari SMP",
      "gatau ah. enaknya gue ngomong apa ke dia",
    ]);
    expect(labels(led)).toContain("Siapkan obrolan yang sulit");
  });
});

test("a shop without customers is no lonely member", () =>
  expect(last("business", ["mau cerita aja, warung saya sepi sejak ada minimarket"])?.text).not.toMatch(
    /teman bicara|[Ss]epi seperti itu|menemani/,
  ));

const mourning = [
  "Selamat malam. Sudah setahun saya tidak bisa tidur dengan baik, sejak istri saya meninggal.",
  "Saya tidak minta apa-apa, hanya ingin cerita.",
  "Dulu tiap malam kami minum teh berdua. Sekarang saya baru bisa tidur jam 2, jam 4 sudah bangun lagi",
];

describe("a way", () => {
  test.each([
    "Kalau boleh, apakah ada sesuatu yang bisa membantu saya pada malam hari? Yang sederhana saja.",
    "Jadi adakah cara supaya saya bisa tidur?",
    "Apa yang bisa saya lakukan malam ini?",
  ])("for what the story tells is offered: %s", (text) =>
    expect(labels(last("wellbeing", [...mourning, text]))[0]).toBe("Atur tidur malam ini"),
  );

  test("is no choice between its two examples", () => {
    const led = last("wellbeing", [
      ...mourning,
      "Tolong beri satu cara saja, misalnya latihan napas atau doa sebelum tidur.",
    ]);
    expect(labels(led)).not.toContain("Bandingkan dua pilihan");
    expect(labels(led)[0]).not.toBe("Bukan itu");
  });

  test("of which the story says nothing is answered by what can be prepared", () => {
    const led = last("leadership", [
      "saya mau curhat soal kerjaan bu",
      "bos saya suka ngasih kerjaan jam 5 sore, minta selesai besok pagi",
      "jadi saya harus mulai dari mana bu",
    ]);
    expect(labels(led)).toContain("Siapkan obrolan yang sulit");
  });
});

test("a story without a request stays one", () => {
  const leds = conversation("wellbeing", [
    ...mourning,
    "tidak ada cara lagi rasanya, dokter bilang tidak ada yang bisa dilakukan waktu itu",
    "dulu dia pernah buatkan saya surat kecil di dompet",
  ]);
  for (const { state } of leds.slice(1)) expect(state.listening).toBe(true);
});
