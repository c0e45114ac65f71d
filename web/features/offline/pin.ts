const digits = 6;

/** Reduces input to what a PIN field accepts: up to six digits. */
export const pinOf = (typed: string): string => typed.replace(/\D/g, "").slice(0, digits);

export const isWhole = (pin: string): boolean => pin.length === digits;

/**
 * Returns whether a PIN is among the first that anyone would try: one digit repeated, a sequence such as 123456, or a
 * repeated pair or triple.
 */
export function isEasy(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, n) => (Number(digit) - Number(pin[n]) + 10) % 10);
  const isEven = steps.every((step) => step === steps[0] && [0, 1, 9].includes(step));
  return isEven || [2, 3].some((length) => pin === pin.slice(0, length).repeat(digits / length));
}
