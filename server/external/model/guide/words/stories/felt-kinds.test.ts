import { describe, expect, test } from "vitest";
import { allLostIn, condolenceFor } from "#server/external/model/guide/values/bereavement.ts";
import { endsWithGoodbye } from "#server/external/model/guide/words/yes-no/refusals.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";
import { careIn } from "./care.ts";
import { feltIn } from "./felt-kinds.ts";
import { ownClauses } from "./own-clauses.ts";
import { storyComplaintIn } from "./story-complaints.ts";

describe("how a message says that it is for the member", () => {
  test.each([
    ["tadi hampir nabrak anak sekolah di tikungan", "near"],
    ["wajahnya kebayang terus tiap mau merem, mukane iku lho", "near"],
    ["tadi saya bentak si kecil, sekarang nyesel", "guilt"],
    ["rasanya aku mama yang gagal", "guilt"],
    ["mau curhat ke kakak, dia malah ngomongin jemuran", "unheard"],
    ["uda cuma jawab iyo, habis tu dimatian", "unheard"],
    ["kangen suara almarhumah nenek", "grief"],
    ["isin aku, kabeh wong ndelok", "shame"],
    ["ulun sorangan haja di kost", "alone"],
    ["aku disalahin satu ruangan", "hurt"],
    ["kuciwa pisan abdi", "letdown"],
    ["takuik awak ka pasa lai", "fear"],
    ["deg2an tiap ada telpon masuk", "fear"],
    ["nelangsa tenan atiku", "sad"],
    ["mangkel poll aku karo bosku", "angry"],
    ["mata ndak mau pejam sampai subuh", "awake"],
    ["kepala rasanya mau pecah", "tired"],
    ["panek bana badan ambo", "tired"],
    ["plong rasanya habis nulis", "relief"],
  ])("%s: %s", (text, kind) => expect(feltIn(text)).toBe(kind));

  test.each([
    "aku ga marah kok",
    "biar ga capek naik lift",
    "suamiku marah di telpon",
    "kemarin rapat sampai jam tiga",
    "jangan sedih ya kak",
    "saya kira dia bakal nangis",
    "harga cabe naik lagi",
  ])("%s names nothing of it", (text) => expect(feltIn(text)).toBeUndefined());
});

describe("looking again and again what somebody does online", () => {
  test.each([
    "aku tuh masih ngecek storynya tiap jam kak, capek sendiri",
    "tiap malem masih buka story mantan",
    "msh sering stalking ig dia",
    "aku liat status wa nya terus",
    "sampe jam 2 mantengin profilnya terus",
  ])("%s is read", (text) => expect(feltIn(text)).toBe("checking"));

  test.each([
    "aku ngecek stok gudang tiap jam",
    "tiap hari buka toko jam 7",
    "masih ngecek email kerjaan",
    "aku posting story jualan tiap pagi",
    "status lamaranku masih diproses",
  ])("%s is something else", (text) => expect(feltIn(text)).not.toBe("checking"));

  test("how somebody left is named with the tears", () => {
    const told = "kita 2 taun, dia mutusin lewat chat doang. trs tadi di kampus aku nangis di kelas";
    const led = last("wellbeing", ["mau cerita dulu aja ya", told]);
    expect(led?.text).toContain("“dia mutusin lewat chat doang”, lalu “tadi di kampus aku nangis di kelas”");
  });
});

describe("the line for a message of a story", () => {
  const begun = ["mau cerita aja"];

  test("is one plain sentence, and the member's words are not given back twice in a row", () => {
    const texts = [
      ...begun,
      "tadi pagi aku dimarahin di depan tim",
      "capek aku tiap hari gini, badan pegal semua",
    ];
    const [, first, second] = conversation("wellbeing", texts);
    expect(first?.text).toMatch(/^“tadi pagi aku dimarahin di depan tim”\. \p{Lu}[^“]+\.\n\n\p{Lu}[^“]+\?$/u);
    expect(second?.text).not.toContain("“");
    expect(second?.text).toMatch(/^Capek begitu itu berat\.\n\n\p{Lu}[^“.]+\?$/u);
  });

  test("is no stock phrase behind something painful that may not be quoted", () => {
    const led = last("wellbeing", [...begun, "aku benci badanku sendiri, jijik tiap ngaca"]);
    expect(led?.text).not.toMatch(/Pelan-pelan saja|Ruang ini|Boleh panjang/);
  });

  test("comforts nobody for a blow", () => {
    const led = last("relationships", [...begun, "semalam aku tampar anakku, sekarang nyesel"]);
    expect(led?.text).not.toMatch(/Menyesal begitu|tidak peduli/);
  });

  test("a thing that is left of somebody who has died is not passed over", () => {
    const texts = [
      ...begun,
      "bapak meninggal bulan puasa kemarin",
      "sarung bapak masih kugantung di belakang pintu",
    ];
    expect(last("wellbeing", texts)?.text).toContain("hal-hal kecil");
  });

  test("somebody who wants no advice is asked nothing back", () => {
    const texts = [
      "mau cerita aja, ga usah dikasih saran",
      "adik lupa ulang tahunku",
      "wajar ga aku kecewa?",
    ];
    expect(last("wellbeing", texts)?.text).not.toContain("?");
  });

  test("nothing was given yet that could be enough", () => {
    expect(labels(last("wellbeing", [...begun, "tadi hujan terus di pasar"]))).not.toContain("Segini dulu");
  });
});

test("a first message is not answered with its figures where a feeling stands beside them", () => {
  const text =
    "hari rabu ada panggilan interview di pabrik gula. terakhir interview tahun 2009. takut banget";
  const led = last("career", [text]);
  expect(led?.text).toContain("Takut begitu menguras tenaga");
  expect(led?.text).not.toContain("“terakhir interview");
});

