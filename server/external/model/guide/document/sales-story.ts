import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";

/* What an owner has told of the rival, of who left and of what they have themselves, and the first move that follows. */

export type SalesAnswers = { rival: string; lost: string; own: string; regular: string; thing: string };

const cheap =
  /(?<!\p{L})(?:murah\p{L}*|promo\p{L}*|diskon\p{L}*|banting|gratis|cashback|beli \d+ dapat|\d+[.,]?\d* ?(?:rb|ribu|ribuan|k))(?!\p{L})/iu;
const comfort =
  /(?<!\p{L})(?:ac|wifi|parkir\p{L}*|luas|nyaman|adem|colokan|estetik|bagus|tempat duduk)(?!\p{L})/iu;
const near = /(?<!\p{L})(?:\d+ ?m(?:eter)?|depan|sebelah|seberang|samping|deket|dekat)(?!\p{L})/iu;

const upper = (text: string): string => {
  const full = withoutShorthand(text.trim()).replace(/[\s.,;]+$/u, "");
  return full.charAt(0).toUpperCase() + full.slice(1);
};
const named = (label: string, told: string): string[] => (told === "" ? [] : [`- ${label}: ${upper(told)}`]);

/** How a regular is greeted: by a title that was told, or else without one. */
function greeting({ regular, thing }: SalesAnswers): string[] {
  if (regular === "") return [];
  const offered = thing === "" ? "(isi barang)" : thing;
  return [
    "",
    `WA untuk ${upper(regular)}`,
    `"Halo ${upper(regular)}, lama tidak kelihatan, semoga sehat. Minggu ini ada (isi yang baru atau yang biasa dipesan). Mau saya siapkan ${offered} seperti biasa? Tinggal kabari jam berapa."`,
  ];
}

const priceLine =
  "- Soal harga: hitung dulu modal satu barang. Harga jual tidak pernah di bawah modal, jadi jangan ikut banting harga; yang boleh dicoba tambahan kecil atau paket yang masih ada untungnya.";

function moves({ rival, regular }: SalesAnswers): string[] {
  const first =
    regular === ""
      ? []
      : [`- Hari ini juga: sapa ${upper(regular)} dengan WA di bawah, sebelum membuat promo apa pun.`];
  const price = cheap.test(rival) ? [priceLine] : [];
  const place = comfort.test(rival)
    ? [
        "- Tempat nyaman tidak bisa ditiru minggu ini. Yang bisa: pesanan sudah siap sebelum orangnya datang, atau diantar.",
      ]
    : [];
  const close = near.test(rival)
    ? ["- Karena saingannya dekat, cari jam yang dia belum buka atau sedang antre, dan siap di jam itu."]
    : [];
  return [...first, ...price, ...place, ...close];
}

/** What stands at the top of the plan; "" where nothing of it was told. */
export function salesStory(told: SalesAnswers): string {
  const { rival, lost, own } = told;
  const facts = [...named("Saingan", rival), ...named("Yang pergi", lost), ...named("Yang kamu punya", own)];
  if (facts.length === 0 && told.regular === "") return "";
  const first = moves(told);
  return [
    ...(facts.length > 0 ? ["Yang kamu ceritakan", ...facts] : []),
    ...(first.length > 0 ? ["", "Langkah pertama", ...first] : []),
    ...greeting(told),
    "",
  ].join("\n");
}
