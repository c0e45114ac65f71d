import { expect, test } from "vitest";
import { storyComplaintIn } from "./story-complaints.ts";

test.each([
  ["itu doang responnya? ya ampun", "thin", ""],
  [
    "ditanya kok malah ngulang kalimatku wkwk. Ya sudahlah. Semalam dak bisa tidur, kepikiran terus",
    "echo",
    "Semalam dak bisa tidur, kepikiran terus",
  ],
  ["kok jawabnya gitu2 aja sih", "thin", ""],
  ["kamu cuma ngulang omonganku", "echo", ""],
  ["ih itu doang?", "thin", ""],
  ["jawabanmu template banget", "thin", ""],
  ["cuma gitu jawabnya?", "thin", ""],
  ["kayak ngobrol sama tembok", "thin", ""],
  ["bisanya cuma copas tulisanku", "echo", ""],
  ["kamu ngulang2 terus", "echo", ""],
  ["cuma makasih udah cerita? aku bingung", "thin", "aku bingung"],
  ["kok diem. salahku kah", "thin", "salahku kah"],
])("%s: %s", (text, kind, rest) => expect(storyComplaintIn(text)).toEqual({ kind, rest }));

test.each([
  "dia cuma ngulang kata2ku",
  "gitu aja sih",
  "kok dia diem aja",
  "aku cuma diem",
  "dia cuma bilang makasih",
  "ya gitu aja",
  "aku ngulang semester lagi",
  "dosen bilang gitu doang",
  "dingin banget rumah sekarang",
  "dia dingin banget",
  "itu aja sih ceritanya",
  "suamiku jawabnya singkat banget",
])("%s is part of the story", (text) => expect(storyComplaintIn(text)).toBeUndefined());
