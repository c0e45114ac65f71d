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

/**
 * One `@`, a dot in the domain, no white space or control characters; only the confirmation mail proves the address.
 */
export function isEmail(value: string): boolean {
  if (value.length > emailMax) return false;
  return /^[^\s@<>"(),:;\\[\]\p{Cc}]{1,64}@[^\s@<>"(),:;\\[\]\p{Cc}.]+(\.[^\s@<>"(),:;\\[\]\p{Cc}.]+)+$/u.test(
    value,
  );
}

/**
 * At least three characters, none of them invisible or a control character (those could start a mail header or reverse
 * the text). No link, since mails greet the name at whatever address was typed.
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

/** B-109: non-digits are dropped while typing. */
export function digitsOnly(value: string): string {
  return value.replace(/\D/g, "");
}

/** Addresses are compared without regard to case or outer spaces. */
export function normalEmail(value: string): string {
  return value.trim().toLowerCase();
}

/**
 * Words that an attacker tries first when guessing passwords here; docs/security.md lists them too. Those of the second
 * line are common in Indonesian, of which the library's list of passwords knows little.
 */
const contextWords = [
  ...["almaconnect", "almacare", "konsultasi", "expert", "alma"],
  ...["alhamdulillah", "bismillah", "indonesia", "katasandi", "sayangku", "sayang", "cintaku", "cinta"],
];
/** Most letters that may remain of a password once those words are removed. */
const lettersLeftMax = 2;

/**
 * Returns whether a password consists of such context words, digits and punctuation, and at most `lettersLeftMax` other
 * letters (ASVS 6.2.11).
 */
export function isOfContext(password: string, more: readonly string[]): boolean {
  const words = [...contextWords, ...more.map((word) => word.toLowerCase())].filter(
    (word) => word.length > 2,
  );
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, "");
  const left = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word.replace(/[^\p{L}]/gu, ""), ""), letters);
  return left !== letters && left.length <= lettersLeftMax;
}

/** Longest piece whose repetition counts as a pattern. */
const pieceMax = 4;

/**
 * Returns whether a password is a repeated piece, a sequence, or a date in digits. Such passwords are among the most
 * common ones (ASVS 6.2.4), and a date is the first guess of somebody who knows the member.
 */
export function isPattern(password: string): boolean {
  return isRepetition(password) || isSequence(password) || isDate(password);
}

function isRepetition(password: string): boolean {
  for (let length = 1; length <= pieceMax && length * 2 <= password.length; length += 1) {
    if (password.slice(length) === password.slice(0, -length)) return true;
  }
  return false;
}

/** Letters or digits one after the other, up or down; after 9 comes 0. */
function isSequence(password: string): boolean {
  if (password === "") return false;
  const [all, backwards] = ["01234567890abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba09876543210"];
  const typed = password.toLowerCase();
  return all.includes(typed) || backwards.includes(typed);
}

const dates = [
  /^(?<day>\d{2})[-/. ]?(?<month>\d{2})[-/. ]?(?:19|20)\d{2}$/,
  /^(?:19|20)\d{2}[-/. ]?(?<month>\d{2})[-/. ]?(?<day>\d{2})$/,
];

const isDate = (password: string): boolean =>
  dates.some((form) => {
    const { day, month } = form.exec(password)?.groups ?? {};
    return isWithin(day, 31) && isWithin(month, 12);
  });

const isWithin = (digits: string | undefined, most: number): boolean =>
  Number(digits) >= 1 && Number(digits) <= most;
