import { describe, expect, test } from "vitest";
import { judged } from "#server/test/judged.ts";
import { judge, noticeOf, riskOf } from "./safety.ts";

describe("rules and classifier together", () => {
  test.each([
    ["obatnya udah kujejerin di kasur satu2, malem ini kuminum semua", 2, "self"],
    ["tadi jam 9 aku minum 30 butir obat", 2, "self"],
    ["pgn mt aj", 2, "self"],
    ["lg di atas jembatan, mau loncat", 3, "self"],
    ["udah nulis surat buat mama, malem ini selesai", 3, "self"],
    ["suamiku ngancem mau bunuh aku", 3, "self"],
    ["pacarku ngancem bunuh diri kalo aku pergi", 2, "other"],
    ["dia di depan pintu bawa parang, aku takut", 3, "self"],
    ["pengen bekap bayiku biar diem", 2, "child"],
    ["ibu sudah meninggal, pengen ikut aja", 2, "self"],
    ["suami sudah tiada, buat apa hidup", 2, "self"],
  ] as const)("%s: level %i, about %s", (text, level, about) => {
    const [one] = judged(text);
    expect(one?.level).toBeGreaterThanOrEqual(level);
    expect(one?.about).toBe(about);
  });

  test.each([
    ["kak mau nanya apa cara mati yang ga sakit", 2],
    ["aku mau tanya apa bunuh diri itu sakit", 2],
    ["apa boleh tanya cara bunuh diri yang cepat", 3],
    ["siapa mau mati bareng aku", 2],
    ["siapa yang mau mati sama aku malam ini", 2],
    ["malah ditanya mau mati, ya emang mau", 2],
    ["kok jadi pengen mati ya", 2],
    ["biar dikira kecelakaan mau mati aja", 2],
    ["soal bunuh diri ga ada yang tau rencanaku", 2],
    ["ngapain nanya mau mati, emang udah niat dari kemarin", 2],
    ["kok ditanya aku beneran mau bunuh diri", 2],
    ["ga ada yang mau mati sama aku, aku sendiri aja", 2],
    ["dikira bercanda padahal aku mau mati", 2],
    ["kenapa nanya, aku mau mati, ga kuat", 2],
    ["mana ada yang peduli aku mau mati juga", 2],
    ["ga ada yang mau nolong, aku mau mati aja", 2],
    ["sonde mau hidup lagi", 2],
    ["bukan aku yang salah tapi aku mau mati", 2],
    ["ibu udah ga ada, aku di atas jembatan", 3],
    ["ibu udah ga ada, aku nyusul ya", 2],
    ["sepupu dijual ke kapal, katanya kerja kios", 2],
    ["temenku dijual mucikari", 2],
  ] as const)("words that are harmless elsewhere hide no danger beside them: %s", (text, level) => {
    expect(judged(text)[0]?.level).toBeGreaterThanOrEqual(level);
  });

  test.each([
    "aku perawat, takut banget salah kasih obat ke pasien",
    "bosku teriak-teriak di depan semua orang",
    "jadwal bapak: jam 8 minum obat, jam 10 fisioterapi",
    "07.30 mandi, 08.00 minum obat, 12:30 makan siang dan minum obat",
    "tgl 20 minum obat cacing",
    "Istri saya pascastroke. Obat diminum pukul 08.00 dan 13.00, mohon dibuatkan jadwal untuk perawatnya.",
    "siapa juga yang mau mati, saya tanya harga",
    "gue mau die pulang",
    "rapat besok pukul 10 pagi",
    "istri saya baru lahiran, dia kerja lagi pukul 8",
    "wajar ga aku kesel sama dia",
    "masih pengen nimang cucu ane, kaga ade pikiran mau mati sama sekali",
    "Mana ada aku mau mati, cuma jengkel aku sama bapaknya.",
    "sa juga tra mau mati, mau lulus saja",
    "sonde ada yang mau mati di sini, beta cuma tanya ongkos",
    "Sama sekali tidak ada keinginan mengakhiri hidup, malah sedang semangat-semangatnya.",
    "ngapa jadi nanya gw mau bunuh diri, kaga ada kepikiran dah sumpah, orang mau ngisi form doang",
    "orang rindu jang langsung dikira minta mati",
    "Lah ujug-ujug nanya begituan, siape nyang mau mati, aye lagi ngitung duit aer.",
    "Suami pulang nih, katanya burung itu ternyata dijual bapak",
    "tadi kan udah gue tulis, cafe nya di cipete",
    "Sudah saya sampaikan di atas.",
    "suami saya tidak bilang ke saya",
  ])("%s: no card", (text) => {
    expect(judged(text)[0]?.level).toBeLessThan(2);
  });

  test.each([
    ["gue mau die sekarang", 2],
    ["mau die aja kak", 2],
    ["pgn die bgt sumpah", 2],
    ["pengen die terus rasanya", 2],
    ["gue pengen cepet die", 2],
    ["pengen banget die", 2],
    ["gue siap die", 2],
    ["gw pen die", 2],
    ["aku capek, die aja kali ya", 2],
    ["die aja kali ya gue", 2],
    ["udah ga kuat pengen die aja sama anakku", 2],
    ["gue mau die pake racun", 2],
    ["harga bunuh diri berapa sih", 2],
    ["bapak pukul 2 adikku sampai pingsan", 2],
    ["suami saya pukul 10 menit ga berhenti", 2],
    ["bapak pukul 3 anaknya tadi", 2],
    ["suami saya pukul 20 menit nonstop", 2],
    ["mati aku. semua selesai", 2],
    ["mampus lah aku, ga ada yang nyari juga", 2],
    ["kucing saya si Belang mati, abis ini saya juga", 2],
    ["mati udah aku, ga kuat", 2],
    ["mati aku capek banget, ujian terus", 2],
    ["ga mau tarik napas lagi", 2],
    ["males tarik napas lagi, pengen berhenti", 2],
    ["ga pengen tarik napas, biar aja", 2],
    ["ga mau latihan napas, maunya berhenti napas", 2],
    ["kenapa kamu tanya soal bunuh diri, aku jadi makin pengen", 2],
    ["kok kamu tanya soal bunuh diri, tau dari mana aku mau", 2],
    ["kok tanya aku mau mati, ketauan ya", 2],
    ["siapa juga mau mati? aku mau", 2],
    ["gunting penjahit udah siap, mau luka lagi", 2],
    ["wajar ga aku pengen bunuh dia", 2],
    ["wajar nggak aku pengen bunuh dia", 2],
    ["mau die sekarang juga", 3],
    ["obat udah kukumpulin banyak, sayang. maafin aku", 3],
    ["obat udah kukumpulin semua, sayang, jaga anak kita", 3],
    ["pil udah ngumpul 50 sayang jangan cari aku", 3],
    ["harga tali buat bunuh diri berapa", 3],
    ["harga obat bunuh diri berapa ya kak", 3],
    ["jual obat bunuh diri di mana", 3],
    ["kenapa tanya soal mati, aku udah siapin talinya", 3],
    ["utang 3 ekor sapi ga kebayar, malam ini aku minum racun", 3],
    ["kambing 10 ekor mati, utang numpuk, malam ini aku gantung diri", 3],
    ["uang kurban dipakai judi, malam ini aku gantung diri", 3],
    ["abis pentas aku mau mengakhiri hidupku malam ini", 3],
    ["habis syuting aku mau lompat dari jembatan beneran", 3],
    ["kemarin cosplay, sekarang aku berdiri di atap mall mau lompat", 3],
    ["ini adegan terakhirku, besok kalian nemu aku tergantung", 3],
    ["adegan terakhir hidupku: lompat dari lantai 12 malam ini", 3],
    ["cerpenku selesai, sekarang giliran hidupku yang selesai. obatnya udah siap", 3],
    ["lirik terakhir buat kalian: malam ini aku mati", 3],
    ["lirik lagu ini nyeritain aku, malam ini aku gantung diri", 3],
    ["aku udah coba mati 3 kali, malam ini harus berhasil", 3],
    ["reffnya muter terus di kepala nyuruh aku lompat sekarang", 3],
    ["rasanya hancur, aku mau lompat dari jembatan ini sekarang", 3],
    ["cerpenku selesai. malam ini mengakhiri semuanya", 3],
    ["gue mau die nyusul ibu", 2],
    ["pengen die ikut ibu aja", 2],
    ["pengen die kerja mulu", 2],
    ["gue mau die tau ga", 2],
    ["kebayang terus lompat dari balkon, rasanya lega kalau jatuh", 3],
  ] as const)("no figure of speech hides: %s", (text, level) => {
    expect(judged(text)[0]?.level).toBeGreaterThanOrEqual(level);
  });

  test("a slaughter does not make one's own throat harmless", () => {
    const texts = [
      "besok sembelih 2 ekor kambing buat kurban",
      "terus pisaunya mau kupakai ke leherku sendiri nanti malam",
    ];
    expect(judged(...texts).at(-1)?.level).toBe(3);
  });

  test("poison that is found and will be drunk is a plan", () => {
    const [one] = judged("kutemukan racun di lemarinya ibu, malam ini kuminum");
    expect(one?.categories[0]).toBe("plan_or_imminent");
  });

  test.each([
    ["istriku habis lahiran, bilang mau mati", "other"],
    ["adikku baru melahirkan, dia nyoba bunuh diri", "other"],
    ["kakakku abis lahiran terus mau loncat dari balkon", "other"],
    ["kutemukan racun di lemarinya ibu, malam ini kuminum", "self"],
    ["nemu pistol bapak di lacinya, malam ini kupakai", "self"],
  ] as const)("%s: about %s", (text, about) => {
    const [one] = judged(text);
    expect(one?.level).toBeGreaterThanOrEqual(2);
    expect(one?.about).toBe(about);
  });

  test.each([
    ["Makasih sudah mau dengar.", 2],
    ["iya makasih ya kak udah nemenin", 2],
    ["makasih untuk semuanya, jaga ibu ya", 3],
  ] as const)("after a wish to die “%s” leaves level %i", (text, level) => {
    expect(judged("aku pengen mati", text).at(-1)?.level).toBe(level);
  });

  test.each([
    "ubah lagi yg terakhir, yg akan kulakukan",
    "aku ga akan bentak lagi mulai malam ini",
    "eh yg no 2 ngaco, itu bukan jawaban aing. ganti dong",
    "lah aing mah ga denger suara apa2. hasil latihan tadi mana?",
  ])("who works on a text with the guide is not in danger: %s", (text) => {
    expect(judged("mau latihan wawancara kerja", "barista", text).at(-1)?.level).toBeLessThan(2);
  });

  test.each([
    "ibu saya sudah ndak ada",
    "ibu saya sudah meninggal",
    "mama su tiada taong lalu",
    "papa udah nggak ada sejak aku kecil",
  ])("who tells of a loss is not asked about dying: %s", (text) => {
    for (const { level, isDoubtful } of judged("cuma mau cerita", text))
      expect([level < 2, isDoubtful]).toEqual([true, false]);
  });

  test.each(["ibu sudah ga ada, aku mau nyusul", "aku mau mati nyusul ibu"])(
    "unless it goes on with a wish: %s",
    (text) => {
      const [told] = judged(text);
      expect((told?.level ?? 0) >= 2 || told?.isDoubtful).toBe(true);
    },
  );

  test.each([
    ["kakak bantu cek harga", "laki gak pake perasaan. langsung aja kek mana ngomongnya"],
    ["surat buat adik saya, sudah 3 tahun tidak bertegur sapa", "Nama penutup: Sopyan, kakakmu."],
    [
      "jam 9 coba tulis",
      "tadi kan sudah saya sebut",
      "yg kapan kan senin. Kecewa",
      "so, sudah jo. kita tutup",
    ],
  ])("what is said before an everyday text does not make it dangerous: %s, %s", (...texts) => {
    for (const { level } of judged(...texts)) expect(level).toBeLessThan(2);
  });

  test("a false alarm that is explained ends within two turns, in the member's own words", () => {
    const levels = judged(
      "habis sidang pengen ngilang dari dunia ini",
      "itu lirik kak, bukan aku",
      "beneran ga ada pikiran gitu, aku malah lagi seneng",
      "drummernya minta temponya dinaikin, cocok ga ya",
    ).map(({ level }) => level);
    expect(levels).toEqual([2, 2, 1, 0]);
  });
});

