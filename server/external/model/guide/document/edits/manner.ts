/** How something should sound is no word for the text. */
const manner =
  /^(?:(?:yang|yg|ke|jadi|jd|agak) )*(?:lebih|lbh|kurang|agak|lain|bagus|baik|bener|benar|halus|sopan|santai|resmi|formal|rapi|enak|pas|pantas|cocok|singkat|pendek)(?: (?:lebih|lbh|lain|bagus|baik|halus|sopan|santai|resmi|formal|rapi|enak|pas|pantas|cocok|singkat|pendek|dikit|sedikit|lagi|aja|dong|ya|kak|bahasanya|kata-?katanya|kalimatnya))*$/iu;

export const isManner = (words: string): boolean => manner.test(words.trim());
