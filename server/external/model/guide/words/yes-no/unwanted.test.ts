import { describe, expect, test } from "vitest";
import { commandWithin } from "#server/external/model/guide/words/to-guide/commands.ts";
import { unwantedIn, withoutUnwanted } from "./unwanted.ts";

describe("what is not wanted", () => {
  test.each([
    ["gue tuh cuma pengen ada tempat naro ini. bkn mau ke psikolog jg", "psikolog jg"],
    ["gue kan blg BUKAN mau ke psikolog. tadi ada yg surat2 itu", "psikolog"],
    ["iye tapi bukan jadwal kak. malu ka ketemu Bu Rahmi", "jadwal kak"],
    ["ya tapi ga mau bikin surat, pengen ngomong langsung aja", "surat"],
    ["jangan rencana lagi deh, capek", "rencana lagi deh"],
    ["aku ga butuh jadwal, butuh temen ngobrol", "jadwal"],
    ["gausah disuruh ke dokter ya", "dokter ya"],
  ])("%s", (text, words) => expect(unwantedIn(text)).toContain(words));

  test.each([
    "dia ga mau ke psikolog",
    "suamiku bukan dokter",
    "aku bukan psikolog, cuma guru",
    "mau buat jadwal dong",
    "anakku ga mau bikin pr",
  ])("nothing in: %s", (text) => expect(unwantedIn(text)).toEqual([]));

  test("is left out of what else is said", () =>
    expect(withoutUnwanted("iya tapi bukan jadwal kak. malu ketemu pembimbing")).toBe(
      "iya. malu ketemu pembimbing",
    ));
});

describe("to be sent to somebody", () => {
  test.each([
    "bkn mau ke psikolog jg",
    "aku ga mau ngomong sama psikolog",
    "gausah ke psikolog ya, dengerin aja",
    "jangan suruh curhat sama psikolog",
  ])("is not asked for in: %s", (text) => expect(commandWithin(text)?.command).not.toBe("human"));

  test.each([
    "mau ngomong sama psikolog aja",
    "ga mau ngomong sama bot, mau psikolog",
    "bisa disambungin ke psikolog?",
  ])("is asked for in: %s", (text) => expect(commandWithin(text)?.command).toBe("human"));
});
