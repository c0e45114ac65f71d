/** Listening to an answer in the chat: who may hear it, and where its voice is made. */
export const readAloudTexts = {
  read: "Bacakan",
  stop: "Hentikan bacaan",
  askTitle: "Bacakan jawaban?",
  askBody: "Orang di sekitarmu bisa ikut mendengar. Pakai earphone atau kecilkan suaramu kalau perlu.",
  askOnline:
    "Suara ini dibuat oleh layanan pembuat browser, jadi isi jawabannya dikirim ke sana untuk dibacakan.",
  askStart: "Bacakan sekarang",
  askCancel: "Batal",
} as const;
