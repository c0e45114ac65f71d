/** Returns the length of a text as our input boxes count it: in code points, so that an emoji is not cut in half. */
export const lengthOf = (text: string): number => [...text].length;

/** Returns the first `most` code points of a text. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join("");
