/** What the server says around the guide; the guide's flows keep their own lines. */
export const guideTexts = {
  /** Shown once, if the guide answers instead of the model that is set up. */
  steppedIn:
    "Layanan AI sedang tidak tersedia, jadi untuk sementara panduan otomatis yang menjawab. Selama itu waktumu tidak berkurang.",
  /** The same, once what the model may cost in a day is used up. */
  usedUp:
    "Jatah layanan AI hari ini sudah terpakai, jadi sampai besok panduan otomatis yang menjawab. Selama itu waktumu tidak berkurang.",
  /** The same, if the model refused this one message. */
  refused:
    "Layanan AI menolak menjawab pesan ini, jadi panduan otomatis yang menjawab. Selama itu waktumu tidak berkurang.",
};
