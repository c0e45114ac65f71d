import { describe, expect, test } from "vitest";
import { introduction } from "#server/external/model/guide/lines/lines.ts";
import { conversation, last } from "#server/test/guide-conversation.ts";
import { commandWithin } from "./commands.ts";
import { aboutUs } from "./presence.ts";

describe("a question about who is here", () => {
  test.each([
    ["hai.. ini beneran ada yg baca ga sih", "who"],
    ["ini program ya? aku kira psikolognya langsung.", "who"],
    ["kirain psikolog beneran yg bales", "who"],
    ["ada orang ga di sini", "who"],
    ["halo, ini ada orangnya ga ya", "who"],
    ["onok wong e ta iki? ada orang ga", "who"],
    ["ini otomatis ya", "who"],
    ["kak ini bot ya", "who"],
    ["iki sing mbales sopo", "who"],
    ["ieu nu ngajawab saha", "who"],
    ["yang jawab ini siapa sih", "who"],
    ["apa ada manusia yg baca ini", "who"],
    ["ada yang denger ga", "who"],
    ["ini cuma program kan", "who"],
    ["yg bu alma asli kapan balesnya? apa ini ga dibaca siapa2", "human"],
    ["bisa ngomong sama bu almanya ga", "human"],
    ["aku mau ngobrol langsung sama psikolognya", "human"],
    ["psikolognya mana", "human"],
    ["kapan dijawab psikolognya", "human"],
    ["boleh chat sama yang asli ga kak", "human"],
    ["mau konsul langsung ke konselornya", "human"],
    ["bu rani asli kapan balas ya", "human"],
    ["ini dibaca siapa aja", "privacy"],
    ["siapa aja yang bisa baca curhatanku", "privacy"],
    ["tulisanku di sini diliat orang lain ga", "privacy"],
    ["chat ini bisa dibaca suamiku ga", "privacy"],
    ["sopo sing iso moco ceritaku", "privacy"],
    ["yang aku tulis dibaca admin ga", "privacy"],
    ["bisa dibaca orang lain nggak sih curhatan aku", "privacy"],
    ["apakah jawaban saya ini bisa dibaca orang lain", "privacy"],
    ["apa ini ga dibaca siapa2", "privacy"],
    ["dataku aman ga", "privacy"],
    ["eh btw ini ceritaku dibaca orang kantor ga sih", "privacy"],
    ["tp serius siapa aja yg bisa baca ini", "privacy"],
    ["ini curhatanku bisa diliat bosku ga", "privacy"],
    ["siapa yang bisa liat ini selain kamu", "privacy"],
  ])("%s: %s", (text, command) => expect(commandWithin(text)?.command).toBe(command));

  test.each([
    "liat ig orang lain kok bayinya gendut2",
    "aku suka liat orang lain bahagia, kok aku enggak ya",
    "status wa ku diliat siapa aja ya sama dia",
    "baca cerita orang lain di ig bikin minder",
    "siapa yang liat dia jatuh kemarin",
    "chat suamiku dibaca orang lain",
    "di rumah ga ada orang",
    "ga ada yang dengerin aku di rumah",
    "orang itu baik ya",
    "ibu mertua langsung jawab gitu",
    "tetangga pada liat kita berantem, siapa yang ga malu",
    "data di kantor bocor ga ya",
    "chatku dibaca orang kantor, aku malu",
    "bos baca ini terus marah",
    "aku mau ngomong sama bos soal gaji",
    "temen2ku ada yang bales ada yang enggak",
  ])("%s asks nothing about this conversation", (text) => expect(commandWithin(text)).toBeUndefined());
});

const story = ["aku mau cerita aja", "baru lahiran 4 bulan, capek banget"];

describe("and its answer", () => {
  test.each([
    "hai.. ini beneran ada yg baca ga sih",
    "yg bu alma asli kapan balesnya? apa ini ga dibaca siapa2",
    "ini program ya? aku kira psikolognya langsung. bisa ngomong sama bu almanya ga",
  ])("%s: a program, nobody reads, and where people are", (text) => {
    for (const before of [[], story]) {
      const answer = last("wellbeing", [...before, text])?.text.replace(introduction, "") ?? "";
      expect(answer).toMatch(/program/);
      expect(answer).toMatch(/tidak ada orang yang membaca atau membalas/i);
      expect(answer).toContain("“Bantuan”");
      expect(answer).not.toMatch(/aku (?:masih )?(?:ada )?di sini/i);
    }
  });

  test("looking at others in a story is no question about it", () => {
    const text =
      "ok jwbannya random. gpp. aku cuma ngerasa gagal jd ibu aja sih, liat ig orang lain kok bayinya gendut2";
    const led = last("wellbeing", [...story, text]);
    expect(led?.text).not.toMatch(/terenkripsi|Tidak ada orang yang membaca/);
  });

  test("no line says that somebody is here", () => {
    const texts = Array.from({ length: 14 }, (_, at) => `lalu yang ke ${at} begini, aku sedih sekali`);
    for (const { text } of conversation("wellbeing", ["halo", "hai", "cerita dulu aja", ...texts]))
      expect(text).not.toMatch(/aku (?:masih |tetap )?(?:ada )?di sini/i);
  });

  test.each([
    "emang ga ada yang dengerin aku ya",
    "ga ada yang dengerin aku ya",
    "apa ga ada orang yang dengerin aku",
  ])("a lament is no question: %s", (text) => expect(aboutUs(text, false)).toBeUndefined());
});
