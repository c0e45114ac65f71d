/** A line of a document as it is quoted: the cells of a table's row without the bars between them. */
export function quotedLine(line: string): string {
  if (!line.trim().startsWith("|")) return line;
  const [first = "", ...cells] = line
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  return cells.length === 0 ? first : `${first}: ${cells.join(", ")}`;
}

/** Whether a line is the border below a table's head. */
export const isTableBorder = (line: string): boolean => /^[|\s:-]+$/.test(line) && line.includes("|");
