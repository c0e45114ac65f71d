import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";

/** What every authenticator app supports (RFC 6238). */
const settings = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Steps before and after the current one that count, for phones whose clock is wrong. */
const drift = 1;

/** Creates a secret of 160 bits, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the time step that a code belongs to, or undefined if it is wrong at this moment. */
export function stepOf(secret: string, token: string, nowSeconds: number): number | undefined {
  const delta = TOTP.validate({
    ...settings,
    secret: Secret.fromBase32(secret),
    token,
    timestamp: nowSeconds * 1000,
    window: drift,
  });
  return delta === null ? undefined : Math.floor(nowSeconds / settings.period) + delta;
}

/** Returns the `otpauth:` address that authenticator apps read. */
export const addressOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...settings, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** Returns a text as QR code: the dark modules of a square as an SVG path, one rectangle for each run in a row. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) => {
    const line = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...line.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`);
  });
  return { size, path: runs.join("") };
}
