/** Lines after a message that complains of what was taken or written, in the form of lines.ts. */
export const complaintLines = {
  /** What was put right. */
  "complaint-done": ["Maaf, kubetulkan: {list}.", "Sekarang {list}.", "Sudah dibetulkan."],
  "complaint-out": [
    "Maaf, “{quote}” sudah kukeluarkan dari {label}.",
    "“{quote}” juga kukeluarkan dari {label}.",
    "Itu juga kukeluarkan.",
  ],
  /** What shall not be written stands nowhere any more. */
  "complaint-gone": [
    "Tenang, “{quote}” tidak ada di tulisannya.",
    "“{quote}” memang tidak tertulis di mana pun.",
    "Itu tidak tertulis.",
  ],
  /** What still stands wrongly stands in no place, or in several. */
  "complaint-unclear": [
    "“{quote}” yang di bagian mana belum jelas bagiku, jadi belum ada yang berubah. Tulis dengan nama bagiannya.",
    "“{quote}” belum kuganti; sebut bagiannya sekalian.",
    "Sebut bagiannya, ya.",
  ],
  "complaint-moved": [
    "Maaf, salah tempat. “{quote}” kupindahkan ke {label}.",
    "Maaf, “{quote}” kupindahkan ke {label}.",
    "Maaf, sudah kupindahkan.",
  ],
  /** Other words of such a message, which name no part. */
  "complaint-left": [
    "“{quote}” belum kutulis, karena untuk bagian mana belum jelas bagiku.",
    "“{quote}” belum kutulis di mana pun.",
    "Sisanya belum kutulis.",
  ],
  "complaint-sorry": ["Maaf, aku salah baca yang tadi.", "Maaf, tadi kutangkap lain.", "Maaf ya."],
  /** What shall be exchanged was exchanged before. */
  "exchanged-already": [
    "“{value}” sudah tertulis, jadi itu sudah benar.",
    "Itu sudah jadi “{value}”.",
    "Sudah begitu.",
  ],
  /** How the text shall call the member. */
  "self-named": [
    "Baik, di tulisannya kamu menyebut dirimu “{name}”, bukan aku atau saya.",
    "Oke, “{name}” di seluruh tulisan.",
    "Oke, pakai “{name}”.",
  ],
  /** An answer is put to an earlier one, as the member asked. */
  "goes-elsewhere": [
    "Bisa. Itu kutambahkan ke {label}, jadi pertanyaan ini masih menunggu jawabanmu.",
    "Masuk, kutambahkan ke {label}.",
    "Sudah kutambahkan.",
  ],
  /** The member takes something back within one answer. */
  "taken-back": [
    "“{quote}” tidak jadi kutulis, sesuai katamu.",
    "“{quote}” juga tidak kutulis.",
    "Tidak jadi kutulis.",
  ],
  /** The member says that something was written before, and writes it once more. */
  "told-already": [
    "Maaf, itu memang sudah kamu tulis.",
    "Maaf, benar, tadi sudah kamu sebut.",
    "Maaf, betul.",
  ],
} as const satisfies Record<string, readonly string[]>;
