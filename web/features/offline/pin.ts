const digits = 6;

/** What can be typed into the field of a PIN. */
export const pinOf = (typed: string): string => typed.replace(/\D/g, "").slice(0, digits);

export const isWhole = (pin: string): boolean => pin.length === digits;

/** One digit throughout, one step throughout as in 123456, a pair or a triple over and over: the first to be tried. */
export function isEasy(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, n) => (Number(digit) - Number(pin[n]) + 10) % 10);
  const isEven = steps.every((step) => step === steps[0] && [0, 1, 9].includes(step));
  return isEven || [2, 3].some((length) => pin === pin.slice(0, length).repeat(digits / length));
}
