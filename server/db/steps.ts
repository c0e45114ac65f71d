import pg from "pg";

/** A prepared statement with its values. Its text must always be the same under its name. */
export type Step = { name: string; text: string; values: readonly unknown[] };
export type Row = Record<string, unknown>;

type Field = { name: string; dataTypeID: number };
type Column = { name: string; parse: (text: string) => unknown };
type Columns = Map<string, readonly Column[]>;

/** What is used here of `pg`'s connection. */
type Connection = {
  stream: { cork: () => void; uncork: () => void };
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  parse: (statement: { name: string; text: string }) => void;
  bind: (portal: {
    statement: string;
    values: readonly unknown[];
    valueMapper: (value: unknown) => string | Buffer | null;
  }) => void;
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
  readonly #steps: readonly Step[];
  readonly #rows: Row[][] = [];
  #connection: Connection | undefined;
  #columns: Columns = new Map();
  /** The statement whose reply is being read. */
  #at = 0;
  #current: Row[] = [];
  #failure: unknown;

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
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

function send(connection: Connection, { name, text, values }: Step, isDescribed: boolean): void {
  const { parsedStatements, submittedNamedStatements } = connection;
  if (parsedStatements[name] === undefined && submittedNamedStatements[name] === undefined) {
    connection.parse({ name, text });
    submittedNamedStatements[name] = text;
  }
  connection.bind({ statement: name, values, valueMapper: written });
  if (!isDescribed) connection.describe({ type: "P" });
  connection.execute({});
}

function written(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (Buffer.isBuffer(value)) return value;
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.join(",")}}` : String(value);
}
