import { Readable } from "node:stream";
import type pg from "pg";

/** What the driver offers for COPY beyond its types. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
};

/** Returns the number of rows in the tag of a finished command, such as `COPY 12`. */
const rowsIn = (tag: string): number => Number(/\d+$/.exec(tag)?.[0] ?? 0);

/** The server sends a message for each row; they are passed on in batches, which cost much less. */
const batchBytes = 256 * 1024;

/** The rows are all read once the stream has ended; `rows` is their number from then on. */
export type CopyOut = { stream: Readable; rows: () => number };

/** Runs `COPY ... TO STDOUT` and returns what it sends, at the pace of the reader. */
export function copyOut(client: pg.Client, statement: string): CopyOut {
  const query = new CopyOutQuery(statement);
  client.query(query);
  return { stream: query.stream, rows: () => query.rows };
}

/** Called by the driver: it hands each message of the server to the query that is under way. */
class CopyOutQuery implements pg.Submittable {
  readonly #statement: string;
  #connection: pg.Connection | undefined;
  #batch = Buffer.allocUnsafe(batchBytes);
  #filled = 0;
  rows = 0;
  readonly stream = new Readable({
    highWaterMark: 1024 * 1024,
    read: () => {
      this.#connection?.stream.resume();
    },
  });

  constructor(statement: string) {
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    if (this.#filled + chunk.length > batchBytes) this.#flush(connection);
    // The driver reuses its buffer for what arrives next, so everything is copied.
    if (chunk.length > batchBytes) this.#push(Buffer.from(chunk), connection);
    else this.#filled += chunk.copy(this.#batch, this.#filled);
  }

  #flush(connection: pg.Connection): void {
    if (this.#filled > 0) this.#push(this.#batch.subarray(0, this.#filled), connection);
    this.#batch = Buffer.allocUnsafe(batchBytes);
    this.#filled = 0;
  }

  #push(bytes: Buffer, connection: pg.Connection): void {
    if (!this.stream.push(bytes)) connection.stream.pause();
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsIn(text);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    this.#flush(connection);
    // Paused by the last batch, the connection would not hear of the next command.
    connection.stream.resume();
    this.stream.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.stream.destroy(error);
  }
}

/** Runs `COPY ... FROM STDIN` with the bytes of the stream; returns the number of rows that arrived. */
export function copyIn(
  client: pg.Client,
  statement: string,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyInQuery(statement, source, { resolve, reject }));
  });
}

type Settle = { resolve: (rows: number) => void; reject: (error: unknown) => void };

class CopyInQuery implements pg.Submittable {
  readonly #statement: string;
  readonly #source: AsyncIterable<Uint8Array>;
  readonly #settle: Settle;
  #rows = 0;
  #sourceError: unknown;
  #isOver = false;

  constructor(statement: string, source: AsyncIterable<Uint8Array>, settle: Settle) {
    this.#statement = statement;
    this.#source = source;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#statement);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    this.#send(connection).then(
      () => connection.endCopyFrom(),
      (error: unknown) => {
        this.#sourceError = error;
        connection.sendCopyFail("the source ended with an error");
      },
    );
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.#source) {
      // The server has refused a row, so the rest would be thrown away.
      if (this.#isOver) return;
      connection.sendCopyFromChunk(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
      if (connection.stream.writableNeedDrain) await drained(connection.stream);
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowsIn(text);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#isOver = true;
    this.#settle.reject(this.#sourceError ?? error);
  }
}

/** Also returns when the connection is lost, which the query then reports. */
function drained(stream: pg.Connection["stream"]): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stream.off("drain", done).off("close", done);
      resolve();
    };
    stream.once("drain", done).once("close", done);
  });
}
