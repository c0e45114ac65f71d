import { describe, expect, test } from "vitest";
import { ownClauses, plainClauses } from "#server/external/model/guide/words/stories/own-clauses.ts";
import { storyComplaintIn } from "#server/external/model/guide/words/stories/story-complaints.ts";
import { storyQuestionsIn } from "#server/external/model/guide/words/stories/story-questions.ts";
import { isRequestInStory } from "#server/external/model/guide/words/stories/telling.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";

/* Turns of stories in which readers met stock lines, complaints that were quoted back, and a wish that was not heard. */

const student = [
  "mau cerita aja",
  "udah seminggu tidurnya jam 3 jam 4 mulu, trus kuliah jam 7. ngantuk bgt di kelas",
  "hehe iya. mama juga jarang nelpon skrg, sibuk adek bayi. kadang aku mikir salah pilih kampus ga sih",
  "kakak kok jawabnya gitu2 aja. emang baca ceritaku?",
  'wkwk kok "kok jawabnya gitu2 aja" ikut kedaftar. ya udah, aku pengen bikin rencana kecil aja biar bisa tidur lebih cepet',
];
const daughter = [
  "mau cerita aja",
  "saya ngurus ibu yang stroke sendirian",
  "adik2 ga ada yg bantu, cuma telpon nanya kabar",
  "iya. pdhal ibu itu ibunya mereka jg lho. kadang saya sampai bentak ibu, habis itu nangis sendiri di kamar mandi. merasa dosa",
  "saya dosa ga ya bentak ibu gitu",
];

describe("what the member carries and what is missing to them", () => {
  test("is quoted instead of a line that says nothing", () => {
    const leds = conversation("wellbeing", student);
    expect(leds[1]?.text).toContain("“udah seminggu tidurnya jam 3 jam 4 mulu”, lalu “ngantuk bgt di kelas”");
    expect(leds[2]?.text).toContain("“mama juga jarang nelpon skrg”");
  });

  test.each([
    ["bapak udah ga pernah ngabarin", ["bapak udah ga pernah ngabarin"]],
    ["anakku jarang pulang sekarang", ["anakku jarang pulang sekarang"]],
    ["tetangga jarang nyapu halaman", []],
  ])("%s", (text, clauses) => expect(ownClauses(text)).toEqual(clauses));

  test("no line that says nothing comes twice in a row beside a clause that may be quoted", () => {
    const [, first, second] = conversation("wellbeing", [
      "mau cerita aja",
      "kemarin pohon di depan rumah tetangga ditebang",
      "jalan raya sebelah pasar juga dibongkar habis",
    ]);
    expect(first?.text).not.toContain("“");
    expect(second?.text).toContain("“jalan raya sebelah pasar juga dibongkar habis”");
  });

  test.each([
    "dia bilang aku cuma numpang di rumah ini",
    "rasanya lebih baik aku mati aja dari pada begini",
    "kocak banget wkwkwk tuh orang di depan rumah",
    "jawabanmu kok gitu mulu sih kayak template",
  ])("%s is never quoted for that", (text) => expect(plainClauses(text)).toEqual([]));
});

describe("a complaint about how the guide listens", () => {
  test("is owned, and stands in no quotation and no sum-up", () => {
    const leds = conversation("wellbeing", student);
    expect(leds[3]?.text).toMatch(/^Benar, jawabanku terlalu tipis/);
    for (const { text } of leds.slice(3)) {
      expect(text).not.toMatch(/“[^”]*(?:gitu2 aja|wkwk|emang baca)/);
    }
    expect(leds[4]?.state.told.join()).not.toContain("gitu2");
  });

  test("behind it a wish ends the story and finds its flow", () => {
    const led = last("wellbeing", student);
    expect(led?.text).toMatch(/^Maaf/);
    expect(labels(led)).toContain("Atur tidur malam ini");
  });

  test.each([
    ["kamu kok jawabnya gitu2 aja", "thin"],
    ["kok omonganku ikut kecatat sih", "echo"],
    ["wkwk keluhanku malah ikut kerangkum", "echo"],
  ])("%s", (text, kind) => expect(storyComplaintIn(text)?.kind).toBe(kind));

  test.each([
    "namaku ikut kedaftar di grup itu",
    "bosku jawabnya gitu2 aja tiap ditanya",
    "dia ga baca ceritaku",
  ])("%s is part of the story", (text) => expect(storyComplaintIn(text)).toBeUndefined());
});

describe("a wish within a story", () => {
  test.each([
    "ya udah, aku pengen bikin rencana kecil aja",
    "aku mau coba susun jadwal tidur",
    "pengen ngatur tidur biar bisa bangun pagi",
  ])("%s ends it", (text) => expect(isRequestInStory(text)).toBe(true));

  test.each([
    "adik2 ga ada yg bantu, cuma telpon nanya kabar",
    "suamiku ga mau bantu sama sekali",
    "aku pengen nangis biar lega",
    "mama bikin rencana liburan tanpa aku",
    "pengen tidur aja rasanya",
  ])("%s does not", (text) => expect(isRequestInStory(text)).toBe(false));
});

describe("a harsh deed of the member's own", () => {
  test("stands in a sum-up only with what it did to them", () => {
    const [sum, answer] = conversation("relationships", daughter).slice(3);
    expect(sum?.text).toContain("“kadang saya sampai bentak ibu, habis itu nangis sendiri di kamar mandi”");
    expect(answer?.text).toContain("menunjukkan hal ini penting buatmu");
    expect(answer?.text).not.toContain("menyebut seseorang buruk");
  });

  test("is left out where nothing else stands beside it", () => {
    expect(ownClauses("aku sering bentak adikku. capek banget aku tiap malam")).toEqual([
      "capek banget aku tiap malam",
    ]);
    expect(ownClauses("aku dibentak suami di depan anak")).toEqual(["aku dibentak suami di depan anak"]);
  });

  test.each([
    ["saya dosa ga ya bentak ibu gitu", "regret"],
    ["salah ga sih aku marahin anakku tadi", "regret"],
    ["salah ya aku pukul anakku", "violence"],
    ["aku tampar adikku, dosa ga ya", "violence"],
    ["emang salah ya aku marah?", "anger"],
    ["aku durhaka ya kalo kesel?", "worth"],
  ])("%s: %s", (text, kind) => expect(storyQuestionsIn(text).asked).toEqual([kind]));

  test("a blow is not comforted", () => {
    const led = last("relationships", ["mau cerita aja", "aku capek banget", "salah ya aku pukul anakku"]);
    expect(led?.text).toContain("tidak bisa kubenarkan");
    expect(led?.text).not.toMatch(/boleh ada|bukan kesalahan|penting buatmu/);
  });

  test("what others did to the member asks for no judgement of it", () =>
    expect(storyQuestionsIn("dia pukul aku terus").asked).toEqual([]));
});
