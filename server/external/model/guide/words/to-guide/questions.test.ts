import { describe, expect, test } from "vitest";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { filled, last } from "#server/test/guide-conversation.ts";
import { questionApart } from "./questions.ts";

/** Parts an answer to the step of a flow that fills this slot. */
function apart(id: string, into: string, text: string) {
  const flow = flowOf(id);
  const step = flow?.steps.find((one) => "ask" in one && one.into === into);
  if (!flow || !step || !("ask" in step)) throw new Error(`no step ${id} ${into}`);
  return questionApart(flow, step, text);
}

describe("a question to the guide is no part of the answer", () => {
  test.each([
    ["surat-lamaran", "bekal", "Saya belum punya ijazah Gada Pratama, apakah itu perlu ditulis?", ""],
    [
      "surat-lamaran",
      "bekal",
      "Pernah jaga gudang 2 tahun. Saya belum punya ijazah Gada Pratama, apakah itu perlu ditulis?",
      "Pernah jaga gudang 2 tahun.",
    ],
    [
      "obrolan-sulit",
      "harapan",
      "aku pengen boleh pulang jam 10. gmn menurut kamu? kedengeran ngelunjak ga",
      "aku pengen boleh pulang jam 10.",
    ],
    [
      "obrolan-sulit",
      "harapan",
      "aku pengen boleh pulang jam 10, kedengeran ngelunjak ga?",
      "aku pengen boleh pulang jam 10",
    ],
    [
      "batas-diri",
      "kalimat",
      "aku ga bisa minjemin uang lagi. itu kasar ga ya",
      "aku ga bisa minjemin uang lagi.",
    ],
    ["simulasi-wawancara", "kurang", "gitu aja boleh ga ya?", ""],
    ["simulasi-wawancara", "diri", "Saya Hendro, lulusan SMK. segitu cukup ga?", "Saya Hendro, lulusan SMK."],
    ["cv-satu-halaman", "kegiatan", "jaga parkir 2 tahun. yang itu perlu ditulis ga", "jaga parkir 2 tahun."],
    ["delegasi", "batas", "jangan lewat 2 juta. menurut kamu kegedean ga?", "jangan lewat 2 juta."],
    [
      "undangan-acara",
      "pesan",
      "bawa makanan sendiri. boleh ga ya kalau ditulis gitu?",
      "bawa makanan sendiri.",
    ],
    ["izin-cuti", "alasan", "harus jujur ga ya?", ""],
  ])("%s, %s: %s", (id, into, text, rest) => expect(apart(id, into, text)?.rest).toBe(rest));

  test.each([
    ["tanya-ahli", "tanya", "apakah itu perlu obat? berapa lama?"],
    ["empat-mata", "titipan", "gmn menurut kamu kerjaan bulan ini?"],
    ["obrolan-sulit", "harapan", "boleh ga aku pulang jam 10?"],
    ["obrolan-sulit", "balasan", "ma, kenapa marah? kita ngobrol besok ya"],
    ["catatan-pikiran", "pikiran", "kenapa aku selalu gagal?"],
    ["hadapi-takut", "takut", "gimana kalau aku dipecat?"],
    ["cemburu", "fakta", "dia nanya ke temenku: kamu di mana?"],
    ["tulis-pesan", "inti", "apakah masih ada kamar kosong? berapa harganya?"],
    ["surat-duka", "belum", "kenapa kamu pergi?"],
    ["surat-keluhan", "urut", "saya tanya kapan dikirim, tidak dijawab"],
    ["surat-lamaran", "bekal", "jujur, tepat waktu, tidak merokok"],
    ["simulasi-wawancara", "minat", "saya mau belajar, apa pun tugasnya"],
    ["briefing-tim", "perubahan", "Shift malam jadi jam 10"],
  ])("%s, %s: %s stays whole", (id, into, text) => expect(apart(id, into, text)).toBeUndefined());
});

describe("in a flow", () => {
  const practice = ["mau latihan tanya jawab interview kasir", "Latihan simulasi wawancara"];

  test("a lone question is named, and the step waits on", () => {
    const before = last("career", practice);
    const led = last("career", [...practice, "gitu aja boleh ga ya?"]);
    expect(led?.state.flow?.at).toBe(before?.state.flow?.at);
    expect(filled(led)).toEqual(filled(before));
    expect(led?.text).toMatch(/^Maaf, “gitu aja boleh ga ya” belum bisa kujawab\. Yang kubutuhkan/);
  });

  test("beside an answer it is named, and the rest is taken", () => {
    const led = last("career", [...practice, "Saya Hendro, lulusan SMK. segitu cukup ga?"]);
    expect(Object.values(filled(led))).toContain("Saya Hendro, lulusan SMK.");
    expect(led?.text).toMatch(/^Maaf, “segitu cukup ga” belum bisa kujawab; sisanya kutulis/);
  });
});
