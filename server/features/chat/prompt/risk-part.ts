import type { SafetyNotice } from "#contract/safety.ts";
import { byPriority } from "#rules/safety/levels.ts";
import type { RiskCategory, RiskLevel, RiskSubject, RiskTopic } from "#rules/safety/types.ts";

/** What is known of a danger when an answer is written. Facts that are not known yet are missing. */
export type RiskFacts = {
  level: RiskLevel;
  categories: readonly RiskCategory[];
  /** Who is in danger. */
  about: RiskSubject;
  topics?: readonly RiskTopic[] | undefined;
  /** Where the dangerous item or medicine is. */
  means?: "mentioned" | "at_hand" | "used" | "removed" | undefined;
  /** Whether somebody is with them; `companion` says who, in the member's words. */
  company?: "alone" | "with_someone" | undefined;
  companion?: string | undefined;
  aggressor?: "away" | "coming" | "present" | "gone" | undefined;
  /** The member has clearly denied it. */
  isDenied?: boolean | undefined;
  /** Neither clearly harmless nor clearly dangerous: the persona asks about it once. */
  isDoubtful?: boolean | undefined;
  /**
   * The vetted message and the card that the member has read: right before this answer, or earlier in the conversation.
   */
  notice?: { shown: SafetyNotice; isNew: boolean } | undefined;
};

const levels: Record<RiskLevel, string> = {
  0: "tidak ada tanda bahaya",
  1: "beban berat",
  2: "berisiko",
  3: "bahaya sekarang",
};

const names: Record<RiskCategory, string> = {
  distress: "tertekan",
  ideation: "pikiran mengakhiri hidup",
  plan_or_imminent: "rencana atau percobaan mengakhiri hidup",
  self_harm: "melukai diri",
  violence_victim: "mengalami kekerasan",
  violence_to_others: "dorongan menyakiti orang lain",
  psychosis: "suara atau keyakinan yang menakutkan",
};

const meansNames = {
  mentioned: "disebut",
  at_hand: "ada di dekatnya",
  used: "sudah dipakai",
  removed: "sudah dijauhkan",
};
const subjects: Record<RiskSubject, string> = {
  self: "pengguna sendiri",
  other: "orang lain yang ia ceritakan",
  child: "anak pengguna",
};
const companyNames = { alone: "sendirian", with_someone: "ada yang menemani" };
const aggressorNames = {
  away: "jauh",
  coming: "sedang menuju ke sana",
  present: "ada di tempat",
  gone: "sudah pergi atau diamankan",
};

/** Describes the risk in words: its level and kind, what was just shown, and what to do now. */
export function riskPart(risk: RiskFacts): string {
  if (risk.level === 0 && !risk.isDoubtful) return `[Blok server] Keadaan: ${levels[0]}.`;
  return [`[Blok server] ${stateOf(risk)}`, noticeOf(risk), guidanceOf(risk)].filter(Boolean).join("\n");
}

const emergency: Partial<Record<RiskCategory, string>> = { plan_or_imminent: "keadaan darurat medis" };

const isMedical = ({ topics }: RiskFacts): boolean => topics?.includes("emergency") === true;

function stateOf(risk: RiskFacts) {
  const { level, categories, about, means, company, companion, aggressor, isDenied } = risk;
  const named = isMedical(risk) ? { ...names, ...emergency } : names;
  const kinds = categories.toSorted(byPriority).map((category) => named[category]);
  const facts = [
    `Keadaan: ${levels[level]}`,
    kinds.length > 0 ? `jenis: ${kinds.join(", ")}` : "",
    `tentang: ${subjects[about]}`,
    means ? `benda atau obat: ${meansNames[means]}` : "",
    company ? companyNames[company] : "",
    companion ? `yang menemani (data): ${JSON.stringify(companion)}` : "",
    aggressor ? `pelaku: ${aggressorNames[aggressor]}` : "",
    isDenied ? "pengguna membantah dengan jelas" : "",
  ];
  return `${facts.filter(Boolean).join("; ")}.`;
}

function noticeOf({ level, notice }: RiskFacts): string {
  if (!notice)
    return level >= 2
      ? "Kartu bantuan belum tampil: sebut sendiri 119 atau IGD dan satu orang tepercaya."
      : "";
  const { message, contacts } = notice.shown;
  const labels = contacts.map(({ label }) => label).join(", ");
  const read = notice.isNew
    ? "Tepat sebelum jawabanmu pengguna sudah membaca ini"
    : "Beberapa giliran lalu pengguna sudah membaca ini";
  return `${read}: ${JSON.stringify(message)} Kartunya: ${labels}.\nJangan mengulang isinya dan jangan menanyakan hal yang sama; sambung dari sana.`;
}

type Guidance = { calm: string; now: string };

