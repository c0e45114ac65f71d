/** The lines for refusals, goodbyes, questions and corrections (lines.ts says how lists are used). */
export const partings = {
  /** Above the first draft of a text: beside its offer, and at the beginning of its flow. */
  "draft-offered": [
    "Ini draf pertama untuk “{title}”, dari tulisanmu. Yang belum kamu sebut kutandai “(isi ...)”, dan sesudah tombolnya ditekan kita lengkapi.",
    "Begini draf “{title}” sejauh ini; tanda “(isi ...)” menunggu isi darimu.",
    "Draf “{title}”:",
  ],
  draft: [
    "Drafnya sudah bisa kamu salin. Bagian “(isi ...)” belum ada di tulisanmu; pertanyaan di bawahnya untuk melengkapi.",
    "Dengan yang sudah ada, jadinya begini. Di bawahnya ada pertanyaan supaya lebih lengkap.",
    "Drafnya sekarang:",
  ],
  /** The member asks once more to be listened to only. */
  "open-story": [
    "Baik, cerita saja. Tidak ada langkah dan tidak ada latihan.",
    "Oke, tulis saja ceritanya; kusimpan tanpa menyuruh apa-apa.",
    "Silakan, ceritanya dulu.",
    "Ceritakan saja.",
  ],
  /** The member refuses what was offered. */
  refused: [
    "Baik, itu tidak jadi. Kamu tidak harus melakukan apa pun sekarang; kalau mau, ceritakan saja.",
    "Oke, yang itu kutinggalkan. Boleh cerita saja, boleh juga berhenti di sini.",
    "Tidak apa-apa, itu tidak kutawarkan lagi.",
    "Baik, tidak jadi.",
  ],
  /** The member wants none of the buttons of a step. */
  "none-of": [
    "Baik, tidak satu pun. Tulis dengan kata-katamu sendiri, cerita dulu, atau tinggalkan langkah ini.",
    "Oke, tidak ada yang cocok ya. Ceritakan saja dulu, atau tulis “bukan itu”.",
    "Tidak satu pun.",
  ],
  /** A goodbye, with what is kept: at a document, in the middle of a flow, and after a story. */
  "goodbye-made": [
    "Sampai nanti. Tulisan “{title}” tersimpan di obrolan ini dan masih bisa diubah.",
    "Baik, sampai di sini dulu; “{title}” tetap ada di atas.",
    "Sampai nanti.",
  ],
  "goodbye-open": [
    "Sampai nanti. Jawabanmu untuk {title} tersimpan dan bisa dilanjutkan kapan saja.",
    "Baik, berhenti dulu; {title} menunggu di sini.",
    "Sampai nanti.",
  ],
  "goodbye-told": ["Sampai nanti. Yang kamu tulis tersimpan di obrolan ini.", "Sampai nanti ya."],
  /** A question to the guide within an answer, which is left out. */
  "asked-within": [
    "“{quote}” tidak bisa kunilai, jadi itu tidak ada di dokumennya.",
    "Soal “{quote}” aku tidak bisa menilai; bagian itu tidak kutulis.",
    "Itu tidak kutulis.",
  ],
  /** A correction of which nothing could be taken surely. */
  unsure: [
    "Yang mau dibetulkan belum jelas bagiku. Pilih bagiannya, lalu tulis isi barunya.",
    "Bagian mana yang keliru? Tekan satu, nanti isinya kuganti.",
    "Yang keliru mana?",
  ],
  /** Corrections within a flow; the list names each field with its new value. */
  "several-changed": ["Kubetulkan: {list}.", "Sudah kuganti, {list}.", "Dibetulkan."],
  "asked-only": [
    "“{quote}” tidak bisa kunilai dan tidak masuk ke dokumennya. Yang kubutuhkan {label}, boleh dilewati.",
    "Soal “{quote}” aku tidak bisa menilai, jadi tidak kutulis. Masih ditunggu: {label}.",
    "Itu tidak kutulis.",
  ],
  /** The member asks what to do, below a document. */
  "made-next": [
    "Langkahnya ada di tulisan di atas. Ambil satu yang paling ringan dulu, sisanya menyusul.",
    "Mulai dari satu baris di tulisan itu yang bisa dikerjakan hari ini.",
    "Satu baris dulu.",
  ],
  /** The member does not know which of the offered flows fits. */
  undecided: [
    "Tidak harus tahu sekarang. Tombolnya tetap di sini, dan cerita dulu juga boleh.",
    "Tidak apa-apa belum tahu; pilih yang paling ringan, atau cerita dulu saja.",
    "Belum tahu boleh.",
  ],
  /** The member asks what to do, after telling a story. */
  advice: [
    "Aku tidak bisa menilai apa yang harus kamu lakukan. Yang bisa kukerjakan bersamamu, dari kata-kata di tulisanmu:",
    "Nasihat tidak bisa kuberi dengan benar, tapi ini bisa kita siapkan bareng.",
    "Mungkin ini.",
  ],
  /** "Dia" in words that are meant for that person. */
  addressed: [
    "Karena ini untuk orangnya langsung, “dia” di kalimatmu kutulis “{name}”.",
    "“Dia” kutulis “{name}” lagi.",
    "Kutulis “{name}”.",
  ],
} as const satisfies Record<string, readonly string[]>;
