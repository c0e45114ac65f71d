/** A phone or tablet whose keyboard takes half of the screen. */
export const hasTouchKeyboard = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
