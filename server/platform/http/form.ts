import { createHash } from "node:crypto";
import multipart, { type Multipart } from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Upload } from "#contract/shape.ts";
import { pictureBytesMax } from "#rules/picture-file.ts";
import { Failure, fail } from "#server/platform/failure.ts";

/** Large enough for every field in use; a form has few of them, and one file. */
const limits = {
  fileSize: pictureBytesMax,
  files: 1,
  fieldSize: 16_384,
  fields: 20,
  parts: 21,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** A form of which so little has come after this time is dripped, not sent: any phone is faster. */
const dripMs = 15_000;
const dripBytes = 65_536;

/** Cuts a line over which a form only drips, so that it does not hold one of the few places for forms. */
function cutDrips({ raw }: FastifyRequest): () => void {
  const before = raw.socket.bytesRead;
  const timer = setTimeout(() => {
    if (raw.socket.bytesRead - before < dripBytes) raw.destroy(new Error("the form only drips"));
  }, dripMs);
  return () => clearTimeout(timer);
}

/** From here on this scope of the server accepts forms and no other body. */
export async function acceptForms(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers();
  await server.register(multipart, { limits });
}

/** Reads each field of a form once, as text or file, into bounded memory; ignores the sender's file names and types. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const values = new Map<string, unknown>();
  if (!request.isMultipart()) return {};
  // The client already hung up and its close event has passed, so reading would wait forever.
  if (request.raw.destroyed) throw fail("malformed");
  const done = cutDrips(request);
  try {
    for await (const part of request.parts()) {
      if (values.has(part.fieldname)) throw fail("malformed");
      const value = await readPart(part);
      if (value !== undefined) values.set(part.fieldname, value);
    }
  } catch (error) {
    if (error instanceof Failure || isOfFastify(error)) throw error;
    // Parts that end too early or have no boundary.
    throw new Failure("malformed", {}, error);
  } finally {
    done();
  }
  return Object.fromEntries(values);
}

/** Fastify's own errors carry a code that starts with FST_. */
const isOfFastify = (error: unknown) =>
  error instanceof Error && "code" in error && String(error.code).startsWith("FST_");

async function readPart(part: Multipart): Promise<unknown> {
  if (part.type === "field") {
    if (part.valueTruncated || part.fieldnameTruncated) throw fail("too_large");
    return part.value;
  }
  const bytes = await part.toBuffer();
  // Browsers send an empty file for a file field without a chosen file.
  if (bytes.length === 0) return undefined;
  return new Upload(bytes, createHash("sha256").update(bytes).digest("base64url"));
}
