import { describe, expect, test } from "vitest";
import type { RiskCategory } from "#rules/safety/types.ts";
import { goesBack } from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { alarmed, askedBack, cleared, playTurns, type Turn } from "#server/test/guide-alarms.ts";
import { filled, labels } from "#server/test/guide-conversation.ts";
import type { Field } from "./flow.ts";
import type { Led } from "./lead.ts";

/* What was on the way before a question about danger is taken up again by itself once the danger is denied. */

const categories: RiskCategory[] = ["ideation"];
const plan: RiskCategory[] = ["plan_or_imminent"];
const denied = askedBack("loh kok nanya begitu, aku ga mikir mati");

const played = (field: Field, ...turns: (string | Turn)[]): Led | undefined => playTurns(field, turns).at(-1);

const debt = "tetangga blm bayar beras ke warungku dari bulan lalu, mau nagih tapi sungkan";
const accepting = alarmed("iya itu aja. orangnya bu Ratna, 350 ribu, pusing aku rasanya mau mati");

describe("an offer that was just accepted begins after the denial", () => {
  test.each([
    "ga ada kok",
    "mboten wonten mas, lanjut sing mau",
    "ndak ada pikiran begitu, cuma capek",
    "enggak. bisa lanjut yang nagih tadi?",
    "sonde ada. pesan yang tadi mana",
  ])("%s", (text) => {
    const led = played("relationships", debt, accepting, denied, cleared(text));
    expect(led?.text).toMatch(/^Baik, maaf aku salah menangkap/);
    expect(led?.state.flow?.id).toBe("pesan-tagih");
    expect(filled(led)).toMatchObject({ siapa: "Bu Ratna" });
  });

  test("also when the danger took more turns than two", () => {
    const wait: Turn = { text: "hmm", level: 2, risk: { categories } };
    const led = played("relationships", debt, accepting, wait, denied, cleared("tidak ada"));
    expect(led?.state.flow?.id).toBe("pesan-tagih");
  });

  test("after the gentle question, which costs one turn", () => {
    const doubt: Turn = {
      text: "boleh deh itu, kayaknya aku cuma numpang lewat",
      risk: { isDoubtful: true },
    };
    const led = played("relationships", debt, doubt, "loh engga kok, cuma capek");
    expect(led?.state.flow?.id).toBe("pesan-tagih");
  });

  test("not while the danger is open", () => {
    const led = played("relationships", debt, accepting, denied);
    expect(led?.state.flow).toBeUndefined();
    expect(led?.state.danger).toBeDefined();
  });

  test("not by itself at level 3, where its button stands", () => {
    const noted: Turn = { text: "bukan itu maksudku", level: 3, risk: { categories, denial: "noted" } };
    const grave = { ...accepting, level: 3 as const };
    const led = played("relationships", debt, grave, noted);
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).toContain("Tulis pesan menagih uang");
  });

  test("not where somebody else may hold the phone", () => {
    const violence: RiskCategory[] = ["violence_victim"];
    const led = played(
      "relationships",
      debt,
      { text: "iya itu. takut dipukul lagi", level: 2, risk: { categories: violence, isNew: true } },
      { text: "ga ada apa apa", level: 2, risk: { categories: violence, denial: "asked_back" } },
      cleared("iya aman"),
    );
    expect(led?.state.flow).toBeUndefined();
  });
});

describe("an offer that nobody had answered stands again", () => {
  test("with its buttons, and can be accepted at once", () => {
    const before = [debt, alarmed("pusing banget rasanya mau mati"), denied, cleared("ga ada kok")];
    const led = played("relationships", ...before);
    expect(led?.text).toContain("Ini yang tadi kutawarkan");
    expect(labels(led)[0]).toBe("Tulis pesan menagih uang");
    expect(played("relationships", ...before, "iya itu")?.state.flow?.id).toBe("pesan-tagih");
  });

  test("what is asked for clearly instead goes before it", () => {
    const led = played(
      "relationships",
      debt,
      alarmed("pusing banget rasanya mau mati"),
      denied,
      cleared("ga ada. tolong bikinin surat resign aja"),
    );
    expect(labels(led)).toContain("Susun surat resign");
  });

  test("who tells something heavy is not led back to buttons alone", () => {
    const led = played(
      "relationships",
      debt,
      alarmed("pusing banget rasanya mau mati"),
      denied,
      cleared("enggak. tapi jujur aku sendirian banget sejak mama meninggal bulan lalu"),
    );
    expect(led?.state.flow).toBeUndefined();
    expect(labels(led)).toContain("Cerita dulu saja");
  });
});

describe("a running flow waits at its step", () => {
  const begun = ["tolong bikinin surat resign", "Susun surat resign", "Rina"];

  test.each([
    "ga ada, saya baik baik saja. yang saya butuhkan kata kata buat atasan saya, tolong",
    "tidak ada sama sekali. lanjut yang tadi aja ya mas",
  ])("%s", (text) => {
    const led = played("career", ...begun, alarmed("rasanya mau mati"), denied, cleared(text));
    expect(led?.state.flow?.id).toBe("surat-resign");
    expect(led?.text).toContain("Pertanyaannya tadi");
  });

  test.each(["lanjut yang tadi", "bisa lanjut yang surat tadi?", "suratnya tadi mana"])(
    "and is taken up later by “%s”",
    (text) => {
      const told = cleared("enggak. tapi jujur aku sendirian banget sejak mama meninggal bulan lalu");
      const led = played("career", ...begun, alarmed("rasanya mau mati"), denied, told, text);
      expect(led?.state.flow?.id).toBe("surat-resign");
    },
  );
});

