import { describe, expect, test } from "vitest";
import { filled, last } from "#server/test/guide-conversation.ts";
import { eitherOf, loanIn, loanPurpose } from "./facts.ts";
import { dateIn, personIn } from "./names.ts";

/* What a member has said once is not asked for again. */

describe("facts in the words of members", () => {
  test.each([
    ["adik sy skrg minta 15jt", "15jt"],
    ["adik minta uang 15 juta buat dp motor sm modal jualan", "15 juta buat dp motor sm modal jualan"],
    ["temenku minjem 2 juta buat modal", "minjem 2 juta buat modal"],
    ["minta tolong 2 hari", undefined],
    ["dia minta 3 hari libur", undefined],
  ])("%s: what is asked for", (text, value) => expect(loanIn(text)).toBe(value));

  test.each([
    [
      "tp bukan minjam mbak, dia minta. buat dp motor sm modal jualan katanya",
      "buat dp motor sm modal jualan",
    ],
    ["buat dia aku sayang", undefined],
  ])("%s: what it is for", (text, value) => expect(loanPurpose(text)).toBe(value));

  test.each([
    ["ada kuliah malem senin sm rabu jam set 7", "senin sm rabu"],
    ["senin sama rabu shift siang", "senin sama rabu"],
    ["senin dan selasa", "senin dan selasa"],
  ])("%s: the days", (text, value) => expect(dateIn(text)).toBe(value));

  test.each([
    ["ada sih, Ical anak sekelas ka, asal pare2", "Ical"],
    ["iya ada, si Rani temen SMA", "Rani"],
    ["ada sih, Senin aku ketemu orang", undefined],
  ])("%s: who it is", (text, name) => expect(personIn(text)).toBe(name));

  test.each([
    [
      "tetep kerja di rs skrg, atau resign trus cari klinik. sebenernya ga tau jg sih",
      ["tetep kerja di rs skrg", "resign trus cari klinik"],
    ],
    ["sewa ruko atau jualan online?", ["sewa ruko", "jualan online"]],
    ["di rumah sakit swasta", undefined],
  ])("%s: two choices", (text, both) => expect(eitherOf(text)).toEqual(both));
});

describe("facts that are not asked for again", () => {
  test("both choices in one answer", () => {
    const text =
      "tetep kerja di rs skrg, atau resign trus cari klinik. sebenernya ga tau jg sih, takut nyesel";
    const led = last("wellbeing", ["bandingin dua pilihan dong", "Bandingkan dua pilihan", text]);
    expect(filled(led)).toMatchObject({ satu: "tetep kerja di rs skrg", dua: "resign trus cari klinik" });
    expect(led?.text).not.toContain("pilihan yang kedua?");
  });

  test("a sum and what it is for, in two messages", () => {
    const led = last("relationships", [
      "keluarga minta uang terus, adik sy skrg minta 15jt. bikinin pesan nolaknya",
      "Tolak pinjaman atau permintaan",
      "adik sy namanya Wawan, sy panggil Wan. tp bukan minjam mbak, dia minta. buat dp motor sm modal jualan katanya. bulan kemaren sdh sy kirim 6jt",
    ]);
    expect(filled(led)).toMatchObject({ siapa: "Wan", detail: "15jt buat dp motor sm modal jualan" });
    expect(led?.text).not.toContain("Persisnya apa yang diminta?");
  });

  test("“ya itu td” and a protest around a sum", () => {
    const texts = ["adikku minta uang terus, mau nolak", "Tolak pinjaman atau permintaan", "Wan"];
    const led = last("relationships", [...texts, "ya itu td 15jt, dp motor sm modal. td udh sy bilang kan"]);
    expect(filled(led).detail).toBe("15jt, dp motor sm modal");
  });

  test("what stays as it is, and the reason, beside a date", () => {
    const led = last("leadership", [
      "mulai senin lembur dihapus semua sama manajemen, bikinin naskah briefing tim",
      "Susun briefing tim",
      "senin depan itu. oh iya lemburnya dr 3 jam sehari jadi nol, gaji pokok tetep. alasannya orderan turun",
    ]);
    expect(filled(led)).toMatchObject({ tetap: "gaji pokok tetep", sebab: "orderan turun" });
    expect(led?.text).not.toContain("alasan yang sebenarnya");
  });

  test("another request than the one that was understood", () => {
    const led = last("career", [
      "mau izin pulang awal ke bos, bikinin pesannya",
      "Tulis izin atau cuti",
      "kang Dedi, owner nya. tp bukan pulang awal ya, tuker shift ke pagi",
    ]);
    expect(filled(led)).toMatchObject({ atasan: "kang Dedi", bentuk: "tuker shift ke pagi" });
    expect(led?.text).toContain("tuker shift ke pagi");
  });

  test("what is denied of a request that stands for a sentence changes nothing", () => {
    const texts = ["mau nolak pinjaman uang adikku, bikinin pesannya", "Tolak pinjaman atau permintaan"];
    const led = last("relationships", [...texts, "Wan. tp bukan pinjaman mbak, dia minta"]);
    expect(filled(led).minta).toContain("Soal uangnya");
  });

  test("of several times only the one behind the day belongs to it", () => {
    expect(dateIn("kuliah senin sm rabu jam set 7, shift siang pulang jam 10")).toBe("senin sm rabu");
    expect(dateIn("rapat senin jam 9, pulang jam 10")).toBeUndefined();
    expect(dateIn("rapat hari senin jam 9, pulang jam 10")).toBe("hari senin jam 9");
  });

  test("a name beside a yes", () => {
    const led = last("wellbeing", [
      "aku kesepian di kos, bikinin rencana",
      "Susun rencana saat kesepian",
      "ada sih, Ical anak sekelas ka, asal pare2. tp sa baru ngobrol sekali",
    ]);
    expect(filled(led).orang).toBe("Ical");
    expect(led?.text).not.toContain("Siapa namanya?");
  });
});
