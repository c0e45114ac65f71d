/** The consent dialog. The texts are versioned: any change needs a new version, which asks everyone again. */
export const consentTexts = {
  version: "2026-11-21",
  title: (partner: string) => `Persetujuan Layanan ${partner}`,
  intro: "Sebelum mulai bercerita, baca dan setujui dulu hal-hal berikut, ya.",
  terms: (partner: string) =>
    `Saya berusia 18 tahun atau lebih, menyetujui syarat dan ketentuan Alma bersama ${partner}, dan memahami bahwa lawan bicara saya adalah AI, bukan psikolog, dan bukan layanan darurat.`,
  optional: "Persetujuan terpisah. Anda bisa menariknya kapan saja.",
  healthData:
    "Saya setuju cerita dan jawaban skrining saya tentang kesehatan dan perasaan diproses untuk menjawab saya dan menunjukkan hasilnya kepada saya. Tanpa persetujuan ini, obrolan dan skrining tidak bisa dimulai.",
  aiProvider: (provider: string) =>
    `Saya setuju cerita saya dikirim ke ${provider}, penyedia AI yang menyusun jawaban, yang bisa berada di luar Indonesia. Tanpa persetujuan ini, obrolan tidak bisa dimulai.`,
  submit: "Setuju dan lanjutkan",
  close: "Tutup",
  closeHint: "Menutup dialog ini berarti belum setuju.",
  needed: "Untuk melanjutkan, kami perlu persetujuan yang belum Anda berikan.",
} as const;

/** Returns the wording that is agreed to; it is hashed with the consent, so that what was shown can be proved. */
export function consentWording(
  kind: "terms" | "health_data" | "ai_provider",
  partner: string,
  provider: string,
): string {
  const wording = {
    terms: consentTexts.terms(partner),
    health_data: consentTexts.healthData,
    ai_provider: consentTexts.aiProvider(provider),
  };
  return wording[kind];
}
