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

/** "Kira-kira kalau diucapkan: 1) 25 detik, 2) 15 detik."; "" where nothing was answered. */
export function answerLengths(answers: readonly string[]): string {
  const lengths = answers.flatMap((text, at) =>
    text.trim() === "" ? [] : [`${at + 1}) ${wordsOf(text)} kata, ${secondsOf(text)} detik`],
  );
  return lengths.length === 0 ? "" : `Panjangnya kalau diucapkan pelan: ${lengths.join("; ")}.`;
}
