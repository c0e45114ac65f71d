import { describe, expect, test } from "vitest";
import type { EarlierText, RiskState } from "#rules/safety/types.ts";
import { assessText, judge, noticeOf, riskOf } from "./safety.ts";

/** Judges a conversation of one member, a minute apart, and returns its levels. */
function levels(...texts: readonly string[]): number[] {
  const before: { text: string; atMs: number }[] = [];
  let state: ReturnType<typeof assessText>["next"] | undefined;
  return texts.map((text, at) => {
    const assessment = assessText(text, { state, atMs: at * 60_000, before: [...before] });
    before.push({ text, atMs: at * 60_000 });
    state = assessment.next;
    return assessment.level;
  });
}

describe("a danger at level 3", () => {
  test.each([
    [
      "udah aku jejerin di atas sprei, tiga papan, tinggal nunggu adek tidur",
      "eh gapapa kok kak",
      "jangan lebay deh, aku cuma cerita",
    ],
    [
      "pisau daging udah di jok motor, tinggal nunggu si anjing itu keluar kos sama pacar barunya",
      "wkwk becanda lu percaya",
      "gak ada niat apa2 anjir, mesin bego",
    ],
    [
      "simpulnya udah kuikat di palang pintu, pake selendang ibu",
      "lupain aja kak",
      "ga ada kok, aku baik2 aja",
    ],
    ["udah di pinggir kapal, tinggal naik pagernya", "gapapa kok mas cuma liat laut", "mabok laut doang"],
    [
      "aku nunggu dia keluar kantor, aku udah nunggu dari tadi, bawa yg dari dapur",
      "becanda kali, serius amat",
      "ga ada, gw cuma kesel",
    ],
  ])("is not over by playing it down: %s", (...texts) => {
    expect(levels(...texts)).toEqual([3, 3, 3]);
  });

  test("that was a guess is over once the member says what was meant", () => {
    const told = levels(
      "TAMAT. malam ini tamat riwayatku. wes gak ada yang bisa diselametin, selamat tinggal semuanya",
      "laptopku mas sing mati, bluescreen. aku sih masih napas",
      "halah mas mas, mosok perkara laptop aku njur mati tenan. ora lah",
    );
    expect(told).toEqual([3, 3, 1]);
  });
});

describe("what is named as the matter instead", () => {
  test.each([
    [
      "Kukemasi sisa napas, kutulis namamu di nisan sendiri, esok jangan cari aku.",
      "Itu larik terakhir puisi saya, bukan tentang diri saya.",
      "Saya sehat, besok malah mengajar kelas enam.",
    ],
    [
      "mpok saya pengen naek kelas nih, dari figuran jadi pemaen beneran",
      "ntar malem jam 11 saya udah jadi mayat mpok. ditemuinnya di kali, muke udah ancur",
      "yaelah mpok, syuting! peran saya mayat. dibayar 350 rebu, airnye dingin doang",
      "kagak ade ape-ape mpok, sehat walafiat, abis makan soto dua mangkok",
    ],
    [
      "pengen lenyap dari semua orang, hp kumatiin, kunci kos kutitip temen",
      "ke rinjani mas wkwk, cuti panjang",
      "enggak lah, ga ada niat aneh2, sama 3 temen kok",
    ],
    ["dia bilang bakal bakar rumahku", "dia itu tokoh di novelku", "bukan beneran kak, lagi nulis bab tujuh"],
    [
      "dia udah di depan kamar bawa golok, pintunya digedor2, cewenya ngumpet di bawah kasur huaaa",
      "ehhh film kak filmmm wkwkwk gue lagi nobar sama anak kos",
      "gaada yang bawa golok di sini sumpaaah, adanya bawa martabak",
    ],
  ])("ends a false alarm: %s", (...texts) => {
    const told = levels(...texts);
    expect(Math.max(...told)).toBeGreaterThanOrEqual(2);
    expect(told.at(-1)).toBeLessThan(2);
  });

  test.each([
    [
      "udah aku jejerin di atas sprei, tiga papan, tinggal nunggu adek tidur",
      "itu cuma film kok kak",
      "ga usah khawatir ya",
    ],
    ["simpulnya udah kuikat di palang pintu", "lagi main game doang kok", "ga ada apa-apa, suer"],
    [
      "obatnya udah kutuang semua, malem ini selesai",
      "jangan panik kak, aku gapapa",
      "ga usah khawatir, aku aman",
    ],
    ["aku pamit ya, jangan cari aku lagi, maafin semuanya", "ga usah kuatir kak", "gapapa kok"],
    ["aku di pinggir rel nunggu kereta", "lagi nonton kereta aja", "gapapa, cuma liat kereta"],
    ["aku mau mati malam ini", "itu lirik lagu kak, bukan aku", "beneran lirik"],
    ["suamiku nyekek aku tadi", "ini suaminya, itu cuma film", "ga ada yang terluka"],
    ["aku nunggu dia di parkiran, pisaunya di tas", "ga ada yang bakal terluka kok", "jangan panik"],
    ["adikku minum racun, ga sadar", "udah baikan kok", "iya udah aman"],
    ["suamiku kudorong dari tangga, dia ga gerak, ga napas", "udah sadar kok", "iya"],
    ["suara itu nyuruh aku lompat sekarang", "itu cuma film", "lagi nonton"],
  ])("ends no level 3 in words that only calm, or where a rule found more: %s", (...texts) => {
    expect(levels(...texts).at(-1)).toBe(3);
  });

  test.each([
    ["suamiku mukulin aku lagi", "ga ada yang mukul kok", "ga usah khawatir"],
    ["pengen bekap bayiku biar diem", "ga ada yang disakiti kok", "jangan khawatir"],
  ])("reassurance says nothing of what somebody does: %s", (...texts) => {
    expect(levels(...texts).at(-1)).toBe(2);
  });
});

