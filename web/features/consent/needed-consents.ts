import { ApiError } from "#web/api/api.ts";

/** In the order in which they are asked for. */
export const consentKinds = ["terms", "health_data", "ai_provider"] as const;

export type Consent = (typeof consentKinds)[number];

/** Whether a refusal asks for consents, and which (`consent_required` with `needs`). */
export function neededConsents(error: unknown): Consent[] | undefined {
  if (!(error instanceof ApiError) || error.code !== "consent_required") return undefined;
  const { needs } = error.body;
  return Array.isArray(needs) ? consentKinds.filter((kind) => needs.includes(kind)) : ["terms"];
}
