import { createParser } from "eventsource-parser";
import type { ChatEvent } from "#contract/chat.ts";

export type ReadEvent = ChatEvent & { id: string };

/** Yields events of a streamed response as they arrive; ends with the connection. */
export async function* readEvents(response: Response): AsyncGenerator<ReadEvent> {
  const ready: ReadEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => ready.push({ id, event, data: JSON.parse(data) } as ReadEvent),
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* ready.splice(0);
  }
}

/** Concatenates the text of a stream's deltas. */
export function textOf(events: ReadEvent[]): string {
  return events.map((event) => (event.event === "delta" ? event.data.text : "")).join("");
}
