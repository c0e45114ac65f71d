/** Checks of the account forms, the same in browser and server. */

/** B-107, A-03: three characters are enough. */
const nameMin = 3;
const nameMax = 100;
/** B-108, A-57: digits only, at least 10; we stop at 15 (E.164). */
const phoneMin = 10;
const phoneMax = 15;
/** B-111, B-145: at least 8; an upper bound keeps hashing cheap. */
export const passwordMin = 8;
export const passwordMax = 128;
const emailMax = 254;

/** One `@`, a dot in the domain, no white space or control characters; the mail itself is the real check. */
export function isEmail(value: string): boolean {
  if (value.length > emailMax) return false;
  return /^[^\s@<>"(),:;\\[\]\p{Cc}]{1,64}@[^\s@<>"(),:;\\[\]\p{Cc}.]+(\.[^\s@<>"(),:;\\[\]\p{Cc}.]+)+$/u.test(
    value,
  );
}

/**
 * At least three visible characters; none that starts a mail header, turns the line around or cannot be seen; no
 * link, since a name greets whoever's address was typed.
 */
export function isName(value: string): boolean {
  const length = [...value.trim()].length;
  const isClean = !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:\/\/|www\./iu.test(value);
  return length >= nameMin && length <= nameMax && isClean;
}

export function isPhone(value: string): boolean {
  return /^\d+$/.test(value) && value.length >= phoneMin && value.length <= phoneMax;
}

export function isPassword(value: string): boolean {
  return value.length >= passwordMin && value.length <= passwordMax;
}

/** B-109: what is not a digit is dropped while typing. */
export function digitsOnly(value: string): string {
  return value.replace(/\D/g, "");
}

/** Addresses are compared without regard to case or outer spaces. */
export function normalEmail(value: string): string {
  return value.trim().toLowerCase();
}
