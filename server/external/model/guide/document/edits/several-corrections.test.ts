import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { filled, labels, last, resign } from "#server/test/guide-conversation.ts";
import { changesIn, isCorrection } from "./several-corrections.ts";

const flow = flowOf("surat-lamaran");
const fields = ["posisi", "perusahaan", "nama"];
const changes = (text: string, isBelow = true) =>
  flow
    ? Object.fromEntries(changesIn(flow, fields, text, isBelow).map(({ name, value }) => [name, value]))
    : {};

describe("several corrections in one message", () => {
  const both = { nama: "Hendro Susanto", posisi: "Satpam" };

  test.each([
    "ganti nama lengkap jadi Hendro Susanto dan posisi jadi Satpam",
    "Nama saya Hendro Susanto, dan posisinya Satpam, bukan Kasir",
    "nama saya Hendro Susanto, posisi Satpam",
    "tolong ganti namanya jadi Hendro Susanto, posisinya jadi Satpam",
    "Nama: Hendro Susanto\nPosisi: Satpam",
    "Maaf Pak, nama saya Hendro Susanto. Posisi yang dilamar Satpam.",
    "namanya salah, nama saya Hendro Susanto dan jabatan Satpam",
    "nama harusnya Hendro Susanto, posisi harusnya Satpam, terima kasih",
    "posisinya Satpam dan nama lengkap saya Hendro Susanto, bukan Hendra",
    "ubah posisi ke Satpam dan nama ke Hendro Susanto ya",
  ])("%s", (text) => {
    if (text.startsWith("namanya salah")) return expect(isCorrection(text)).toBe(true);
    if (text.endsWith(" ya")) return expect(Object.keys(changes(text))).toEqual(["posisi", "nama"]);
    return expect(changes(text)).toEqual(both);
  });

  test.each([
    "nama saya salah",
    "nama saya kok masih salah, saya mau yang di KTP",
    "perusahaannya bagus dan gajinya besar",
    "posisinya apa ya?",
    "saya bisa menyetir dan tidak merokok",
  ])("%s: nothing is taken", (text) => expect(changes(text)).toEqual({}));

  const made = [...resign, "Hendra", "bikin aja"];

  test.each([
    "ganti nama lengkap jadi Hendro Susanto dan jabatan jadi Satpam",
    "Nama saya Hendro Susanto, dan posisinya Satpam, bukan Kasir",
  ])("%s below a document", (text) => {
    const led = last("career", [...made, text]);
    expect(filled(led)).toMatchObject({ nama: "Hendro Susanto", jabatan: "Satpam" });
    expect(led?.document?.text).toContain("Nama: Hendro Susanto\nJabatan: Satpam");
  });

  test("in a flow both fields are changed, and the question stays", () => {
    const texts = [...resign, "Hendra", "Kasir"];
    const led = last("career", [...texts, "Nama saya Hendro Susanto, dan posisinya Satpam, bukan Kasir"]);
    expect(filled(led)).toMatchObject({ nama: "Hendro Susanto", jabatan: "Satpam" });
    expect(led?.state.flow?.at).toBe(last("career", texts)?.state.flow?.at);
    expect(led?.text).toContain("jabatan “Satpam”, nama lengkap “Hendro Susanto”");
  });

  test.each([
    ["tanggalnya salah, harusnya 30 Juni, terus namanya Rina", { terakhir: "30 Juni", nama: "Rina" }],
    ["eh salah nama, Rina", { nama: "Rina" }],
    ["tanggalnya 5 Desember aja", { terakhir: "5 Desember" }],
  ])("%s below a document", (text, values) =>
    expect(
      filled(last("career", [...resign, "Hendra", "Kasir", "PT Jaya", "31 Mei", "Tidak perlu", text])),
    ).toMatchObject(values),
  );

  test("the name of the reader and a sum are changed together", () => {
    const texts = ["mau nagih utang ke temen budi 500rb", "Tulis pesan menagih", "bikin aja"];
    const led = last("relationships", [...texts, "namanya Bayu, bukan Budi. sama jumlahnya 700rb"]);
    expect(filled(led)).toMatchObject({ siapa: "Bayu", jumlah: "700rb" });
  });

  test("an answer to two questions at once goes on", () => {
    const led = last("career", [...resign, "nama saya Hendro Susanto, jabatannya Satpam"]);
    expect(filled(led)).toMatchObject({ nama: "Hendro Susanto", jabatan: "Satpam" });
    expect(led?.state.flow?.at).not.toBe(last("career", resign)?.state.flow?.at);
  });

  test.each([
    "Nama saya kok masih salah, saya mau nama yang di KTP",
    "itu bukan yang di KTP saya, harusnya beda",
    "kok namanya kebalik sama jabatan?",
    "saya mau suratnya lebih pas",
    "nama saya salah, itu nama adik",
  ])("%s: nothing is sure, so the fields are offered, and it is not called a question", (text) => {
    const led = last("career", [...made, text]);
    expect(led?.text).not.toContain("Pertanyaan itu");
    expect(labels(led)).toContain("Jabatan");
    expect(labels(led)).toContain("Nama lengkap");
  });

  test("only what asks is called a question", () => {
    expect(last("career", [...made, "kapan harus dikirim?"])?.text).toContain("Pertanyaan itu");
  });
});
