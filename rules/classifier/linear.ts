/**
 * A linear classifier over hashed features, with one byte per weight and one weight per feature and head. The file is a
 * line of JSON (heads, biases, scales, number of features), the feature hashes in ascending order, then the weights,
 * head by head.
 */
export type LinearModel = {
  heads: readonly string[];
  biases: readonly number[];
  /** Value of one step of a stored weight, by head. */
  scales: readonly number[];
  hashes: Uint32Array;
  weights: Int8Array;
};

/** Hash of a feature -> strength of that feature in a text. */
export type Features = ReadonlyMap<number, number>;
/** The same as two lists, in which a text is classified. */
export type Weighed = { hashes: Uint32Array; values: Float64Array };

type Header = Pick<LinearModel, "heads" | "biases" | "scales"> & { features: number };

const lineEnd = 10;

/** Reads a file written by `writeModel`. Throws if the bytes are not such a file. */
export function readModel(bytes: Uint8Array): LinearModel {
  const end = bytes.indexOf(lineEnd);
  const { features, ...model } = headerOf(new TextDecoder().decode(bytes.subarray(0, Math.max(0, end))));
  const hashesAt = end + 1;
  const weightsAt = hashesAt + features * 4;
  if (bytes.length !== weightsAt + features * model.heads.length)
    throw new Error("the weights of a classifier are cut");
  return {
    ...model,
    // Copied because a `Uint32Array` needs an aligned offset; `slice` of a `Buffer` would not copy.
    hashes: new Uint32Array(Uint8Array.from(bytes.subarray(hashesAt, weightsAt)).buffer),
    weights: new Int8Array(Uint8Array.from(bytes.subarray(weightsAt)).buffer),
  };
}

function headerOf(text: string): Header {
  const header: unknown = JSON.parse(text);
  if (!isHeader(header)) throw new Error("these are no weights of a classifier");
  return header;
}

const isHeader = (value: unknown): value is Header =>
  typeof value === "object" &&
  value !== null &&
  "features" in value &&
  typeof value.features === "number" &&
  ["heads", "biases", "scales"].every((name) => Array.isArray(Reflect.get(value, name)));

/** Returns the contents of a model's file. */
export function writeModel({ heads, biases, scales, hashes, weights }: LinearModel): Uint8Array {
  const header: Header = { heads, biases, scales, features: hashes.length };
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`);
  const bytes = new Uint8Array(line.length + hashes.byteLength + weights.byteLength);
  bytes.set(line);
  bytes.set(new Uint8Array(hashes.buffer, hashes.byteOffset, hashes.byteLength), line.length);
  bytes.set(
    new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength),
    line.length + hashes.byteLength,
  );
  return bytes;
}

/** The same weights, laid out to be read quickly: a feature costs two reads of memory, most of it one. */
type Lookup = {
  /** Hash table with open addressing: in turns a hash and its place plus 1, which is 0 where nothing stands. */
  table: Uint32Array;
  /** Weights feature by feature, since all heads of a feature are read together. */
  weights: Int8Array;
};

const lookups = new WeakMap<LinearModel, Lookup>();

function lookupOf(model: LinearModel): Lookup {
  const known = lookups.get(model);
  if (known) return known;
  const { heads, hashes, weights } = model;
  const table = new Uint32Array(2 * 2 ** Math.ceil(Math.log2(2 * hashes.length + 1)));
  const byFeature = new Int8Array(weights.length);
  hashes.forEach((hash, at) => {
    let slot = slotOf(table, hash);
    while (table[slot + 1] !== 0) slot = (slot + 2) & (table.length - 1);
    table[slot] = hash;
    table[slot + 1] = at + 1;
    for (let head = 0; head < heads.length; head += 1)
      byFeature[at * heads.length + head] = weights[head * hashes.length + at] ?? 0;
  });
  const lookup = { table, weights: byFeature };
  lookups.set(model, lookup);
  return lookup;
}

/** Where the search for a hash begins. */
const slotOf = (table: Uint32Array, hash: number): number => (hash << 1) & (table.length - 1);

/** Returns the place of a hash plus 1, or 0 if the model does not have it. */
function placeOf(table: Uint32Array, hash: number): number {
  let slot = slotOf(table, hash);
  while (table[slot + 1] !== 0 && table[slot] !== hash) slot = (slot + 2) & (table.length - 1);
  return table[slot + 1] ?? 0;
}

/** Returns the logit of each head, in the order of `heads`, in time linear in the number of features of the text. */
export function logitsOf(model: LinearModel, features: Features | Weighed): number[] {
  const { heads, biases, scales } = model;
  const { table, weights } = lookupOf(model);
  const { hashes, values } = "hashes" in features ? features : weighedOf(features);
  const sums = new Float64Array(heads.length);
  for (let nth = 0; nth < hashes.length; nth += 1) {
    const place = placeOf(table, hashes[nth] ?? 0);
    if (place === 0) continue;
    const value = values[nth] ?? 0;
    const from = (place - 1) * heads.length;
    for (let head = 0; head < sums.length; head += 1)
      sums[head] = (sums[head] ?? 0) + (weights[from + head] ?? 0) * value;
  }
  return heads.map((_, head) => (sums[head] ?? 0) * (scales[head] ?? 0) + (biases[head] ?? 0));
}

/** Returns the logit of the first head alone. */
export function firstLogitOf(model: LinearModel, { hashes, values }: Weighed): number {
  const { table, weights } = lookupOf(model);
  const step = model.heads.length;
  let sum = 0;
  for (let nth = 0; nth < hashes.length; nth += 1) {
    const place = placeOf(table, hashes[nth] ?? 0);
    if (place !== 0) sum += (weights[(place - 1) * step] ?? 0) * (values[nth] ?? 0);
  }
  return sum * (model.scales[0] ?? 0) + (model.biases[0] ?? 0);
}

const weighedOf = (features: Features): Weighed => ({
  hashes: Uint32Array.from(features.keys()),
  values: Float64Array.from(features.values()),
});
