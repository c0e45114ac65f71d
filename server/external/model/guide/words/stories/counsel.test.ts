import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { counselIn } from "./counsel.ts";
import { wasTold } from "./told-topics.ts";

/* Questions about the member's own next step, which are no quarrel to be judged. */

test.each([
  ["apa sebaiknya saya telepon duluan saja?", "reach"],
  ["wa maneh opo tak parani nang omahe?", "reach"],
  ["harusnya aku jujur ga sih ke dia?", "truth"],
  ["mending aku pindah kos aja atau bertahan ya", "leave"],
  ["udah lama mikir mau resign. menurut kamu gmn?", "leave"],
  ["apa aku perlu ikut arisan lagi?", "own"],
  ["aku ditinggal, apa sebaiknya aku chat mantan?", "own"],
])("%s asks for %s", (text, kind) => expect(counselIn(text)).toBe(kind));

test.each([
  "harusnya aku pulang waktu itu ya",
  "harusnya dia yang minta maaf kan?",
  "menurutmu siapa yang salah?",
  "menurutmu aku lebay ga",
  "harusnya aku jujur. sudah terlambat",
  "gw harus gimana dong",
  "apa sebaiknya saya berhenti minum obat?",
  "dia bilang sebaiknya aku diam",
  "mending aku mati aja ya",
  "suamiku mukul lagi, apa sebaiknya aku pulang ke dia?",
])("%s asks for none", (text) => expect(counselIn(text)).toBeUndefined());

describe("in a story", () => {
  const story = [
    "mau cerita dulu ya",
    "anak saya sudah jarang telepon, paling sebulan sekali, rumah sepi sekali",
  ];

  test("the choice stays theirs, and nobody is judged", () => {
    const led = last("wellbeing", [
      ...story,
      "menurut kakak gimana, apa sebaiknya saya telepon duluan saja?",
    ]);
    expect(led?.text).toContain("yang memutuskan kamu");
    expect(led?.text).not.toMatch(/Siapa yang benar|tidak bisa menilai/);
    expect(led?.state.listening).toBe(true);
  });

  test("a text that is asked for beside it is offered", () => {
    const led = last("wellbeing", [...story, "apa sebaiknya saya chat duluan? tolong buatkan pesannya ya"]);
    expect(labels(led)).toContain("Tulis pesan atau surat");
  });

  test("a plan that is asked for is the one of the story", () => {
    const told = ["mau curhat dulu ya", "aku diputusin pacar minggu lalu, tiap malam buka profil dia"];
    const led = last("relationships", [...told, "kasih aku rencana dong buat beberapa hari ini"]);
    expect(labels(led)[0]).toBe("Rencana seminggu setelah putus");
  });
});

test("who was asked for what they had told is asked nothing more", () => {
  expect(wasTold("ya itu tadi, malam sama pas bangun")).toBe(true);
  expect(wasTold("Tadi sudah saya sampaikan, sore hari")).toBe(true);
  expect(wasTold("tadi pagi ibu telepon")).toBe(false);
});
