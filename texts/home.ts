import { frameTexts } from "./frame/frame.ts";

/** The choice between AlmaCare and AlmaConnect. */
export const homeTexts = {
  title: "Mau mulai dari mana?",
  intro: "Dua tempat dari Alma. Satu untuk bercerita, satu untuk saling menemukan.",
  description:
    "Pilih AlmaCare untuk bercerita dengan teman bicara AI, atau AlmaConnect untuk pencari, praktisi healing, dan komunitas.",
  choices: {
    almacare: {
      name: frameTexts.product,
      text: "Untuk kamu yang ingin didengar sekarang: teman bicara AI untuk perasaan, hubungan, karier, dan usaha.",
      button: "Buka AlmaCare",
    },
    almaconnect: {
      name: "AlmaConnect", // T-155
      text: "Untuk pencari, praktisi healing, dan komunitas yang ingin saling menemukan.",
      button: "Buka AlmaConnect",
    },
  },
} as const;
