/* In which order parents are told, where a member has named the one who comes first and spoken of the other one. */

const mothers = /^(?:mamak|mama|mak|emak|amak|ibu|ibuk|bunda|mami|umi|inang|biyung)/iu;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
const bare = (text: string): string => text.trim().replace(/(?:ku|nya)$/iu, "");

/** "Mamak dulu, ... Sesudah itu Bapak": "" where only one of them was spoken of. */
export function tellingOrder(first: string, mother: string, father: string): string {
  const name = bare(first.split(/[\s,.]/)[0] ?? "");
  const other = bare(mothers.test(name) ? father : mother);
  if (name === "" || other === "" || other.toLowerCase() === name.toLowerCase()) return "";
  const [one, two] = [capital(name), capital(other)];
  return `Urutannya\n1. ${one} dulu, berdua saja.\n2. Sesudah ${one} tahu, baru ${two}. Kalau ${one} bersedia, minta ditemani waktu bicara ke ${two}.\n`;
}
