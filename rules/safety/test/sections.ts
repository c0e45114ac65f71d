/** Reads sentences by section: "# name" and below it one sentence a line. What stands before the first is a note. */
export function sectionsIn(written: string): [name: string, sentences: string[]][] {
  const [, ...sections] = written.split(/^# /m);
  return sections.map((section) => {
    const [name = "", ...sentences] = section.split("\n").filter((line) => line.trim() !== "");
    return [name, sentences];
  });
}