describe("words that go back to what was on the way", () => {
  test.each([
    "lanjut yang tadi",
    "boleh sambung yg daftar utang tadi?",
    "daftar rapate mau endi",
    "suratnya tadi mana ya kak",
    "iya yang kamu tawarkan tadi aja",
    "oke, teruskan",
    "nerusake sing mau mas",
    "kembali ke naskah tadi. namanya diganti",
  ])("%s", (text) => expect(goesBack(text)).toBe(true));

  test.each([
    "suami yang aku ceritain tadi marah lagi",
    "tadi pagi dia diam saja",
    "anakku, yang kuceritakan tadi, belum pulang juga sampai sekarang",
    "aku mau kembali kerja bulan depan",
    "dia lanjut kuliah di Medan",
    "yang tadi pagi itu bikin aku kesal",
  ])("not %s", (text) => expect(goesBack(text)).toBe(false));
});

describe("a request beside words of danger that were a figure of speech", () => {
  const wish = alarmed("mati gue lama2 di sini, tolong bikinin surat resign dong");

  test("is handled once the danger is denied", () => {
    const led = played(
      "career",
      wish,
      askedBack("ga ada pikiran mati, ungkapan doang"),
      cleared("ga ada elah"),
    );
    expect(labels(led)).toContain("Susun surat resign");
    expect(led?.state.danger).toBeUndefined();
  });

  test("is not shown by itself where somebody does harm", () => {
    const blows: Turn = { ...wish, risk: { ...wish.risk, categories: ["violence_victim"] } };
    const led = played("career", blows, askedBack("ga ada yang mukul"), cleared("ga ada"));
    expect(led?.text).not.toMatch(/surat resign/i);
  });
});

describe("a danger that was only guessed", () => {
  const guessed = (text: string): Turn => ({
    text,
    level: 2,
    risk: { categories, isNew: true, isGuess: true },
  });
  const open = (text: string): Turn => ({ text, level: 2, risk: { categories, isGuess: true } });
  const no = cleared("Bukan itu maksudku");
  const atName = [debt, "iya yang nagih itu"];

  test("the button that says no stands first", () => {
    const led = played("relationships", ...atName, guessed("Budi"));
    expect(led?.choices[0]?.label).toBe("Bukan itu maksudku");
  });

  test("ends at the first denial: what was misread is taken as the answer that it was, with help named beside it", () => {
    const led = played("relationships", ...atName, guessed("Budi"), no);
    expect(led?.text).toMatch(/^Maaf, aku salah baca barusan/);
    expect(led?.text).toContain("119");
    expect(led?.state.flow?.filled.siapa).toBe("Budi");
    expect(led?.state.danger).toBeUndefined();
  });

  test("looks urgent and is asked about openly all the same, and one press goes on", () => {
    const urgent = {
      ...guessed("Budi"),
      level: 3 as const,
      risk: { ...guessed("Budi").risk, categories: plan },
    };
    const asked = played("relationships", ...atName, urgent);
    expect(labels(asked)[0]).toBe("Bukan itu maksudku");
    expect(labels(asked)).not.toContain("Masih dekat");
    const led = played("relationships", ...atName, urgent, no);
    expect(led?.state.flow?.filled.siapa).toBe("Budi");
    expect(led?.state.danger).toBeUndefined();
  });

  test("needs no second apology at the next answer", () => {
    const led = played("relationships", ...atName, guessed("Budi"), no, "tetangga");
    expect(led?.text).not.toMatch(/maaf/i);
    expect(led?.state.flow?.id).toBe("pesan-tagih");
  });

  test("is asked about again if the next message shows it once more", () => {
    const led = played("relationships", ...atName, guessed("Budi"), no, alarmed("aku pengen mati aja"));
    expect(led?.state.danger).toBeDefined();
  });

  test("a request that was misread is offered what it asks for", () => {
    const led = played("career", guessed("tolong bikinin surat resign dong"), no);
    expect(led?.choices.map(({ label }) => label)).toContain("Susun surat resign");
  });

  test("a draft that stood beside an offer stands there still", () => {
    const wish = "bikinin surat resign dari Alfamart Depok, nama Rani, mulai 1 Mei";
    const edit = "ganti Rani jadi Rina";
    expect(played("career", wish, edit)?.document?.text).toContain("Rina");
    expect(played("career", wish, guessed(edit), no)?.document?.text).toContain("Rina");
  });

  test("lets a story go on", () => {
    const story = ["aku mau cerita aja, ga usah dikasih solusi", "rumah orang tua kami dijual bulan lalu"];
    const led = played("wellbeing", ...story, guessed("boleh itu, sing malam ini"), no);
    expect(led?.text).toMatch(/^Maaf, aku salah baca barusan/);
    expect(led?.state.listening).toBe(true);
  });

  test("costs one turn where the question is passed over, and help stays named", () => {
    const led = played("relationships", ...atName, guessed("malam ini"), open("namanya Budi, tetanggaku"));
    expect(led?.state.flow?.filled.siapa).toContain("Budi");
    expect(led?.text).toContain("119");
  });

  test("whoever says that it is so is led on", () => {
    const led = played("relationships", ...atName, guessed("Budi"), open("Pikiran itu hanya lewat"));
    expect(led?.state.danger).toBeDefined();
    expect(led?.state.misread).toBeUndefined();
  });
});
