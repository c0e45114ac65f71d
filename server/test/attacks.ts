import { type Call, type CallName, calls } from "#contract/calls.ts";
import { schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";
import { googleTexts } from "#texts/account/google.ts";
import type { Input } from "./examples.ts";
import { formBody, formValues } from "./form.ts";

/* Malformed variants of a valid request, and the responses that the contract requires for them. */

/** Placeholders for values that `JSON.stringify` cannot write. */
const infinite = "__infinite__";
const deep = "__deep__";
const depth = 50_000;

const broken = ["\0", "a\0b", "\ud800", "x\udc00y"];

/** Values that no field expects, or only a few do. */
const strange: unknown[] = [
  ...broken,
  ...[null, true, false, 0, -1, 1.5, -2_147_483_649, 2_147_483_648, 9_007_199_254_740_992, infinite, deep],
  ...["", " ", "abc", "0", "-1", "1e3", "NaN", "Infinity", "٣", "0x10", "true", "null", "undefined"],
  ...["‮​﻿", "é", "👩‍👩‍👧", "İ".repeat(40), "ß@ß.ß", "Ａ", "ﷺ".repeat(99)],
  ...[
    "'; drop table users; --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "%00",
    "{{7*7}}",
    "\r\nBcc: a@b.c",
  ],
  "x".repeat(5000),
  [],
  [[]],
  [null],
  ["1", "2"],
  {},
  { a: 1 },
  { $ne: null },
  { length: -1 },
];

export type Attack = {
  says: string;
  input: Input;
  /** The raw request body, when it is not just `input.body` as JSON. */
  raw?: string;
  headers?: Record<string, string>;
  /** Allowed statuses; when undefined, they follow from the call's schemas. */
  expected?: number[];
};

const fieldsOf = (schema: unknown): string[] => {
  const shape = typeof schema === "object" && schema !== null && "shape" in schema ? schema.shape : {};
  return Object.keys(shape ?? {});
};

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const shown = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? "nothing";

/** For each field of each part: every strange value, the field left out, and an extra field. */
function fieldAttacks(schema: CallSchema, good: Input): Attack[] {
  return (["params", "query", "body"] as const).flatMap((part) => {
    const values = record(good[part]);
    const changed = (says: string, next: Record<string, unknown>): Attack => ({
      says: `${part}.${says}`,
      input: { ...good, [part]: next },
    });
    const each = fieldsOf(schema[part]).flatMap((field) => [
      ...strange.map((value) => changed(`${field} = ${shown(value)}`, { ...values, [field]: value })),
      ...(part === "params" ? [] : [changed(`${field} left out`, { ...values, [field]: undefined })]),
    ]);
    // A path cannot hold extra fields, and a body is only sent to calls that take one.
    if (part === "params" || (part === "body" && !schema.body)) return each;
    return [
      ...each,
      changed("nothing", {}),
      changed("one field too many", { ...values, client_id: 2, user_id: 1, is_admin: true }),
      changed("broken text in a field too many", { ...values, more: "a\0b" }),
      changed("depth in a field too many", { ...values, more: deep }),
    ];
  });
}

/** Bodies that are not an object, not JSON, too large, or of another type. */
function bodyAttacks(good: Input): Attack[] {
  const input = { ...good };
  const json = JSON.stringify(good.body ?? {});
  const raw = (says: string, body: string, expected: number[], type = "application/json"): Attack => ({
    says,
    input,
    raw: body,
    headers: { "content-type": type },
    expected,
  });
  const malformed = ["", "{", "nul", "{'a':1}", `${json},`, '{"a":01}', "\ufeff{", "[1,]", '{"a":"\n"}'];
  return [
    ...malformed.map((text) => raw(`malformed ${shown(text)}`, text, [400])),
    raw("a prototype in the body", '{"__proto__":{"admin":true}}', [400]),
    raw("a constructor in the body", '{"constructor":{"prototype":{"admin":true}}}', [400]),
    raw("more than a megabyte", JSON.stringify({ a: "x".repeat(1_100_000) }), [413]),
    raw("a form", "a=1&b=2", [415], "application/x-www-form-urlencoded"),
    raw("XML", "<a/>", [415], "text/xml"),
    raw("plain text", json, [415], "text/plain"),
    raw("parts", "--x--", [415], "multipart/form-data; boundary=x"),
    raw("a type that is none", json, [415], "json"),
  ];
}

/** Malformed forms, and other content types where a form is expected. */
function formAttacks(good: Input): Attack[] {
  const raw = (says: string, body: string, type: string, expected: number[]): Attack => ({
    says,
    input: { ...good },
    raw: body,
    headers: { "content-type": type },
    expected,
  });
  const parts = "multipart/form-data; boundary=x";
  const field = '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRani Uji\r\n';
  return [
    raw("JSON instead of a form", JSON.stringify({ name: "Rani Uji" }), "application/json", [415]),
    raw("a form without parts", "name=Rani+Uji", "application/x-www-form-urlencoded", [415]),
    raw("plain text", "Rani Uji", "text/plain", [415]),
    raw("no boundary", "--x--", "multipart/form-data", [400]),
    raw("another boundary", `${field}--x--\r\n`, "multipart/form-data; boundary=y", [400]),
    raw("parts that never end", field, parts, [400]),
    raw("a field twice", `${field}${field}--x--\r\n`, parts, [400]),
    raw(
      "a field that every object has",
      `${field.replace('"name"', '"constructor"')}--x--\r\n`,
      parts,
      [400],
    ),
    raw(
      "more fields than a form has",
      `${Array.from({ length: 40 }, (_, n) => field.replace('"name"', `"f${n}"`)).join("")}--x--\r\n`,
      parts,
      [413],
    ),
    raw("an endless field", `${field.replace("Rani Uji", "x".repeat(20_000))}--x--\r\n`, parts, [413]),
  ];
}

/** JSON that is not an object, and deep nesting where the whole body is hashed for an idempotency key. */
function shapeAttacks(good: Input): Attack[] {
  return [
    ...[[], "text", 5, true, null, [good.body]].map((body) => ({
      says: `body = ${shown(body)}`,
      input: { ...good, body },
    })),
    {
      says: "depth, with a key",
      input: { ...good, body: { ...record(good.body), more: deep } },
      headers: { "idempotency-key": "kunci-yang-dalam" },
    },
  ];
}

export function attacksOn(name: CallName, good: Input): Attack[] {
  const schema: CallSchema = schemas[name];
  return [
    ...fieldAttacks(schema, good),
    ...(schema.form ? formAttacks(good) : calls[name].method === "GET" ? [] : bodyAttacks(good)),
    ...(schema.body && !schema.form ? shapeAttacks(good) : []),
  ];
}

/** Combines two malformed requests into one: each field comes from either. */
export function crossed(one: Attack, two: Attack, roll: (below: number) => number): Attack {
  const mix = (a: unknown, b: unknown) => {
    if (Array.isArray(a) || Array.isArray(b) || a !== Object(a) || b !== Object(b)) return roll(2) ? a : b;
    const fields = Object.entries({ ...record(a), ...record(b) });
    return Object.fromEntries(
      fields
        .map(([key]) => [key, roll(2) ? record(a)[key] : record(b)[key]])
        .filter(([, v]) => v !== undefined),
    );
  };
  const params = { ...record(roll(2) ? one.input.params : two.input.params) };
  const query = { ...record(mix(one.input.query, two.input.query)) };
  return {
    says: `${one.says} with ${two.says}`,
    input: { params, query, body: mix(one.input.body, two.input.body) },
  };
}

/** Returns the body as text, with the placeholders replaced by what JSON cannot write. */
function wireBody({ raw, input }: Attack): string | undefined {
  if (raw !== undefined || input.body === undefined) return raw;
  return JSON.stringify(input.body)
    .replaceAll(`"${infinite}"`, "1e400")
    .replaceAll(`"${deep}"`, `${"[".repeat(depth)}${"]".repeat(depth)}`);
}

/** Returns the body of a request and its content type, as the call expects them. */
function wire(
  name: CallName,
  attack: Attack,
): { payload?: string | Buffer; headers: Record<string, string> } {
  const schema: CallSchema = schemas[name];
  if (schema.form && attack.raw === undefined) return formBody(record(attack.input.body));
  const payload = wireBody(attack);
  return payload === undefined
    ? { headers: {} }
    : { payload, headers: { "content-type": "application/json" } };
}

/** Method, path with query, body and headers of a request to a call. */
export function requestOf(name: CallName, attack: Omit<Attack, "says">) {
  const call: Call = calls[name];
  const params = new Map(Object.entries(pathTexts(attack.input.params)));
  const path = call.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params.get(key) ?? ""));
  const query = new URLSearchParams(queryTexts(attack.input.query));
  const { payload, headers } = wire(name, { says: "", ...attack });
  return {
    method: call.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    payload,
    headers: { ...headers, ...attack.headers },
  };
}

