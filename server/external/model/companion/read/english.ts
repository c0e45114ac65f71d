/** Everyday English that is no Indonesian word and no loan: by it a clause is known as English. */
const english = new Set(
  "the is are was were have has had my your his her they them this that what when where why how can could would should will just feel feeling felt been being about because don't dont can't cant i'm im i've ive it's its not but with for from and or of to in on so me you we he she i a am an be do does did lonely sad tired anxious scared afraid hurt alone empty worthless angry depressed overwhelmed hopeless nobody everyone everything nothing anymore never always really very since moved here there talk talks talking think want know life friend friends boyfriend girlfriend husband wife mother father job work working sleep cry crying hate love lost help please sometimes too much every day night".split(
    " ",
  ),
);

/** By these a sentence stays Indonesian, however much English is mixed in. */
const indonesian = new Set(
  "aku saya gue gw gua yang yg di ke ga gak nggak ngga tidak gk dan sama sm banget bgt udah udh sudah ngerasa merasa lagi lg itu ini kak karena krn tapi tp buat dari dgn dengan bisa mau ada kalo kalau terus trs jadi".split(
    " ",
  ),
);

export function isEnglish(piece: string): boolean {
  return english.has(piece.toLowerCase().replace("\u2019", "'"));
}

/** Whether these words are an English sentence: two of five are English, and they outweigh the Indonesian ones. */
export function isEnglishText(words: readonly string[]): boolean {
  const found = words.filter(isEnglish).length;
  return (
    found > 1 && found * 5 >= words.length * 2 && found > words.filter((one) => indonesian.has(one)).length
  );
}
