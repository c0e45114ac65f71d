import { z } from "zod";
import { isEmail, normalEmail } from "#rules/registration.ts";
import type { ErrorCode } from "./errors.ts";

/** Input and answer of one call. `status` is the HTTP status of success (200 unless stated). */
export type CallSchema = {
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  status?: 200 | 201;
  errors: readonly ErrorCode[];
  /** The call may answer `text/event-stream` and then writes the response itself. */
  streams?: true;
  /** The call writes nothing although it is not a GET, so no answer is stored under an `Idempotency-Key`. */
  reads?: true;
  /** The call acts on the session that makes it, so its answer must not be returned to another session. */
  ofSession?: true;
  /** The call answers a file, which it writes itself. */
  file?: true;
  /** The file is the same for everyone and may be cached for an hour. */
  shared?: true;
  /** The call answers an image, which it writes itself. */
  image?: true;
  /** The call answers from code alone: it reads neither client nor member, so it works without a database. */
  fromCode?: true;
  /** The call takes a multipart/form-data form, the only body that may carry a file. */
  form?: true;
  /** Content types of the file; PDF and plain text unless stated. */
  fileTypes?: readonly string[];
};

/** Returns the schema unchanged; the type parameter keeps its literal types. */
export const call = <const S extends CallSchema>(schema: S): S => schema;

/** Success envelope: `{status: "success", message?, data, ...beside}`. */
export const success = <D extends z.ZodType, B extends z.ZodRawShape = Record<never, never>>(
  data: D,
  beside?: B,
) =>
  z.object({
    status: z.literal("success"),
    message: z.string().optional(),
    data,
    ...(beside ?? ({} as B)),
  });

/** The bytes of a file that came with a form; its given name and type are not trusted. */
export class Upload {
  readonly #bytes: Uint8Array;
  /** Hash of the content, by which a repeat of the same form is recognised. */
  readonly hash: string;

  constructor(bytes: Uint8Array, hash: string) {
    this.#bytes = bytes;
    this.hash = hash;
  }

  get bytes(): Uint8Array {
    return this.#bytes;
  }
}

export const upload = (message: string) =>
  z.instanceof(Upload, { error: message }).meta({ type: "string", format: "binary" });

/** Success without data. */
export const done = z.object({ status: z.literal("success"), message: z.string().optional() });

/** A whole number, written as a number or as digits, as in paths and queries. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,15}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** Id of a database row; at most what a database integer holds. */
export const id = () => wholeNumber(1, 2_147_483_647);

/** Id of a row in a large table; at most the largest integer that JavaScript represents exactly. */
export const bigId = () => wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** An e-mail address in its normal form; `message` is the refusal of anything else. */
export const email = (message: string) => z.string().transform(normalEmail).refine(isEmail, message);

/** The slug of a client, the first path segment. */
export const slug = () => z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** Code of a conversation or, for its owner, the numeric id. */
export const idOrCode = () => z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** Several codes or ids joined by commas, at most one hundred. */
export const idsOrCodes = () =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,40}(,[A-Za-z0-9_-]{1,40}){0,99}$/)
    .transform((joined) => [...new Set(joined.split(","))]);

/** Id made by the browser so that the server recognises a repeat. */
export const clientMadeId = () => z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** `page` and `per_page` of a list; pages larger than 1,000 rows are cut to 1,000 (S-25). */
export const paging = (perPageDefault: number) => ({
  page: wholeNumber(1, 1_000_000).default(1),
  per_page: wholeNumber(1, 1_000_000)
    .default(perPageDefault)
    .transform((rows) => Math.min(rows, 1000)),
});

/** Counts that are returned beside the rows of a list. */
export const pageCounts = {
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_pages: z.int(),
};

/** A point in time as ISO text. */
export const moment = () => z.iso.datetime({ offset: true });
