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

/**
 * Returns the logit of each head, in the order of `heads`. Time is linear in the number of features and logarithmic in
 * the size of the model.
 */
export function logitsOf(
  { heads, biases, scales, hashes, weights }: LinearModel,
  features: Features,
): number[] {
  const sums = heads.map(() => 0);
  for (const [hash, value] of features) {
    const at = indexOf(hashes, hash);
    if (at < 0) continue;
    for (let head = 0; head < heads.length; head += 1)
      sums[head] = (sums[head] ?? 0) + (weights[head * hashes.length + at] ?? 0) * value;
  }
  return sums.map((sum, head) => sum * (scales[head] ?? 0) + (biases[head] ?? 0));
}

/** Binary search: returns the index of a number in an ascending list, or -1. */
function indexOf(ascending: Uint32Array, sought: number): number {
  let from = 0;
  let to = ascending.length - 1;
  while (from <= to) {
    const middle = (from + to) >>> 1;
    const here = ascending[middle] ?? 0;
    if (here === sought) return middle;
    if (here < sought) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
