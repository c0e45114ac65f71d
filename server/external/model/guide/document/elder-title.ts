/* What somebody older is called in words that are said to them, from what the member wrote about who it is. */

const titles: readonly (readonly [RegExp, string])[] = [
  [/\b(?:om|oom)\b/i, "Om"],
  [/\btante\b/i, "Tante"],
  [/\b(?:pakde|pak de)\b/i, "Pakde"],
  [/\b(?:bude|bu de)\b/i, "Bude"],
  [/\b(?:kakek|opa|mbah kakung)\b/i, "Kakek"],
  [/\b(?:nenek|oma|mbah putri)\b/i, "Nenek"],
  [/\bayah\w*\b/i, "Ayah"],
  [/\b(?:papa|papah)\w*\b/i, "Papa"],
  [/\b(?:mama|mamah)\w*\b/i, "Mama"],
  [/\bbunda\w*\b/i, "Bunda"],
];

const man = /\b(?:bapak?|pak|bpk|laki|cowok)\w*\b/i;
const woman = /\b(?:ibu|bu|emak|mamak|perempuan)\w*\b/i;

/** "Bapak" for "calon bapak mertua", "Bapak/Ibu" where nothing says which. */
export function elderTitle(who: string): string {
  const told = titles.find(([word]) => word.test(who))?.[1];
  if (told !== undefined && !/\bmertua\b/i.test(who)) return told;
  const [isMan, isWoman] = [
    man.test(who) || /\bayah|papa\b/i.test(who),
    woman.test(who) || /\bmama\b/i.test(who),
  ];
  if (isMan === isWoman) return "Bapak/Ibu";
  return isMan ? "Bapak" : "Ibu";
}
