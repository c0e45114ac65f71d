/** Letters and digits of recovery codes, without those that are easily confused. */
const recoveryAlphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryLength = 10;

/** Returns ten new characters as they are shown: "abcde-fghjk". `pick` returns a random number below its argument. */
export function newRecoveryCode(pick: (below: number) => number): string {
  const letters = Array.from(
    { length: recoveryLength },
    () => recoveryAlphabet[pick(recoveryAlphabet.length)],
  );
  return `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
}

export type TypedCode = { kind: "app" | "recovery"; code: string };

/** Returns a typed code without spaces and hyphens; undefined if it can be neither of an app nor a recovery code. */
export function readCode(typed: string): TypedCode | undefined {
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: "app", code };
  return /^[a-z\d]{10}$/.test(code) ? { kind: "recovery", code } : undefined;
}
