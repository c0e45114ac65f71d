import { randomBytes } from "node:crypto";
import { Upload } from "#contract/shape.ts";

/** A file as a browser form sends it; name and type are whatever the sender claims. */
export type SentFile = { bytes: Uint8Array; filename?: string; type?: string };

const isFile = (value: unknown): value is Upload | SentFile =>
  value instanceof Upload || (typeof value === "object" && value !== null && "bytes" in value);

/** A form field always carries text. */
const asText = (value: unknown) => String(value).toWellFormed();

/** Encodes a multipart form. */
export function formBody(fields: object): { payload: Buffer; headers: { "content-type": string } } {
  const boundary = `bagian-${randomBytes(12).toString("hex")}`;
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [Buffer.from(`--${boundary}\r\n`), ...partOf(name, value)]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

function partOf(name: string, value: unknown): Uint8Array[] {
  const head = `content-disposition: form-data; name="${name}"`;
  if (!isFile(value)) return [Buffer.from(`${head}\r\n\r\n${asText(value)}\r\n`)];
  const { filename = "foto.png", type = "image/png" } = value instanceof Upload ? {} : value;
  return [
    Buffer.from(`${head}; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`),
    value.bytes,
    Buffer.from("\r\n"),
  ];
}

/** Returns what the server reads from such a form. */
export function formValues(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, isFile(value) ? value : asText(value)]),
  );
}