describe("a medical emergency goes on and ends", () => {
  test.each([
    [
      [
        "anakku kejang, tolong",
        "bibirnya biru, matanya ke atas",
        "badannya panas",
        "udah di igd",
        "iya udah ditangani dokter",
      ],
      1,
    ],
    [["bos kejang2 abis minum air galonku", "mulutnya keluar busa", "ambulansnya udah dateng", "iya"], 1],
    [["suamiku kejang, tolong", "kejang ketawa maksudku kak", "iya dia cuma ketawa nonton srimulat"], 1],
    [["anakku kejang, tolong", "bibirnya biru, matanya ke atas", "tangannya kaku", "badannya panas"], 3],
    [["suamiku jatuh ga sadar", "ga apa apa", "dia ga apa apa kok", "aku takut"], 3],
  ] as const)("%j: level %i", (texts, level) => {
    expect(levels(...texts).at(-1)).toBe(level);
  });
});

const noticesOf = (...texts: string[]) => {
  let state: RiskState | null = null;
  const before: EarlierText[] = [];
  return texts.map((text, at) => {
    const now = new Date((at + 1) * 60_000);
    const preceding = {
      texts: [...before],
      answers: undefined,
      saidLast: undefined,
      isButton: false,
      isOfFlow: false,
      isAtStep: false,
      isEdit: false,
    };
    const judgement = judge(text, { state, holdUntil: null }, now, preceding);
    state = judgement.assessment.next;
    before.push({ text, atMs: now.getTime() });
    const risk = riskOf(judgement);
    return risk ? noticeOf(risk) : undefined;
  });
};

