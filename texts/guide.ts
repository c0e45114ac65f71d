/** What the server says around the guide; its flows and lines stand with it. */
export const guideTexts = {
  /** Once, where the guide answers instead of the model that is set up. */
  steppedIn:
    "Layanan AI sedang tidak tersedia, jadi untuk sementara panduan otomatis yang menjawab. Selama itu waktumu tidak berkurang.",
  /** The same where the model refused this one message. */
  refused:
    "Layanan AI menolak menjawab pesan ini, jadi panduan otomatis yang menjawab. Selama itu waktumu tidak berkurang.",
};
