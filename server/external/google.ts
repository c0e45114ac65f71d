import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import { isEmail, normalEmail } from "#rules/registration.ts";
import type { Config } from "#server/config.ts";
import { Failure, fail } from "#server/platform/failure.ts";

/** The identity that Google confirms, and the nonce of ours that it was issued for. */
export type GoogleIdentity = { sub: string; email: string; name: string; nonce: string };

export type GoogleTokens = {
  /** Reads the identity from a Google ID token; refuses a token that Google did not sign for this app just now. */
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

/** Error codes that mean a bad token; any other error is Google's fault or a network fault. */
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
 * Reads ID tokens with Google's public keys. The keys are cached and fetched again when a token names an unknown one,
 * at most once per `cooldownMs`; Google counts as unavailable after `patienceMs`. Expiry uses this machine's clock:
 * Google does not know the database's.
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
