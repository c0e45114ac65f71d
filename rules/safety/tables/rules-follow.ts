import type { Rule } from "./rule.ts";

const everyday =
  "-belum|WORK|LEISURE|psikolog|psikiater|dokter|terapi|konseling|konsul|kontrol|puskesmas|igd|pulang|ketemu|makan|masak|belajar|tidur|istirahat|olahraga|sholat|ibadah|mandi|menikah|nikah|nabung";

/** Signs of an intent, a preparation or a time, once thoughts of death or self-harm are open. */
export const planRules: Rule[] = [
  {
    id: "follow-plan",
    category: "plan_or_imminent",
    level: 3,
    selfOnly: true,
    patterns: [
      `ada|punya|udah|buat|bikin 2 rencana|plan|rencananya ${everyday}`,
      `udah 2 rencanain|direncanain|merencanakan|direncanakan|planning|putusin|diputusin|memutuskan ${everyday}`,
      `udah|lagi 2 nyiapin|siapin|disiapin|menyiapkan|disiapkan|siap ${everyday}`,
      `READY 2 semua|semuanya|tali|obat|surat|alat|alatnya|caranya ${everyday}`,
      `udah 2 tau|mikirin|kepikiran|milih|nentuin 2 caranya|cara|tempatnya|tempat|waktunya|harinya ${everyday}`,
      `tinggal 1 lakuin|ngelakuin|dilakuin|eksekusi|nunggu|tunggu ${everyday}`,
      `barangnya|alatnya|obatnya|talinya|pisaunya 1 udah 2 ada|siap|depan ${everyday}`,
    ],
  },
];

/** A time alone counts only as a short answer. */
export const timeRules: Rule[] = [
  { id: "follow-time", category: "plan_or_imminent", level: 3, selfOnly: true, patterns: ["SOON"] },
];

/** A bare yes, or how strong it is, counts only as a very short answer just after a sign. */
export const assentRules: Rule[] = [
  {
    id: "follow-assent",
    category: "ideation",
    level: 2,
    selfOnly: true,
    patterns: ["iya|yes|betul|bener|masih|sering|selalu|kuat|kepikiran -belum"],
  },
];
