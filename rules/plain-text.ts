/** Removes the marks of Markdown and keeps the words, for reading aloud, for files and for searching. */
export function plainText(text: string): string {
  return text
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/^[ \t]*(?:#{1,6}|>|[-+*])[ \t]+/gm, "")
    .replace(/[*_`~]+/g, "");
}
