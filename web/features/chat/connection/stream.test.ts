import { describe, expect, test } from "vitest";
import { type Received, readEvents, StreamConnection } from "./stream.ts";

const bytes = new TextEncoder();

const bodyOf = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });

const wire =
  ': ping\n\nid: 7:0\nevent: meta\ndata: {"question_id":6,"answer_id":7,"seconds_left":300}\n\n' +
  'id: 7:9\nevent: delta\ndata: {"text":"Pelan 🙂…"}\n\nid: 7:9\nevent: masa_depan\ndata: {}\n\n' +
  "id: 7:9\nevent: delta\ndata: {rusak\n\n";

async function read(chunks: Uint8Array[]): Promise<Received[]> {
  const received: Received[] = [];
  await readEvents(bodyOf(chunks), new StreamConnection(), (event) => received.push(event));
  return received;
}

describe("events of an answer", () => {
  test("C-23: events are parsed the same however their bytes are split; malformed and unknown ones are skipped", async () => {
    const all = bytes.encode(wire);
    const whole = await read([all]);
    expect(whole.map(({ event, position }) => [event, position])).toEqual([
      ["meta", 0],
      ["delta", 9],
    ]);
    for (const size of [1, 2, 3, 7, 50]) {
      const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
        all.slice(n * size, (n + 1) * size),
      );
      expect(await read(chunks)).toEqual(whole);
    }
  });

  test("a dropped connection ends at once", async () => {
    const connection = new StreamConnection();
    const silent = new ReadableStream<Uint8Array>({ pull: () => new Promise(() => {}) });
    const reading = readEvents(silent, connection, () => {});
    connection.drop();
    await expect(reading).rejects.toThrow();
  });

  test("a wake-up drops only a silent connection", () => {
    const connection = new StreamConnection();
    connection.dropIfSilent(60_000);
    expect(connection.signal.aborted).toBe(false);
    connection.dropIfSilent(0);
    expect(connection.signal.aborted).toBe(true);
  });
});
