import { describe, expect, test } from "vitest";
import type { Field } from "#server/external/model/guide/flow.ts";
import { last } from "#server/test/guide-conversation.ts";

/* Questions that are asked beside other things and that need a checked answer, in wordings that are no example. */

describe("a question that has a checked answer", () => {
  test.each<[Field, string, string]>([
    ["relationships", "ibu habis stroke tadi keselek pas minum, itu bahaya ga ya?", "IGD"],
    ["wellbeing", "kakek lumpuh sering kesedak kalau disuapin bubur, bahaya ga?", "duduk tegak"],
    ["career", "suami dapat cuti ga kalau istri melahirkan?", "pasal 93"],
    ["relationships", "kalau utang ga dibayar bisa lapor polisi ga?", "perdata"],
    ["relationships", "penjamin itu ikut bayar ga kalau yang pinjam macet?", "penjamin ikut menanggung"],
    ["career", "waktu wawancara perlu disebut ga kalau ibu meninggal?", "Tidak wajib"],
    ["career", "enaknya lapor atasan dulu atau ngomong ke orangnya dulu?", "Itu keputusanmu"],
  ])("%s: %s", (field, text, part) => expect(last(field, [text])?.text).toContain(part));

  test.each<[Field, string, string]>([
    ["relationships", "anakku susah makan, gimana ya?", "IGD"],
    ["career", "cuti tahunan bisa diuangkan ga?", "pasal 93"],
    ["business", "utang usaha bisa dipenjara ga?", "umumnya urusan perdata"],
  ])("%s: %s gets another one", (field, text, part) => expect(last(field, [text])?.text).not.toContain(part));
});
