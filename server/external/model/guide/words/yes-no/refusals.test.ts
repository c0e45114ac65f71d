import { describe, expect, test } from "vitest";
import { directIn } from "#server/external/model/guide/words/to-guide/questions-to-guide.ts";
import { labels, last, resign } from "#server/test/guide-conversation.ts";
import { deniedIn, notSo } from "./denials.ts";
import { isGoodbye, isNone, isRefusal } from "./refusals.ts";

describe("a refusal takes up no offer", () => {
  test.each([
    "knp gw yg minta maaf anjg 😂 udahlah",
    "ga dua2nya",
    "nggak dua-duanya kak",
    "ga ada yang cocok",
    "udahlah",
    "yaudahlah",
    "engga deh",
    "ogah ah",
    "males ah",
    "ga usah deh",
    "ngapain nulis pesan putus",
    "ga mau minta maaf",
  ])("%s", (text) => {
    expect(isRefusal(text)).toBe(true);
    const led = last("relationships", ["gw ribut sm pacar gw, gw bentak dia, mau minta maaf", text]);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.text).toContain("itu tidak jadi");
    expect(labels(led)).toEqual(["Cerita dulu saja", "Pilih langkah", "Segini dulu"]);
  });

  test.each(["aku ga mau ribut terus", "ga tau", "tolong bikinin pesan", "iya", "mau", "ga enak sama dia"])(
    "%s is none",
    (text) => expect(isRefusal(text)).toBe(false),
  );

  test("where there are buttons, “ga dua2nya” presses none, and the flow can be left", () => {
    const texts = ["tolong bikinin surat lamaran kerja satpam", "Tulis surat lamaran"];
    const led = last("career", [...texts, "ga dua2nya"]);
    expect(isNone("ga dua2nya")).toBe(true);
    expect(led?.state.flow?.filled).toEqual(last("career", texts)?.state.flow?.filled);
    expect(labels(led)).toContain("Bukan itu");
    expect(labels(led)).toContain("Cerita dulu saja");
  });

  test("“udahlah” leaves a flow", () => {
    expect(last("career", [...resign, "udahlah"])?.state.flow).toBeUndefined();
  });
});

describe("a goodbye ends shortly and says what is kept", () => {
  const made = [...resign, "bikin aja"];

  test.each([
    "Ya sudah, nanti saya betulkan sendiri. Terima kasih.",
    "nanti aku perbaiki sendiri aja",
    "makasih ya, nanti gw edit sendiri",
    "oke makasih, pamit dulu ya",
    "udah dulu ya kak, makasih",
    "nanti saya lanjut lagi, terima kasih",
    "dadah",
  ])("%s below a document", (text) => {
    const led = last("career", [...made, text]);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.text).toMatch(/^Sampai nanti\. .*tersimpan/);
    expect(labels(led)).toEqual(["Ubah tulisan tadi"]);
  });

  test("in the middle of a flow it can be resumed", () => {
    const led = last("career", [...resign, "Ya sudah, nanti saya lanjutkan. Terima kasih."]);
    expect(led?.text).toContain("bisa dilanjutkan");
    expect(labels(led)).toEqual(["Lanjutkan yang tadi"]);
    expect(isGoodbye("nanti aku perbaiki sendiri", false)).toBe(false);
  });

  test.each(["nanti dia betulkan sendiri", "Terima kasih", "nanti saya ganti jadi Hendro"])(
    "%s is no goodbye",
    (text) => expect(isGoodbye(text, true)).toBe(false),
  );
});

describe("what is denied is not taken as its opposite", () => {
  test.each([
    ["mboten enten judi niku", "judi niku"],
    ["ga ada utang pinjol", "utang pinjol"],
  ])("%s", (text, denied) => expect(deniedIn(text).join(" ")).toContain(denied));

  test("“ndak ade dua tawaran” and “blm putus” begin nothing about them", () => {
    expect(notSo("ndak ade dua tawaran")).toEqual(["tawaran"]);
    expect(notSo("blm putus")).toEqual(["putus"]);
  });

  test("“bukan itu” before the first answer leaves the flow", () => {
    const texts = ["tolong bikinin surat lamaran kerja satpam", "Tulis surat lamaran", "Bukan itu"];
    expect(last("career", texts)?.state.flow).toBeUndefined();
  });
});

describe("a question to the guide itself", () => {
  test("a job abroad offered by chat gets a warning before anything else", () => {
    const led = last("career", ["ade tawaran kerja admin di kamboja 12 juta lewat wa, penipuan ke bukan?"]);
    expect(led?.text).toContain("penipuan dan perdagangan orang");
    expect(led?.text).not.toMatch(/\d{3,}-\d{3,}/);
    expect(led?.state.flow).toBeUndefined();
  });

  test.each([
    ["bunga kur bri hari ini berapa ya?", "bank-rate"],
    ["ini penipuan bukan kak?", "scam"],
    ["nomor bp2mi berape", "office-number"],
    ["bisa jadi pak jarwo buat latihan ga?", "role"],
    ["aku takut dia marah", undefined],
    ["aku kerja di malaysia sudah dua tahun", undefined],
  ])("%s: %s", (text, line) => expect(directIn(text)).toBe(line));
});
