import type { Answer } from "#contract/schemas.ts";
import { srqInternalTexts } from "#texts/srq/srq.ts";
import { api } from "#web/api/browser-api.ts";
import { tokenOf } from "#web/browser/session.ts";

export type Availability = Answer<"srqAvailability">["data"];

/** C-46: whether a screening can be taken; without a token it makes no call and logs a warning (B-397, B-473). */
export async function askAvailability(username: string): Promise<Availability | undefined> {
  if (tokenOf(username)) return (await api(username, "srqAvailability", {})).data;
  // biome-ignore lint/suspicious/noConsole: B-473 asks for a log entry
  console.warn(srqInternalTexts.missingToken);
  return undefined;
}
