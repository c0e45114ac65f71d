/** Demo conversations of a returning member. */
export const demoConversations = [
  {
    expertId: 1,
    title: "Minggu yang padat",
    ended: true,
    daysAgo: 12,
    turns: [
      [
        "Akhir-akhir ini kerjaan numpuk terus, pulang kerja rasanya udah nggak ada tenaga.",
        "Berarti tenagamu habis sebelum sempat dipakai untuk dirimu sendiri. Bagian mana dari tumpukan itu yang paling sulit kamu letakkan saat pulang?",
      ],
      [
        "Kayaknya karena aku susah bilang tidak ke atasan.",
        "Jadi setiap permintaan baru masuk tanpa ada yang keluar. Kapan terakhir kali kamu ingin menolak, dan apa yang kamu takutkan kalau itu kamu ucapkan?",
      ],
    ],
  },
  {
    expertId: 2,
    title: "Bicara soal jarak",
    ended: true,
    daysAgo: 5,
    turns: [
      [
        "Pacarku pindah kota dan kami jadi jarang ngobrol.",
        "Jaraknya bukan cuma kilometer, tapi juga kebiasaan ngobrol yang hilang. Apa yang paling kamu rindukan dari obrolan kalian yang dulu?",
      ],
    ],
  },
  {
    expertId: 1,
    title: null,
    ended: false,
    daysAgo: 1,
    turns: [
      [
        "Malam ini susah tidur lagi, kepikiran presentasi besok.",
        "Kepalamu sudah berdiri di depan ruangan itu padahal badanmu masih di kasur. Bagian mana dari presentasi besok yang paling sering terputar?",
      ],
    ],
  },
] as const;
