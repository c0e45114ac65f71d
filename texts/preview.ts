/** Words on the pictures that messengers show beside a link: few and large, so that a thumbnail is readable. */
export const previewTexts = {
  almacare: "Ada yang ingin kamu ceritakan?",
  home: "Mulai dari yang kamu butuhkan",
  almaconnect: "Mencari, mendampingi, berkumpul",
  FAQ: "Pertanyaan yang sering muncul",
  disclamer: "Yang perlu kamu tahu",
  privacy: "Bagaimana datamu dijaga",
  help: "Butuh bantuan sekarang?",
  protocol: "Saat keadaan genting",
  login: "Bagaimana kabarmu hari ini?",
  register: "Kenalan Sama Alma Dulu!",
  card1: "Lagi susah fokus waktu kerja?",
  card2: "Sudah healing, kok masih capek?",
  card3: "Cemburu, tapi bingung alasannya?",
  card4: "Baru tenang kalau dia membalas?",
  card5: "Target bulanan berputar di kepala?",
  card6: "Idenya ada, belum berani mulai?",
  card7: "Semua kacau barengan?",
  card8: "Kenalan lagi dengan dirimu?",
} as const;

/** The line under each of them: what this is, and what it is not. */
export const previewLine = "Teman bicara AI, bukan pengganti psikolog";
