/** Whether this is a phone or tablet, whose on-screen keyboard takes half of the screen. */
export const hasTouchKeyboard = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
