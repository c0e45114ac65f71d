import pg from "pg";

/** A prepared statement with its values. Its text must always be the same under its name. */
export type Step = { name: string; text: string; values: readonly unknown[] };
export type Row = Record<string, unknown>;

/** A value as PostgreSQL reads it. */
type Written = string | Buffer | null;
type WrittenStep = Step & { values: readonly Written[] };
type Field = { name: string; dataTypeID: number };
type Column = { name: string; parse: (text: string) => unknown };
type Columns = Map<string, readonly Column[]>;

/** What is used here of `pg`'s connection. */
type Connection = {
  stream: { cork: () => void; uncork: () => void };
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse: (statement: { name: string; text: string }) => void;
  bind: (portal: { statement: string; values: readonly Written[] }) => void;
  describe: (portal: { type: "P" }) => void;
  execute: (portal: object) => void;
  sync: () => void;
};

/** The columns of each statement, as PostgreSQL described them to a connection when they were first asked for. */
const described = new WeakMap<Connection, Columns>();

/**
 * Several prepared statements as one message to PostgreSQL and one reply: one round trip, and half the work of as many
 * queries. Without `begin` they are one transaction. When one fails, those after it are not run. It is what `pg` accepts
 * as a query of one's own.
 */
export class Steps {
  callback: ((error: unknown, rows?: Row[][]) => void) | undefined;
  readonly #steps: readonly WrittenStep[];
  readonly #rows: Row[][] = [];
  #connection: Connection | undefined;
  #columns: Columns = new Map();
  /** The statement whose reply is being read. */
  #at = 0;
  #current: Row[] = [];
  #failure: unknown;

  /** Throws on a value that cannot be written: within `submit`, that would end the process. */
  constructor(steps: readonly Step[]) {
    this.#steps = steps.map((step) => ({ ...step, values: step.values.map(written) }));
  }

  /** `pg` notes under this name what has been prepared. */
  get name(): string {
    return this.#now?.name ?? "";
  }

  get text(): string {
    return this.#now?.text ?? "";
  }

  get #now(): Step | undefined {
    return this.#steps[this.#at] ?? this.#steps.at(-1);
  }

  submit(connection: Connection): Error | null {
    this.#connection = connection;
    this.#columns = described.get(connection) ?? new Map();
    described.set(connection, this.#columns);
    const other = otherText(connection, this.#steps);
    if (other) return other;
    // One system call for all messages.
    connection.stream.cork();
    try {
      for (const step of this.#steps) send(connection, step, this.#columns.has(step.name));
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: pg.types.getTypeParser(dataTypeID, "text") as Column["parse"],
    }));
    this.#columns.set(this.name, columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Row = {};
    try {
      this.#columns.get(this.name)?.forEach(({ name, parse }, at) => {
        const text = fields[at] ?? null;
        row[name] = text === null ? null : parse(text);
      });
      this.#current.push(row);
    } catch (error) {
      this.#failure = error;
    }
  }

  handleCommandComplete(): void {
    // What has no columns is described by nothing.
    if (!this.#columns.has(this.name)) this.#columns.set(this.name, []);
    this.#rows.push(this.#current);
    this.#current = [];
    this.#at += 1;
  }

  /** What stands for the completion of an empty text. */
  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.callback?.(undefined, this.#rows);
    else this.callback?.(this.#failure);
  }

  handleError(error: unknown): void {
    // What stands behind the failed statement was sent, but PostgreSQL did not read it.
    for (const { name } of this.#steps.slice(this.#at))
      delete this.#connection?.submittedNamedStatements[name];
    this.callback?.(error);
  }
}

/** Returns an error if a name already stands for another text, which PostgreSQL would run instead. */
function otherText(connection: Connection, steps: readonly Step[]): Error | undefined {
  const texts = new Map<string, string>();
  for (const { name, text } of steps) {
    const known =
      texts.get(name) ?? connection.parsedStatements[name] ?? connection.submittedNamedStatements[name];
    if (known !== undefined && known !== text) return new Error(`statement "${name}" has two texts`);
    texts.set(name, text);
  }
  return undefined;
}

function send(connection: Connection, { name, text, values }: WrittenStep, isDescribed: boolean): void {
  const { parsedStatements, submittedNamedStatements } = connection;
  if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
    connection.parse({ name, text });
    submittedNamedStatements[name] = text;
  }
  connection.bind({ statement: name, values });
  if (!isDescribed) connection.describe({ type: "P" });
  connection.execute({});
}

/** Writes a value; what has no single way to be written, such as an object, is refused. */
function written(value: unknown): Written {
  if (value === null || value === undefined) return null;
  if (ArrayBuffer.isView(value)) {
    return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(",")}}`;
  if (!plain.has(typeof value)) throw new TypeError(`a statement takes no ${typeof value}`);
  return String(value);
}

const plain = new Set(["string", "number", "bigint", "boolean"]);

function element(value: unknown): string {
  const text = written(value);
  if (text === null) return "NULL";
  if (Array.isArray(value)) return String(text);
  const inside = typeof text === "string" ? text : `\\x${text.toString("hex")}`;
  return typeof value === "number" ? inside : `"${inside.replace(/["\\]/g, "\\$&")}"`;
}
