/* How long the practised answers are, once for all of them below the sheet. */

/** Words spoken in a second at a calm pace. */
export const wordsPerSecond = 2.2;
const secondsStep = 5;

export const wordsOf = (text: string): number =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "").length;

/** How long the text takes to be spoken, rounded so that it claims no precision. */
export const secondsOf = (text: string): number =>
  Math.max(secondsStep, Math.round(wordsOf(text) / wordsPerSecond / secondsStep) * secondsStep);

/** An answer between these is neither cut short nor tiring to hear. */
const secondsLeast = 20;
const secondsMost = 60;

const numbersOf = (answers: readonly string[], is: (seconds: number) => boolean): string =>
  answers
    .flatMap((text, at) => (text.trim() !== "" && is(secondsOf(text)) ? [String(at + 1)] : []))
    .join(", ");

/** "Panjangnya kalau diucapkan pelan: 1) 8 kata, 5 detik.", and which are too short; "" where nothing was answered. */
export function answerLengths(answers: readonly string[]): string {
  const lengths = answers.flatMap((text, at) =>
    text.trim() === "" ? [] : [`${at + 1}) ${wordsOf(text)} kata, ${secondsOf(text)} detik`],
  );
  if (lengths.length === 0) return "";
  const short = numbersOf(answers, (seconds) => seconds < secondsLeast);
  const long = numbersOf(answers, (seconds) => seconds > secondsMost);
  return [
    `Panjangnya kalau diucapkan pelan: ${lengths.join("; ")}.`,
    `Yang enak didengar ${secondsLeast} sampai ${secondsMost} detik.`,
    ...(short === "" ? [] : [`Masih pendek: nomor ${short}; tambah satu contoh atau satu hasil.`]),
    ...(long === "" ? [] : [`Terlalu panjang: nomor ${long}; buang kalimat yang tidak menjawab.`]),
  ].join(" ");
}