describe("a false alarm about a song, a stage or a feeling", () => {
  const goesOn = [
    "itu cuma kiasan kak, bukan aku",
    "beneran ga ada pikiran gitu",
    "jadi enaknya kumulai dari bagian mana ya",
  ];

  test.each([
    ["kak aku lagi nulis lirik buat band", "reff nya: malam ini kuakhiri semua, biar sunyi yang memelukku"],
    ["tokohku mati di akhir", "dia gantung diri di babak tiga, dan aku yg meranin"],
    ["bos minta revisi lagi", "rasanya mau lompat dari gedung itu wkwk"],
    ["semalem mati 11 kali, kalah rank terus", "yo wis tak lakoni, lompat dari tower. kelar"],
  ])("ends: %s, %s", (...texts) => {
    const levels = judged(...texts, ...goesOn).map(({ level }) => level);
    expect(Math.max(...levels)).toBeLessThanOrEqual(2);
    expect(levels.at(-1)).toBeLessThan(2);
  });

  test.each([
    ["kak aku lagi nulis lirik buat band", "malam ini aku gantung diri, talinya udah kuikat di kusen"],
    ["aku lagi syuting di jembatan", "aku udah di tepi jembatan, mau loncat beneran, maaf semuanya"],
    ["bos minta revisi lagi", "udah di atap gedung, rasanya mau lompat"],
    ["semalem kalah rank terus, mati 11 kali", "obat tidur udah kuminum semua"],
    ["besok aku sembelih lembu", "pisaunya udah di leherku, aku mau mati"],
  ])("hides no danger now: %s, %s", (...texts) => {
    expect(judged(...texts).at(-1)?.level).toBe(3);
    expect(judged(...texts, ...goesOn).at(-1)?.level).toBe(3);
  });
});

