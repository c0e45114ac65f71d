import { ApiError } from "#web/api/api.ts";

/** The consent kinds, in the order in which they are asked for. */
export const consentKinds = ["terms", "health_data", "ai_provider"] as const;

export type Consent = (typeof consentKinds)[number];

/** Returns the consents that a refusal asks for (`consent_required` with `needs`), or undefined for any other error. */
export function neededConsents(error: unknown): Consent[] | undefined {
  if (!(error instanceof ApiError) || error.code !== "consent_required") return undefined;
  const { needs } = error.body;
  return Array.isArray(needs) ? consentKinds.filter((kind) => needs.includes(kind)) : ["terms"];
}
