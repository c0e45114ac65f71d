import { describe, expect, test } from "vitest";
import { type StoryQuestion, storyQuestionsIn } from "./story-questions.ts";

describe("a question that a story puts to the guide", () => {
  test.each<[string, StoryQuestion]>([
    ["kamu ngerti dak sih rasanya? 9 tahun aku ngajar loh", "understood"],
    ["kamu paham ga rasanya?", "understood"],
    ["km bisa bayangin ga", "understood"],
    ["ngerti kan maksudku", "understood"],
    ["ko dengar ka tidak?", "heard"],
    ["masih baca ga?", "heard"],
    ["emang salah ya aku marah? jd istri kok gini amat", "anger"],
    ["aku salah ga sih kalo marah", "anger"],
    ["gw berhak marah ga sih", "anger"],
    ["aku lebay ya?", "feeling"],
    ["wajar ga sih masih kepikiran?", "feeling"],
    ["Apa saya berlebihan?", "feeling"],
    ["salah ya aku kangen jadi staf biasa?", "feeling"],
    ["ngerasa gini normal ga sih", "feeling"],
    ["aku durhaka ya kalo kesel?", "worth"],
    ["emang aku seburuk itu ya?", "worth"],
    ["Apa bapak yang salah mendidik ya", "worth"],
    ["ini salahku ya?", "worth"],
    ["menurutmu aku ga cocok ya jadi perawat?", "fit"],
    ["menurut kamu aku harus marah ga sih", "verdict"],
    ["siapa yang salah coba", "verdict"],
    ["kenapa sih dia tega gitu", "reasons"],
  ])("%s: %s", (text, kind) => expect(storyQuestionsIn(text).asked).toEqual([kind]));

  test.each([
    'dia bilang "kamu lebay ya"',
    "katanya aku egois ya",
    "aku tanya ke dia, kamu ngerti ga",
    "suamiku nanya aku marah ya",
    "aku bilang ke bos aku ga cocok di sini",
    "kamu tau kan dulu aku jualan bakso",
    "ya aku marah lah",
    "salah satu temenku marah ya",
    "anakku nangis ya aku biarin",
    "boleh ga aku pulang jam 10?",
    "aku ga bisa jadi ibu yang sabar",
    "harusnya aku ga boleh marah",
  ])("%s asks the guide nothing", (text) =>
    expect(storyQuestionsIn(text)).toEqual({ asked: [], rest: text }),
  );

  test("what stands beside it stays", () =>
    expect(storyQuestionsIn("kamu ngerti dak sih rasanya? 9 tahun aku ngajar loh, baru kali ini").rest).toBe(
      "9 tahun aku ngajar loh, baru kali ini",
    ));
});
