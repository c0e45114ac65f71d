import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { isEmail, normalEmail } from "#rules/registration.ts";
import type { Config } from "#server/config.ts";
import { Failure, fail } from "#server/platform/failure.ts";

/** Who Google says it is, and for which of our nonces it says so. */
export type GoogleIdentity = { sub: string; email: string; name: string; nonce: string };

export type GoogleTokens = {
  /** The identity in an ID token of Google's; refuses what Google did not sign for us just now. */
  read: (credential: string) => Promise<GoogleIdentity>;
};

const claims = z.object({
  sub: z.string().min(1).max(255),
  aud: z.string(),
  nonce: z.string().min(1).max(400),
  email: z.string().transform(normalEmail).refine(isEmail),
  email_verified: z.boolean(),
  name: z.string().optional().catch(undefined),
});

/** Faults of a token; anything else that goes wrong is Google's line or ours. */
const tokenFaults = new Set([
  errors.JWSInvalid.code,
  errors.JWTInvalid.code,
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWKSMultipleMatchingKeys.code,
]);

/**
 * Reads ID tokens with Google's public keys, which are kept and asked for again when a token names another one, at
 * most once in `cooldownMs`; who answers nothing for `patienceMs` is away. Expiry goes by the time of this machine:
 * Google knows nothing of the database's.
 */
export function googleTokens(
  settings: NonNullable<Config["google"]>,
  { cooldownMs = 30_000, patienceMs = 3000 }: { cooldownMs?: number; patienceMs?: number } = {},
): GoogleTokens {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), {
    timeoutDuration: patienceMs,
    cooldownDuration: cooldownMs,
  });
  return {
    read: async (credential) => {
      const read = claims.safeParse(await verified(credential, keys, settings));
      if (!read.success || read.data.aud !== settings.clientId) throw fail("google_invalid");
      const { sub, email, email_verified, name, nonce } = read.data;
      if (!email_verified) throw fail("google_unverified");
      return { sub, email, name: name ?? "", nonce };
    },
  };
}

async function verified(
  credential: string,
  keys: JWTVerifyGetKey,
  { clientId, issuers }: NonNullable<Config["google"]>,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(credential, keys, {
      algorithms: ["RS256"],
      issuer: issuers,
      audience: clientId,
      requiredClaims: ["sub", "exp", "iat", "nonce"],
      clockTolerance: 30,
    });
    return payload;
  } catch (error) {
    const isToken = error instanceof errors.JOSEError && tokenFaults.has(error.code);
    throw new Failure(isToken ? "google_invalid" : "google_unavailable", {}, error);
  }
}
