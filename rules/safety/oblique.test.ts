import { describe, expect, it, test } from "vitest";
import { assess } from "./assess.ts";
import type { Opinion, RiskState } from "./types.ts";

const asks = (text: string) => assess(text, { atMs: 0 }).isDoubtful;

describe("what is said between the lines", () => {
  it.each([
    "siapa ya yang ngurus kucingku nanti",
    "nanti tanaman di teras siapa yang nyiram ya",
    "kalo aku udah pergi jauh, ikan di akuarium siapa yang kasih makan ya",
    "anakku nanti biar sama neneknya aja, lebih keurus",
    "titip anak2 ya kak, aku udah ga sanggup nemenin mereka",
    "lagu apa ya yang bagus diputer pas pemakaman",
    "di pemakamanku yang dateng berapa orang ya",
    "ntar juga kalian lupa sama aku kok",
    "mereka cuma nangis seminggu, abis itu normal lagi",
    "jangan kaget ya kalo besok denger kabar",
    "aku ga mau ngerayain ulang tahun tahun ini, kayaknya ga bakal nyampe",
    "percuma ngerencanain lebaran, aku ga yakin masih di sini",
    "obatnya udah kukumpulin lama",
    "resep dokter udah tiga kali kutebus, belum ada yang kuminum satupun",
    "akhirnya tenang juga, semua urusan udah kelar, tinggal pamit",
    "berapa hari ya baru ketahuan kalo orang meninggal sendirian di kos",
    "ayah udah manggil2 di mimpi, kayaknya udah waktunya aku ikut",
    "asuransi jiwa cair ga sih kalo sendiri yang ngelakuin",
    "wis plong atiku, sesuk kabeh wis rampung, matur nuwun yo wis ngancani",
    "geus tenang ayeuna mah, geus mutuskeun, moal nyusahkeun deui",
    "kok den ndak ado, sia nan ka maurus amak yo",
    "kalo ku pigi nanti, jagakan adek-adekku ya",
  ])("brings the gentle question: %s", (text) => expect(asks(text)).toBe(true));

  it.each([
    "siapa ya yang bisa jagain kucingku pas aku mudik seminggu",
    "nanti yang anter adek sekolah siapa, aku piket pagi",
    "kalo aku cuti dua minggu yang megang admin siapa ya",
    "titip anak2 ya bu, aku ada rapat sampe jam 5",
    "anakku nanti biar sama neneknya aja selama aku lembur",
    "lagu apa yang bagus diputer pas wisuda",
    "pemakaman kakek kemarin rame banget, masakannya kurang",
    "orang2 lupa sama janji kampanye",
    "nanti tanaman di teras siapa yang nyiram ya, aku dinas",
    "jangan kaget ya besok aku potong rambut pendek",
    "aku ga ngerayain ulang tahun tahun ini, mau hemat",
    "obat darah tinggi bapak udah kukumpulin di kotak per hari",
    "resep dokter udah ditebus, minumnya sebelum apa sesudah makan",
    "akhirnya semua kerjaan kelar, tinggal libur",
    "mimpi mbah dateng, artinya apa ya",
    "asuransi motor cair ga kalo kecelakaan sendiri",
    "udah kuputusin ambil kpr, lega",
    "besok semua udah selesai, tinggal wisuda",
    "mamah di bandung, saha nu ngurus katering mun abdi ka jakarta",
    "lah den agiahan baju lamo den ka panti, lamari alah panuah",
  ])("brings nothing for everyday life in the same words: %s", (text) => {
    const { isDoubtful, level } = assess(text, { atMs: 0 });
    expect([isDoubtful, level]).toEqual([false, 0]);
  });

  test("once a day, and going on like that right after it is a danger", () => {
    const first = assess("siapa ya yang ngurus kucingku nanti", { atMs: 0 });
    const state: RiskState = first.next;
    const second = assess("obatnya udah kukumpulin lama", { state, atMs: 60_000 });
    expect([second.level, second.isDoubtful, second.categories]).toEqual([2, false, ["ideation"]]);
    const later = assess("obatnya udah kukumpulin lama", { state, atMs: 7 * 3_600_000 });
    expect([later.level, later.isDoubtful]).toEqual([0, false]);
  });
});

describe("a doubt of the classifier", () => {
  const opinion = (danger: number, urgent: number): Opinion => ({
    words: 8,
    danger,
    urgent,
    kinds: [{ category: "ideation", logit: 0 }],
    other: -5,
    child: -5,
    denied: -5,
  });
  const doubts = (text: string, danger: number, urgent: number) =>
    assess(text, { atMs: 0, opinion: opinion(danger, urgent) }).isDoubtful;

  test("needs as much as ever once something was told", () => {
    const told = (before: string) => {
      const context = { atMs: 60_000, opinion: opinion(-0.5, -1), before: [{ text: before, atMs: 0 }] };
      return assess("itu su beta tulis di atas to", context).isDoubtful;
    };
    expect([told("halo kak"), told("tolong buatkan surat izin sakit untuk besok")]).toEqual([true, false]);
  });

  test("needs less where a text sounds like a plan and names no occasion", () => {
    const text = "kursiku kasih ke si kecil aja, aku udah bilang";
    expect(doubts(text, -0.5, -1)).toBe(true);
    expect(doubts(text, -0.5, -4)).toBe(false);
    expect(doubts(text, -1, -1)).toBe(false);
    expect(doubts(`${text}, besok aku pindah ke bandung`, -0.5, -1)).toBe(false);
  });
});
