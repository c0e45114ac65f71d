/** Smooths the seams between the words of a document and those of the answers in it. */
export const joinedUp = (text: string): string =>
  text
    // An answer that ends with a full stop stands before one of the document.
    .replace(/(?<=[^.])\.\.(?!\.)/g, ".")
    .replace(/(?<=\S) +$/gm, "")
    // "Paling lambat sebelum tgl 9" says it twice.
    .replace(/\bpaling lambat (?=(?:sebelum|sblm|paling lambat|maksimal)\b)/g, "")
    // "Untuk itu saya mohon minta balik ..." asks twice.
    .replace(/(?<=\bsaya mohon) (?:(?:saya|sy|aku) )?(?:mohon|minta|memohon|mau|ingin)(?= )/gi, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
