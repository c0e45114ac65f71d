import { describe, expect, test } from "vitest";
import { labels, last } from "#server/test/guide-conversation.ts";
import { personWishIn } from "./person-wish.ts";

const talks: readonly string[] = [
  "udh 3 minggu on call terus, capek bgt. Pgn ngmg ke lead saya kang Dimas, jgn WA diatas jam 8",
  "kerjaan numpuk, tiap hari lembur. pengen bilang ke bu Sinta spv saya minta dikurangin",
  "saya capek pak, anak2 rewel. saya mau bicara sama suami soal bagi tugas",
  "badan remuk rasanya, kulo arep ngomong karo pak mandor ben sif malam digilir",
  "utang numpuk, gw harus ngomong sama bini soal pinjol ini",
  "cemburu terus tiap dia chat mantannya, abdi hoyong nyarios ka manehna soal eta",
  "udah sebulan ga bisa tidur gara2 tetangga karaoke. mau ngomong ke pak RT soal jam karaoke",
  "aku dikucilkan temen2 kantor. pengen ngobrol sama mbak Rara soal kemarin",
  "stres mikir skripsi, mau bilang ke bu dosen pembimbing minta waktu seminggu lagi",
  "beta su lelah, beta mo bicara deng kaka soal jaga mama",
  "awak mau ngomong sama abang tu, jangan lagi pinjam motor awak tanpa bilang",
  "uang belanja ga cukup terus, saya pengen bahas sama suami",
];
const preparing: readonly string[] = [
  "nemu chat dia sm mantannya. sakit bgt. Mau sy bahas tp bingung mulainya",
  "suami selalu main hp. mau ngomongin ini tapi bingung mulai dari mana",
  "pengen bahas soal nikah sama pacar tp ga tau mulainya gimana",
  "mau ngebahas uang bulanan sama istri, cara mulainya gmn ya",
  "arep ngomong soal warisan karo mas, bingung wiwite",
];
const messages: readonly string[] = [
  "buatkan pesan WA nya",
  "bikinin dong pesan WA buat dia: mulai senin 9 des ga WA diatas jam 8 kecuali server down",
  "tolong buatin chat ke bang Roni, dia telat terus, aku udah capek negur",
  "stres aku ditagih terus. bikinin wa buat pak haji minta waktu sampe gajian",
  "gajiku ga cukup. tulisin pesan buat bos dong soal lembur yg ga dibayar itu",
  "burnout nih, bantu susunin wa ke HRD minta pindah shift",
  "cemburu bgt. tulungi gawekno wa nggo pacarku, aku pengen ngerti sing sakbenere",
  "minta kata2 buat chat ke mantan soal barang yg ketinggalan",
  "pesan WA aja ya, bkn utk diomongin",
  "butuh pesan wa buat Rini, mulai senin dtg jam 8 pas, klo telat lagi SP1",
  "pengen wa bu Ratna tp bingung kata2nya, bikinin ya",
];
const none: readonly string[] = [
  "bos mau ngomong sama saya besok, deg2an",
  "dia mau bilang ke orang tuanya soal kami",
  "kemarin aku ngomong ke bos, malah dimarahi",
  "udah bilang ke suami tapi ga didengerin",
  "takut ngomong ke ibu",
  "aku mau cerita aja ke kamu",
  "pengen ngobrol sama orang aja, sepi",
  "mau ngomong sama siapa lagi coba",
  "mau bicara sama psikolog beneran bisa?",
  "tolong bikinin surat resign",
  "bikinin surat permohonan ke kepala sekolah",
  "aku ga mau ngomong sama dia lagi",
  "males bahas ini sama istri",
  "dia WA aku jam 11 malem terus",
  "kirim wa ke dia ga dibales bales",
  "mau ngomong sendiri aja di kaca biar tenang",
  "temenku pengen bilang ke bosnya minta cuti",
  "pengen bilang ke diri sendiri kalau aku cukup",
  "ngomong2 soal bos, dia baik kok",
  "chat nya pacarku sama mantan bikin nyesek",
];

describe("whether a message wishes to tell somebody something, whatever else it tells", () => {
  test.each(talks)("%s: a talk", (text) => expect(personWishIn(text)?.form).toBe("talk"));
  test.each(preparing)("%s: a talk that is prepared", (text) =>
    expect(personWishIn(text)).toMatchObject({ form: "talk", isPreparing: true }),
  );
  test.each(messages)("%s: a message", (text) => expect(personWishIn(text)?.form).toBe("message"));
  test.each(none)("%s: none", (text) => expect(personWishIn(text)).toBeUndefined());
});

describe("the flow for what is to be said", () => {
  test.each([
    ["wellbeing", talks[0] ?? "", "Tentukan satu batas"],
    ["wellbeing", talks[1] ?? "", "Siapkan obrolan yang sulit"],
    ["relationships", preparing[0] ?? "", "Siapkan obrolan yang sulit"],
    ["leadership", messages[0] ?? "", "Tulis pesan atau surat"],
    ["wellbeing", messages[5] ?? "", "Tulis izin atau cuti"],
  ] as const)("%s: %s", (field, text, label) => expect(labels(last(field, [text]))[0]).toBe(label));
});
