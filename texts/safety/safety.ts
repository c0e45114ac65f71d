/**
 * Texts of the crisis layer outside its dialogues (server/external/model/guide/flows/danger), vetted by us and still to
 * be reviewed by a clinician. Warm and plain: no list, no exclamation mark, no promise that we cannot keep.
 */

export const safetyTexts = {
  /** Added when an answer at level 2 or more names nobody to turn to. */
  pointer:
    "Sambil kita bicara, coba hubungi satu orang yang kamu percaya. Kalau terasa tidak aman, telepon 119 atau ke IGD terdekat.",
  /** The same, if the danger comes from a person. */
  pointerFromPerson:
    "Utamakan berada di dekat orang lain yang aman. Kalau keadaannya memburuk, telepon 110; kalau ada luka, 119.",
  /**
   * Above the card when the same danger shows again: its questions are already being discussed, so this asks none. By
   * the source of the danger, with `other` for members who tell about somebody else.
   */
  again: {
    life: [
      "Kubaca. Kontak di bawah ini tetap bisa kamu hubungi sekarang, dan satu orang di dekatmu lebih berarti daripada tulisanku.",
      "Bantuannya masih di sini. Kalau belum, telepon 119 sekarang atau minta seseorang mengantarmu ke IGD.",
      "Kalau menulis saja tidak cukup, telepon salah satu nomor ini sambil duduk di dekat orang yang kamu percaya.",
    ],
    person: [
      "Kubaca. Saat kamu aman untuk menelepon, hubungi salah satu nomor ini; kalau memburuk, telepon 110 lebih dulu.",
      "Bantuannya masih di sini. Utamakan tempat yang ada orang lain, lalu telepon 110 atau SAPA 129.",
    ],
    other: [
      "Kubaca. Telepon salah satu nomor ini juga kalau kamu yang menolong; petugas 119 bisa menuntun apa yang dilakukan.",
      "Bantuannya masih di sini. Kamu tidak harus menanganinya sendirian; telepon petugas dan ajak satu orang lain.",
    ],
  },
  fallback: "Kalau tidak tersambung, langsung ke IGD terdekat atau minta orang terdekat menemani.",
  /** Replaces a sentence that the output gate took out, by its subject. */
  replacements: {
    dose: "Soal takaran obat, tanyakan ke dokter atau apoteker; aku tidak bisa memberi angka yang aman.",
    medicine: "Soal memulai, mengganti, atau menghentikan obat, tanyakan dulu ke dokter atau apoteker.",
    method:
      "Bagian itu tidak kulanjutkan. Kalau ada keinginan menyakiti diri, telepon 119 atau minta satu orang menemanimu sekarang.",
    diagnosis: "Aku tidak bisa memastikan itu; yang bisa menilainya dokter atau psikolog.",
    "agrees-with-suicide":
      "Bagian itu tidak kulanjutkan, karena hidupmu penting. Kalau pikiran itu datang, telepon 119 atau minta satu orang menemanimu sekarang.",
    "agrees-with-revenge":
      "Bagian itu tidak kulanjutkan: marahmu boleh ada, tapi jangan sampai ada yang terluka.",
    "agrees-with-delusion":
      "Aku tidak bisa memastikan itu benar terjadi; ceritakan juga ke dokter atau orang yang kamu percaya.",
    secrecy: "Aku AI dan tidak bisa menjanjikan rahasia; bercerita ke orang yang kamu percaya tetap boleh.",
    promise: "Itu tidak bisa kujanjikan.",
    "human-claim": "Aku AI, bukan manusia.",
    exclusive: "Aku AI, dan kamu berhak punya orang lain untuk bercerita.",
    "keeps-from-help": "Dokter, psikolog, atau layanan bantuan tetap boleh kamu hubungi kapan pun.",
    "false-help":
      "Aku AI dan tidak bisa menghubungi siapa pun; kalau mendesak, telepon 119 atau orang terdekatmu.",
    minor: "Bagian itu tidak bisa kubuat.",
    abuser: "Bagian itu tidak kulanjutkan. Kekerasan bukan salahmu; SAPA 129 atau 110 bisa dihubungi.",
    number: "Nomor yang belum bisa kupastikan tidak kutampilkan; yang benar ada di Bantuan.",
    link: "Alamat yang belum bisa kupastikan tidak kutampilkan; yang benar ada di Bantuan.",
  },
  /** For subjects without a text of their own. */
  replacement:
    "Untuk hal itu aku tidak bisa memberi jawaban yang aman; sebaiknya tanyakan ke dokter, psikolog, atau puskesmas.",
  replacementInRisk:
    "Bagian itu lebih aman dibicarakan langsung dengan dokter, psikolog, atau petugas di IGD, ditemani orang yang kamu percaya.",
  /** Replaces a number or an address that no trusted source vouches for; the rest of its sentence stays. */
  withheld: {
    number: "(nomor tidak ditampilkan, lihat Bantuan)",
    link: "(alamat tidak ditampilkan)",
  },
  /** Replaces the English error sentence, at level 1 and above. */
  outage:
    "Jawabanku sedang terganggu, tapi ceritamu tetap penting. Coba kirim lagi sebentar lagi. Kalau terasa mendesak, telepon 119 atau hubungi orang terdekatmu.",
} as const;
