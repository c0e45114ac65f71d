/** There is no room for another file. */
export class StoreFull extends Error {}

/** Words with dots or slashes between them: nothing that leads out of a store, and nothing hidden in it. */
const form = /^[a-z0-9][\w-]*(?:[./][a-z0-9][\w-]*)*$/i;

export const isKey = (key: string): boolean => key.length <= 200 && form.test(key);

/** Keys are ours; one of another form was made wrong, or by somebody else. */
export function mustBeKey(key: string): void {
  if (!isKey(key)) throw new Error("not a key of a file");
}