describe("what is said of the guide", () => {
  test.each([
    "bukan suruh saya pilih lagi",
    "ini salah paham",
    "yang kau bilang tadi itu yang mana",
    "kok jadi nanya beginian terus",
    "belum dapat apa-apa dari tadi",
  ])("%s is no part of the story", (text) =>
    expect(ownClauses(`${text}. saya capek sekali`)).toEqual(["saya capek sekali"]),
  );

  test.each(["jgn cuma ulang kata2 ku", "jangan diulang lagi omonganku", "gausah ngutip kalimatku terus"])(
    "%s is a complaint that it only repeats",
    (text) => expect(storyComplaintIn(text)?.kind).toBe("echo"),
  );
  test.each(["jangan diulang lagi kata dosen", "aku ga mau ngulang kelas"])("%s is none", (text) =>
    expect(storyComplaintIn(text)).toBeUndefined(),
  );
});

describe("condolence", () => {
  test.each([
    ["Bapak wafat 2015, mama nyusul dua tahun kemudian", "Turut berduka atas kepergian ayah dan ibumu."],
    ["ibu dan bapak saya sudah meninggal semua", "Turut berduka atas kepergian ayah dan ibumu."],
    ["kakek meninggal kemarin sore", "Turut berduka atas kepergian kakekmu."],
  ])("%s", (text, said) => expect(condolenceFor(...allLostIn(text))).toBe(said));

  test.each(["ibu menyusul kami ke stasiun", "takut bapak meninggal", "uang ibu udah ga ada"])(
    "%s tells of none",
    (text) => expect(allLostIn(text)).toEqual([]),
  );

  test("comes once for each", () => {
    const leds = conversation("wellbeing", [
      ...["mau cerita aja", "suamiku meninggal januari kemarin", "sepi rumah sejak suamiku meninggal"],
      "ibuku juga wafat sebulan sesudahnya",
    ]);
    expect(leds.map(({ text }) => /Turut berduka[^.]*/.exec(text)?.[0])).toEqual([
      undefined,
      "Turut berduka atas kepergian suamimu",
      undefined,
      "Turut berduka atas kepergian ibumu",
    ]);
  });
});

describe("the end of a story", () => {
  test.each([
    "udah plong rasanya, makasih ya",
    "lumayan lega aku. suwun. sesuk isuk dines maneh",
    "saya sudah lebih tenang, terima kasih sudah membaca",
    "agak enakan, hatur nuhun. mau masak dulu buat anak",
  ])("%s is a goodbye", (text) => expect(endsWithGoodbye(text)).toBe(true));

  test.each([
    "makasih, tapi aku masih belum lega",
    "udah agak lega makasih. tapi dia nelpon lagi barusan",
    "udah tenang sekarang, makasih semuanya, selamat tinggal",
    "lega ga ya kalau aku bilang, makasih?",
    "udah lega. tolong bikinin surat buat dia",
  ])("%s is none", (text) => expect(endsWithGoodbye(text)).toBe(false));
});

describe("care that cannot wait", () => {
  test.each([
    ["udah 4 hari ga bisa tidur, besok bawa truk ke surabaya", "driving"],
    ["aku driver ojol, kurang tidur terus dari minggu lalu", "driving"],
    ["wis telung dino, eh 3 dino ora iso turu, sesuk nyopir", "driving"],
    ["baru 2 minggu lahiran, aku ga mau gendong bayiku", "baby"],
    ["habis sesar sebulan, males banget pegang bayi", "baby"],
    ["bayi umur 3 minggu, tapi saya tidak ada rasa sayang", "baby"],
  ])("%s: %s", (text, care) => expect(careIn(text, [])).toBe(care));

  test.each([
    "suamiku sopir, dia berangkat subuh",
    "ga bisa tidur 3 malam mikirin skripsi",
    "bayiku ga mau nyusu dari tadi",
    "bayi saya umur 2 minggu, suami ga mau gendong",
    "anakku ga mau digendong neneknya",
    "aku ga bisa gendong bayi karena jahitan masih sakit",
  ])("%s calls for none", (text) => expect(careIn(text, [])).toBeUndefined());

  test("is said once, also where the two parts stand in two messages", () => {
    const leds = conversation("wellbeing", [
      ...["mau cerita aja", "udah 5 hari ga bisa tidur", "aku sopir travel, nanti malam narik ke bandung"],
      "narik terus padahal ga tidur",
    ]);
    expect(leds.map(({ text }) => text.includes("minta diganti"))).toEqual([false, false, true, false]);
  });

  test("names whom a mother can tell, and 119 for the worst", () => {
    const led = last("wellbeing", ["mau cerita aja", "abis lahiran 3 minggu, aku ga pengen gendong bayiku"]);
    expect(led?.text).toMatch(/bidan atau puskesmas[\s\S]*119/);
  });

  test.each([
    "boleh ga minum obat tidur dari teman, nanti malam aku bawa truk",
    "ada kawan ngasih pil tidur, aman ga kalau besok subuh narik travel?",
  ])("a pill before driving has its own answer: %s", (text) =>
    expect(last("wellbeing", ["mau cerita aja", "capek di jalan terus", text])?.text).toContain(
      "jangan diminum sebelum menyetir",
    ),
  );

  test("which is not given to somebody who does not drive", () => {
    const led = last("wellbeing", ["mau cerita aja", "skripsi numpuk", "boleh minum obat tidur ga ya kak"]);
    expect(led?.text).not.toContain("menyetir");
  });
});