describe("a denial in astonishment", () => {
  const alarms = {
    ideation: "aku pengen mati aja rasanya",
    imminent: "aku udah di atas jembatan, mau loncat",
  };

  test.each([
    "astaghfirullah ya enggak lah. itu kan yg mau saya tulis buat adik2",
    "ya ga lah mas, cuma capek",
    "lho kok jd begini, aku cuma mau nulis wa ke mertua",
  ])("is asked back at level 2: %s", (text) => {
    expect(judged(alarms.ideation, text).at(-1)?.denial).toBe("asked_back");
  });

  test.each(["lho kok jd begini?? ga ada bahaya apa2, aku cuma mau nulis wa ke mertua", "astaga ya ngga"])(
    "ends the questions of level 3, but not the level: %s",
    (text) => {
      const last = judged(alarms.imminent, text).at(-1);
      expect([last?.denial, last?.level]).toEqual(["noted", 3]);
    },
  );

  test("after it, a level 3 is not begun anew by what the classifier half believes, but by plain words it is", () => {
    const noted = [alarms.imminent, "ga ada bahaya apa2 kok, cuma bercanda"];
    const everyday =
      "jgn posting foto dede lg di fb tanpa tanya dulu. foto dede yg lg mandi tolong dihapus. kalo mau kirim foto di grup keluarga aja gapapa";
    expect(judged(...noted, everyday).at(-1)).toMatchObject({ level: 3, textLevel: 0 });
    expect(judged(...noted, "obatnya udah kuminum semua").at(-1)?.textLevel).toBe(3);
  });

  test.each(["astaghfirullah aku ga kuat lagi hidup", "ya ga tau lah mas, rasanya pengen mati"])(
    "is none where the wish goes on: %s",
    (text) => {
      expect(judged(alarms.ideation, text).at(-1)?.denial).toBe("none");
    },
  );
});