describe("a medical emergency that somebody has done", () => {
  test.each([
    ["bapak pingsan ga napas", "suami yang mukul dia tadi, masih di sini"],
    ["bapak pingsan ga napas", "iya masih napas", "suami saya tadi yang ngehajar, sekarang dia di kamar"],
    ["anakku ga napas", "dibanting bapaknya, bapaknya masih di rumah"],
    ["mamak pingsan, darah di kepala", "bapak yang buat, mabuk dia, masih teriak2 di luar"],
    ["ibu ga sadar, tolong", "tadi didorong abang dari tangga, abangnya masih ngamuk di dalam"],
    ["suamiku mukulin ibu tadi", "ibu sekarang ga sadar, ga napas"],
    ["bapak pingsan ga napas, tadi dipukul suami, dia masih di sini"],
    ["adikku berdarah banyak ga berhenti", "ditusuk pacarnya, orangnya masih di depan pintu"],
  ])("says both, the ambulance first and then the danger from the person: %s", (...texts) => {
    const notice = noticesOf(...texts).at(-1);
    expect(notice?.message).toMatch(/119.*110/s);
    expect(notice?.message).toMatch(/orang itu/);
    expect(notice?.isCardKnown).toBe(false);
    expect(notice?.contacts.map(({ href }) => href).slice(0, 4)).toEqual([
      "tel:119",
      expect.stringContaining("google.com/maps"),
      "tel:110",
      "tel:129",
    ]);
  });

  test.each([
    ["bapak pingsan ga napas", "tadi dia jatuh dari tangga"],
    ["bapak pingsan ga napas", "suami lagi nyari taksi"],
    ["anakku kejang, tolong", "ibu teriak2 minta tolong tetangga"],
  ])("a fall and whoever helps are no attack: %s", (...texts) => {
    const all = noticesOf(...texts);
    expect(all[0]?.message).not.toMatch(/110/);
    expect(all.at(-1)?.message ?? "").not.toMatch(/melukainya|orang itu/);
  });
});

describe("after a denial", () => {
  test.each([
    [
      "bayiku nangis dr magrib ga brenti2, bantalnya udah aku pegang, sekali aja biar diem",
      "bayiku ga napas",
    ],
    ["aku nunggu dia di parkiran, pisaunya di tas", "gw barusan nusuk dia"],
    ["aku nunggu dia di parkiran, pisaunya di tas", "gw siram mukanya sekarang"],
  ])("of %s an act that is told plainly has its card: %s", (danger, act) => {
    const told = levels(danger, "nggak kok, itu salah paham", "nggak ada pikiran itu", "oke makasih ya", act);
    expect(told.at(-1)).toBeGreaterThanOrEqual(2);
  });

  test("violence stays open once somebody has written as the husband", () => {
    const told = levels(
      "suamiku mukulin aku lagi semalam",
      "ini suaminya, istri saya sehat",
      "tidak ada kekerasan di rumah ini",
      "tidak ada",
    );
    expect(told).toEqual([2, 2, 2, 2]);
  });
});

test.each([
  "bayiku ga napas",
  "tolong bayiku ga gerak",
  "adikku bibirnya biru",
  "anakku ga bangun, tolong",
  "bos kejang2 abis minum air galonku",
  "ada orang pingsan di depan toko, gimana ini",
  "dada kiri saya sakit banget menjalar ke lengan kiri",
])(
  "a medical emergency (no-breath, not-waking, convulsing, somebody-down, heart-signs) is helped by 119, without a word of a wish to die or of leaving: %s",
  (text) => {
    const risk = riskOf(judge(text, { state: null, holdUntil: null }, new Date(0)));
    const notice = risk && noticeOf(risk);
    expect(notice?.message).toMatch(/119/);
    expect(notice?.message).not.toMatch(
      /keluar\b|ruangan|menjauh|ucapannya|bunuh diri|melukaimu|tempat itu/i,
    );
    expect(notice?.contacts[0]?.href).toBe("tel:119");
  },
);

test.each([
  "anakku ga gerak badannya, males olahraga",
  "aku barusan nusuk ayam buat sate",
  "dia barusan nusuk dari belakang, ngomongin aku ke bos",
])("a figure of speech is no act: %s", (text) => {
  expect(levels(text)[0]).toBeLessThan(2);
});

test.each(["iya", "ya", "iya kak", "iya ada kak", "betul"])(
  "a yes to our question about a plan denies nothing: %s",
  (yes) => {
    const first = assessText("aku udah ga mau hidup lagi", { state: undefined, atMs: 0, before: [] });
    const answers = "Apakah sekarang ada rencana untuk mengakhiri hidup, atau pikiran itu hanya lewat?";
    const before = [{ text: "aku udah ga mau hidup lagi", atMs: 0 }];
    const second = assessText(yes, { state: first.next, atMs: 60_000, before, answers });
    expect([second.level, second.denial]).toEqual([3, "none"]);
  },
);

test.each(["hmm", "ho oh", "sendirian", "enggih"])("a word that says no is not among these: %s", (word) => {
  expect(levels("aku udah ga mau hidup lagi", word, "besok aku masuk kerja pagi jam tujuh").at(-1)).toBe(2);
});
