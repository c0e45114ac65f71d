/** What to write after an answer that broke off. `whole` is what would be answered to the same talk. */
export function continuation(partial: string, whole: string): string {
  const started = partial.replace(/\s+/g, " ").trimStart();
  if (started.trim() === "") return whole;
  if (whole.startsWith(started.trimEnd())) return joined(partial, whole.slice(started.trimEnd().length));
  const sentences = whole.split(/(?<=[.?!])\s+/);
  const broken = started.split(/(?<=[.?!])\s+/).at(-1) ?? "";
  const isWhole = /[.?!"\u201D)]\s*$/.test(started);
  if (!isWhole) {
    const same = sentences.find(
      (sentence) => broken.length > 5 && sentence.toLowerCase().startsWith(broken.trimEnd().toLowerCase()),
    );
    if (same !== undefined)
      return joined(partial, `${same.slice(broken.trimEnd().length)}${restAfter(sentences, same, started)}`);
  }
  const rest = sentences.filter(
    (sentence) => !started.toLowerCase().includes(sentence.toLowerCase().slice(0, 30)),
  );
  const text = (rest.length === 0 ? sentences.slice(-1) : rest.slice(-2)).join(" ");
  return isWhole ? joined(partial, ` ${text}`) : joined(partial, `\u2026 ${text}`);
}

function restAfter(sentences: readonly string[], done: string, started: string): string {
  const rest = sentences.slice(sentences.indexOf(done) + 1).filter((sentence) => !started.includes(sentence));
  return rest.length === 0 ? "" : ` ${rest.join(" ")}`;
}

/** No doubled space where the two meet. */
function joined(partial: string, rest: string): string {
  return /\s$/.test(partial) ? rest.trimStart() : rest;
}