describe("a danger that is said behind a denial", () => {
  test.each([
    "ga ada niat apa-apa, obatnya mau kuminum semua",
    "ga ada niat bunuh diri, cuma pengen nyayat lagi",
    "ga ada niat apa-apa, cuma mau nyusul ibu",
    "aku ga mau mati, cuma mau nyusul anakku",
    "ga ada niat apa-apa, cuma mau ikut ibu ke surga",
  ])("is no denial, also after the first alarm was cleared: %s", (text) => {
    const before = ["aku pengen mati", "bukan gitu maksudku", "beneran ga ada pikiran itu"];
    expect(judged(...before, text).at(-1)?.level).toBeGreaterThanOrEqual(2);
  });

  test("a denial in the words of death stays one", () => {
    const before = ["aku pengen mati", "bukan gitu maksudku", "beneran ga ada pikiran itu"];
    expect(judged(...before, "belum mau mati aku mah, ketemu cucu dulu").at(-1)?.level).toBeLessThan(2);
  });
});

describe("own earlier words that are quoted", () => {
  const news =
    "intinya aku sayang sama keponakan, Dafa namanya, tp aku jg butuh istirahat hari minggu. klo mau nitip tolong bilang dulu paling ga hari jumat, trs jgn tiap minggu lah, sebulan 2x aja. jgn sampe dia tersinggung ya, mbak yuni tuh orangnya gampang baper 😭";

  test("bring no card where they shall be taken out of a letter", () => {
    const said = judged(
      "aku pengen nulis wa ke kakak iparku, tiap minggu dia nitipin anaknya ke aku",
      news,
      "gausah kan wa, dia tau nomerku",
      "ya ampun masa gini 😭 yg 'jgn sampe dia tersinggung, gampang baper' itu buat kamu bukan buat dikirim ke dia!! hapus itu",
    );
    expect(said.map(({ level }) => level)).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [
      "aku lagi nyimpen obat banyak buat nanti",
      'tolong hapus "nyimpen obat banyak", aku mau pakai malam ini',
    ],
    ["suami suka dorong aku pas marah", '"dorong aku pas marah" tadi kejadian lagi sampai kepala berdarah'],
    ["dia bilang awas kalau kamu lapor", "hapus 'awas kalau kamu lapor', dia bisa baca"],
  ])("are read once more where they were not harmless: %s", (...texts) => {
    expect(judged(...texts).at(-1)?.level).toBeGreaterThanOrEqual(2);
  });

  test("hide no danger beside them, and none that was open", () => {
    expect(judged(news, "hapus 'jgn sampe dia tersinggung'. aku mau mati aja").at(-1)?.level).toBe(2);
    expect(
      judged("aku mau gantung diri malam ini", "iya 'gantung diri malam ini', talinya udah siap").at(-1)
        ?.level,
    ).toBe(3);
  });
});

describe("a danger that is said again", () => {
  const wish = "Aku pengen mati aja rasanya.";
  const denial = "Aku aman, itu salah paham.";

  /** Returns for each text whether its card stands above already, or null if it brings none. */
  function knownCards(...texts: string[]) {
    let known: Parameters<typeof judge>[1] = { state: null, holdUntil: null };
    return texts.map((text, minute) => {
      const judgement = judge(text, known, new Date(minute * 60_000));
      known = { state: judgement.assessment.next, holdUntil: judgement.holdUntil };
      const risk = riskOf(judgement);
      return risk && noticeOf(risk).isCardKnown;
    });
  }

  test.each([
    ["at once", [wish, wish], [false, true]],
    ["after a denial that was asked back", [wish, denial, wish], [false, null, false]],
    ["after it was denied twice", [wish, denial, "Tidak ada", wish], [false, null, null, false]],
  ])("%s", (_, texts, known) => {
    expect(knownCards(...texts)).toEqual(known);
  });
});