/** Traces of the program that no answer may show: paths, stacks, SQL, hashes. */
export const innards = /node_modules|\.ts:\d|Error:|\bselect \b|argon2/;

/** Everything in a refusal that a person may read, except the one sentence that the specification has in English. */
export const wordsIn = ({ message, error }: Record<string, unknown>): string =>
  [message, ...Object.values(Object(error)).flat()].join("\n").replace(googleTexts.credentialInvalid, "");

/** Words of the libraries' own sentences. */
export const english =
  /\b(?:invalid|input|expected|received|required|must|should|too (?:big|small)|unrecognized|string|number|array|object|option|pattern|undefined|null|NaN|error|not found)\b/i;

/** Query parameters as text; a list becomes a repeated key. */
function queryTexts(part: Record<string, unknown> = {}): [string, string][] {
  return Object.entries(part).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one): [string, string] => [key, String(one).toWellFormed()]);
  });
}

/** Path parameters as text. */
function pathTexts(part: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, String(value).toWellFormed()]));
}

const asParsed = (part: Record<string, unknown> | undefined) => {
  const parsed: Record<string, string | string[]> = {};
  for (const [key, text] of queryTexts(part)) {
    const former = parsed[key];
    parsed[key] = former === undefined ? text : [former, text].flat();
  }
  return parsed;
};

