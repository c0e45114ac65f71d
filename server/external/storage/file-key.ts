/** The store has no room for another file. */
export class StoreFull extends Error {}

/** Words separated by dots or slashes: a key cannot lead out of the store or name a hidden file. */
const form = /^[a-z0-9][\w-]*(?:[./][a-z0-9][\w-]*)*$/i;

export const isKey = (key: string): boolean => key.length <= 200 && form.test(key);

/** Throws if a key has another form: keys are always ours, so this one is a bug or an attack. */
export function mustBeKey(key: string): void {
  if (!isKey(key)) throw new Error("not a key of a file");
}
