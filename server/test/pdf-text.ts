/** Returns the text of an uncompressed PDF, in drawing order. */
export function textOfPdf(file: Buffer): string {
  const raw = file.toString("latin1");
  const object = (id: string) =>
    new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)\\nendobj`).exec(raw)?.[1] ?? "";
  const fonts = new Map<string, string[]>();
  for (const [, name = "", id = ""] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1];
    fonts.set(name, map ? lettersOf(object(map)) : []);
  }
  let text = "";
  let letters: string[] = [];
  for (const [, name, shown] of raw.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) letters = fonts.get(name) ?? [];
    else text += `${glyphsOf(shown ?? "", letters)}\n`;
  }
  return text;
}

const glyphsOf = (shown: string, letters: string[]): string =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? "\ufffd")
    .join("");

/** Returns the characters of a font's glyphs from its `ToUnicode` map, which is written as ranges of lists. */
function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, first = "", list = ""] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [n, [, units = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const codes = (units.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => Number.parseInt(unit, 16));
      letters[Number.parseInt(first, 16) + n] = String.fromCharCode(...codes);
    }
  }
  return letters;
}