const isDeep = (attack: Attack) => wireBody(attack)?.includes("[".repeat(depth)) === true;
const isBroken = (text: string) => text.includes("\0") || !text.isWellFormed();
const holdsBroken = (part: unknown): boolean =>
  typeof part === "string"
    ? isBroken(part)
    : typeof part === "object" && part !== null && Object.values(part).some(holdsBroken);

/** The expected refusal of a form body, which carries texts and files. */
function formRefusalOf(schema: CallSchema, body: unknown): number | undefined {
  const form = formValues(record(body));
  if (holdsBroken(form)) return 400;
  return schema.body?.safeParse(form).success === false ? 422 : undefined;
}

/** Returns the status with which the contract refuses this request from an authorised caller, or undefined. */
export function refusalOf(name: CallName, attack: Attack): number | undefined {
  const schema: CallSchema = schemas[name];
  const params = pathTexts(attack.input.params);
  const query = asParsed(attack.input.query);
  // The router rejects such a long path parameter before anything is read.
  const isEndless = Object.values(params).some((part) => String(part).length > 4200);
  // Forms are only parsed on matched routes, so a form to an unmatched one is an unknown type.
  if (isEndless && schema.form) return 415;
  if (holdsBroken(params) || isEndless) return 404;
  const formRefusal = schema.form && formRefusalOf(schema, attack.input.body);
  if (formRefusal === 400 || holdsBroken(query)) return 400;
  if (!schema.form && (holdsBroken(attack.input.body) || isDeep(attack))) return 400;
  if (schema.params?.safeParse(params).success === false) return 404;
  if (schema.query?.safeParse(query).success === false) return 422;
  return schema.form ? formRefusal : bodyRefusalOf(schema, attack);
}

function bodyRefusalOf(schema: CallSchema, attack: Attack): number | undefined {
  const text = wireBody(attack);
  const body: unknown = text === undefined ? undefined : (JSON.parse(text) ?? undefined);
  return schema.body?.safeParse(body).success === false ? 422 : undefined;
}
