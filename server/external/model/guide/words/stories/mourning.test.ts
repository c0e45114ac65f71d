import { describe, expect, test } from "vitest";
import { conversation, last } from "#server/test/guide-conversation.ts";
import { asksOfGrief, mourningIn, tellsOfDeath } from "./mourning.ts";

describe("what a message mourns by", () => {
  test.each([
    ["kadang saya msh bikin kopi 2 gelas", "second"],
    ["saya masih masak nasi buat dua orang", "second"],
    ["isih nyawisno piring loro", "second"],
    ["aku masih siapin sarapannya tiap pagi", "second"],
    ["kasur sebelah kosong", "empty"],
    ["kursi bapak kosong waktu makan", "empty"],
    ["saya tidurnya di depan tv", "empty"],
    ["skrg saya bangun subuh yo ra ono sing nyeluk", "call"],
    ["ga ada lagi yang nungguin aku pulang", "call"],
    ["sarungnya masih di kamar", "thing"],
    ["aku simpan voice note ibu", "thing"],
    ["lebaran besok pertama kali tanpa ibu", "date"],
    ["bapak itu biasa bikin kopi sendiri habis subuh", "habit"],
    ["dulu ibu yang bangunin aku sahur", "habit"],
    ["tiap magrib paling sepi", "hour"],
    ["tetangga bilang sudah 40 hari harus ikhlas", "faith"],
    ["katanya jangan nangis terus, nanti bapak ga tenang", "faith"],
    ["anak2 nyuruh saya kuat", "remark"],
    ["kata kakak jangan sedih terus", "remark"],
  ])("%s", (text, kind) => expect(mourningIn(text)?.kind).toBe(kind));

  test.each([
    "rasanya pengen nyusul bapak aja",
    "buat apa hidup, kasur sebelah kosong",
    "aku capek hidup, masih bikin kopi dua gelas",
    "mau ikut suami saja, malam paling berat",
    "kemarin aku ke pasar beli ikan",
    "bosku marah soal laporan",
    "aku dapat kerja baru",
    "gajiku telat lagi",
    "temenku ngajak ketemu besok",
    "aku mau istirahat dulu",
    "cucu baru lahir bulan lalu",
    "saya urus surat di kelurahan",
    "warung saya tutup seminggu",
    "hujan terus di sini",
    "adik minta uang kuliah",
  ])("not %s", (text) => expect(mourningIn(text)).toBeUndefined());

  test.each([
    ["kadang masih bikin kopi 2 gelas, apa itu wajar ya", "usual"],
    ["saya nangis terus kalau subuh, wajar ga", "usual"],
    ["aneh ga sih saya masih nyiapin piring buat dia", "odd"],
    ["masih ngomong sama fotonya, lebay ya", "odd"],
  ])("%s asks whether it is as it should be", (text, kind) =>
    expect(asksOfGrief(text, ["suami saya meninggal bulan lalu"])).toBe(kind),
  );

  test.each([
    "apa salah saya bapak tidak dibawa ke rumah sakit",
    "nangis itu dosa ga",
    "saya ga makan dari kemarin, wajar ga",
    "pengen nyusul bapak, wajar ya",
    "saya marah sama dokternya, wajar ga",
    "dengar suara bapak manggil, wajar ga",
    "harga segitu wajar ga",
  ])("but not %s", (text) => expect(asksOfGrief(text, ["suami saya meninggal bulan lalu"])).toBeUndefined());

  test("a separation is no death", () => {
    expect(tellsOfDeath(["putus sama pacar, kasur sebelah kosong"])).toBe(false);
    expect(asksOfGrief("masih bikin kopi 2 gelas, wajar ga", ["putus sama pacar"])).toBeUndefined();
    expect(tellsOfDeath(["sejak almarhum ga ada rumah sepi"])).toBe(true);
  });
});

describe("a story of mourning", () => {
  const widow = [
    "mau cerita, bapak meninggal 40 hari lalu",
    "bapak itu kalo habis subuh biasa bikin kopi sendiri trus panggil saya duduk di teras. skrg saya bangun subuh yo ra ono sing nyeluk",
    "kadang saya msh bikin kopi 2 gelas. lupa. trus nangis sendiri di dapur. apa itu wajar ya",
    "tetangga malah bilang sdh 40 hari harus ikhlas, jgn nangis terus nanti bapak ga tenang. saya jd takut kalo nangis",
    "malam paling berat, kasur sebelah kosong. saya tidurnya di depan tv",
  ];
  const [, call, cup, remark, bed] = conversation("wellbeing", widow).map(({ text }) => text);

  test("is received by its own things", () => {
    expect(call).toContain("ra ono sing nyeluk”. Suara yang ditunggu");
    expect(bed).toContain("“kasur sebelah kosong”. Satu tempat yang kosong");
  });

  test("hears first that it is as it should be, and is asked nothing", () => {
    expect(cup).toMatch(/^Wajar\./);
    expect(cup).not.toContain("?");
  });

  test("what others say of tears is answered by a line of its own, which decides nothing about faith", () => {
    expect(remark).toContain("air mata pun jadi terasa harus disembunyikan");
    expect(remark).toContain("ustaz atau pemuka agama");
  });

  test("calls nobody “kamu” in these lines", () => {
    for (const text of [call, cup, remark, bed]) expect(text).not.toMatch(/\bkamu\b/);
  });

  test("the same words after a separation get none of these lines", () => {
    const led = last("wellbeing", ["mau cerita aja, putus sama pacar", "kasur sebelah kosong, sepi banget"]);
    expect(led?.text).not.toContain("Satu tempat yang kosong");
  });
});