const ofLife: Guidance = {
  calm: "Tanyakan langsung dan lembut satu hal yang belum diketahui: pikiran untuk mati, rencana, benda, atau siapa di dekatnya. Ajak ke satu orang tepercaya dan satu layanan, dan tanyakan apa yang membuat itu sulit.",
  now: "Menjauh dari benda atau obat, satu orang di sampingnya, 119 atau IGD.",
};
const ofVictim: Guidance = {
  calm: "Percayai. Pastikan ia aman membaca ini dan pelaku tidak di dekatnya; SAPA 129 dan 110 bisa dihubungi. Jangan menyuruh menghadapi pelaku, jangan menanyakan kenapa tidak pergi.",
  now: "Keluar atau ke ruang yang bisa dikunci, dekat orang lain, 110. 119 bila ada luka atau lehernya dicekik.",
};
const ofAnger: Guidance = {
  calm: "Akui marahnya, jangan pembalasannya. Ajak menjauh dari orang dan benda itu, dan menghubungi seseorang yang bisa menenangkan.",
  now: "Letakkan benda itu, keluar dari tempat itu, telepon satu orang. 110 bila ada bahaya, 119 bila ada luka.",
};
const ofVoices: Guidance = {
  calm: "Akui takutnya; jangan membantah, jangan membenarkan. Ajak ditemani keluarga ke dokter, puskesmas, atau IGD.",
  now: "Suara itu tidak harus dituruti. Satu orang di sampingnya, 119 atau IGD.",
};
const guidance: Record<RiskCategory, Guidance> = {
  distress: ofLife,
  ideation: ofLife,
  plan_or_imminent: ofLife,
  self_harm: ofLife,
  violence_victim: ofVictim,
  violence_to_others: ofAnger,
  psychosis: ofVoices,
};

const ofOther: Guidance = {
  calm: "Bantu pengguna menolong: mendengarkan, bertanya langsung apakah orang itu ingin mati atau sedang disakiti, tidak meninggalkannya sendirian, menjauhkan benda, mengajaknya ke layanan. Tanyakan juga keadaan pengguna.",
  now: "Bantu pengguna bertindak: 119 atau 110 dengan menyebut tempatnya, orang terdekat di sana, tetap bersamanya bila aman, benda dijauhkan, tidak merebut senjata sendirian.",
};

const ofEmergency: Guidance = {
  calm: "Pastikan apakah orang itu bernapas dan sadar. 119 atau IGD bila tidak, juga bila sadar tetapi mendadak sakit berat.",
  now: "Bantu pengguna bertindak: 119 dengan menyebut tempatnya, orang sekitar ikut menolong, bila tidak bernapas biasa, tekan dada, tetap di dekat orang itu, ikuti petugas. Jangan mendiagnosis, jangan menyebut obat, jangan menyinggung keinginan mati.",
};

const ofAttack: Guidance = {
  calm: ofEmergency.calm,
  now: "Bantu pengguna bertindak, berurutan: 119 dan pertolongan pertama; lalu 110 dengan menyebut pelakunya; orang sekitar dipanggil; pengguna tidak menghadapi atau melerai pelaku dan menjauh kalau didekati. Jangan mendiagnosis, jangan menyinggung keinginan mati.",
};

const doubt =
  "Tulisannya bisa berarti bahaya, bisa juga tidak. Tanyakan sekali saja, lembut dan langsung, apakah ada pikiran menyakiti diri atau ada yang menyakitinya; jangan menuduh, dan layani juga yang ia minta.";

function guidanceOf(risk: RiskFacts): string {
  const { level, categories, about, isDoubtful } = risk;
  if (level < 2 && isDoubtful) return doubt;
  if (level < 2) {
    return "Akui dulu yang berat dengan kata-katanya sendiri: paling banyak 80 kata, satu pertanyaan, tanpa daftar. Yang ia minta tetap dikerjakan sesudahnya. Jangan menawarkan produk.";
  }
  const [first = "distress"] = categories.toSorted(byPriority);
  const isOwnDanger = about === "self" || first === "violence_to_others";
  const ofBody = risk.topics?.includes("attacked") ? ofAttack : ofEmergency;
  const { calm, now } = isMedical(risk) ? ofBody : isOwnDanger ? guidance[first] : ofOther;
  const denial =
    "Bila ia bilang kamu salah paham: akui dalam satu kalimat, pastikan sekali bahwa ia aman, lalu layani permintaannya.";
  if (level === 3) {
    return `Paling banyak 50 kata, kalimat pendek, satu tindakan tiap kalimat. ${now} Tutup dengan satu pertanyaan ya atau tidak. Hal lain menunggu.`;
  }
  return `${calm} Satu pertanyaan tiap kali, tanpa naskah panjang. Jangan pindah topik sebelum keadaannya jelas aman; permintaan lain dilayani sesudah itu. ${denial}`;
}
