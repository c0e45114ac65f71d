/** Letters of a text as people count them in our boxes: code points, so that an emoji is not cut in half. */
export const lengthOf = (text: string): number => [...text].length;

/** The first `most` letters of a text. */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join("");
