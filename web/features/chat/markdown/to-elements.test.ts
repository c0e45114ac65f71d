import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultContacts } from "#rules/safety/contacts.ts";
import { isSeen, type Piece } from "./blocks.ts";
import { markdown } from "./lexer.ts";
import { blockPiece } from "./to-elements.ts";

const drawn = (text: string): Piece[] => markdown.lex(text).filter(isSeen).map(blockPiece);

/** Writes a piece as HTML, for reading only. */
function written(piece: Piece): string {
  if (typeof piece === "string") return piece;
  const attributes = Object.entries(piece.attributes ?? {}).map(([name, value]) => ` ${name}="${value}"`);
  return `<${piece.tag}${attributes.join("")}>${piece.pieces.map(written).join("")}</${piece.tag}>`;
}

const html = (text: string) => drawn(text).map(written).join("");

const away = 'target="_blank" rel="noopener noreferrer nofollow"';

describe("B-205: markdown as elements", () => {
  test.each([
    [
      "Halo **kamu**, *pelan* ~~saja~~ `ya`.",
      "<p>Halo <strong>kamu</strong>, <em>pelan</em> <del>saja</del> <code>ya</code>.</p>",
    ],
    ["satu\ndua", "<p>satu<br></br>dua</p>"],
    ["# Judul", '<p class="font-bold title-1">Judul</p>'],
    ["## Judul", '<p class="font-bold title-2">Judul</p>'],
    ["### Judul", '<p class="font-bold">Judul</p>'],
    ["- satu\n- **dua**", "<ul><li>satu</li><li><strong>dua</strong></li></ul>"],
    ["3. tiga\n4. empat", '<ol start="3"><li>tiga</li><li>empat</li></ol>'],
    ["- luar\n  - dalam", "<ul><li>luar<ul><li>dalam</li></ul></li></ul>"],
    ["- satu\n\n  lanjutan", "<ul><li><p>satu</p><p>lanjutan</p></li></ul>"],
    ["> kutipan", "<blockquote><p>kutipan</p></blockquote>"],
    ["```\nkode **a**\n```", "<pre>kode **a**</pre>"],
    [
      "| Hari | Jam |\n|---|--:|\n| **Senin** | 7 |",
      '<div class="table-box" role="region" aria-label="Tabel" tabindex="0"><table><thead><tr><th>Hari</th><th class="to-right">Jam</th></tr></thead><tbody><tr><td><strong>Senin</strong></td><td class="to-right">7</td></tr></tbody></table></div>',
    ],
    [
      "- [ ] minum air\n- [x] tidur",
      '<ul><li class="task"><span class="box" role="img" aria-label="Belum selesai:"></span>minum air</li><li class="task"><span class="box done" role="img" aria-label="Selesai:"></span>tidur</li></ul>',
    ],
    ["1. satu\n   - dalam\n2. dua", '<ol start="1"><li>satu<ul><li>dalam</li></ul></li><li>dua</li></ol>'],
    ["a\n\n---\n\nb", "<p>a</p><hr></hr><p>b</p>"],
    ["[sini](https://healing119.id/x)", `<p><a href="https://healing119.id/x" ${away}>sini</a></p>`],
    ["[sini](https://a.id/x)", "<p>sini</p>"],
    ["https://evil.ru/x dan www.evil.ru", "<p>https://evil.ru/x dan www.evil.ru</p>"],
    ["![foto](https://a.id/x.png)", "<p>foto</p>"],
    ["<b>a</b> \\* b", "<p><b>a</b> * b</p>"],
  ])("%s", (text, expected) => expect(html(text)).toBe(expected));

  test.each([
    ...["javascript:alert(1)", "http://a.id", "data:text/html,x", "//a.id", "/akun", "https:"],
    ...["https:evil.ru", "https://healing119.id.evil.ru/", "https://healing119.id@evil.ru/"],
    ...["https://evil.ru/healing119.id/", "http://healing119.id/", "https://healing119.id:8443/"],
  ])("%s leads nowhere", (href) => expect(html(`[sini](${href})`)).not.toContain("<a "));

  test("https:host is parsed as an address, not as a path of ours", () =>
    expect(html("[sini](https:healing119.id)")).toContain('href="https://healing119.id/"'));

  test("links are allowed to every site of the help contacts", () => {
    const sites = defaultContacts.filter(({ kind }) => kind === "url");
    for (const { href } of sites) expect(html(`[sini](${href})`)).toContain(`href="${new URL(href).href}"`);
  });

  const tags = new Set([
    "p",
    "strong",
    "em",
    "del",
    "code",
    "br",
    "a",
    "ul",
    "ol",
    "li",
    "blockquote",
    "pre",
    "hr",
    ...["div", "table", "thead", "tbody", "tr", "th", "td", "span"],
  ]);
  const known = (piece: Piece): boolean =>
    typeof piece === "string" || (tags.has(piece.tag) && piece.pieces.every(known));

  test("only the allowed elements are made, and adjacent words are joined", () => {
    const piece = fc.constantFrom(
      ...[
        "<script>",
        "</p>",
        "<img src=x onerror=y>",
        "[a](",
        "javascript:x)",
        "**",
        "_",
        "`",
        "~~",
        "\n",
        "\n\n",
      ],
      ...[
        "- ",
        "- [x] ",
        "  ",
        "1. ",
        "> ",
        "| a | b |\n|---|---|\n",
        "kata ",
        "https://a.id",
        "&lt;",
        "\\",
        "#",
        "```\n",
      ],
    );
    const beside = (one: Piece): boolean =>
      typeof one !== "string" &&
      (one.pieces.some((inner, n) => typeof inner === "string" && typeof one.pieces[n + 1] === "string") ||
        one.pieces.some(beside));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (parts) => {
        const pieces = drawn(parts.join(""));
        expect(pieces.every(known)).toBe(true);
        expect(pieces.some(beside)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
