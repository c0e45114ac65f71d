import type { Asker, Chapter, Entry } from "#server/platform/own-data.ts";

/** The data export for programs: JSON, yielded piece by piece. */
export async function* dataAsJson(
  asker: Asker,
  chapters: readonly Chapter[],
  now: Date,
): AsyncGenerator<string> {
  yield `{"client":${JSON.stringify(asker.client.name)},"made_at":${JSON.stringify(now)}`;
  for (const { name, read } of chapters) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* listOf(read(asker));
  }
  yield "}\n";
}

async function* listOf(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  let sign = "[";
  for await (const { data, parts } of entries) {
    const whole = JSON.stringify(data);
    if (parts) {
      yield `${sign}\n${whole.slice(0, -1)},${JSON.stringify(parts.name)}:`;
      yield* listOf(parts.entries);
      yield "}";
    } else yield `${sign}\n${whole}`;
    sign = ",";
  }
  yield sign === "[" ? "[]" : "]";
}
