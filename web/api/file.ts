import type { CallName } from "#contract/calls.ts";
import { ApiError, addressOf, type InputOf, readAnswer } from "./api.ts";
import { requestHeaders, signedOut } from "./browser-api.ts";

/** Returns the whole file that a call answers with. Throws `ApiError`. */
export async function fileOf<N extends CallName>(
  username: string,
  name: N,
  input: InputOf<N>,
): Promise<Blob> {
  const { method, url } = addressOf(name, input);
  const body = "body" in input && input.body !== undefined ? JSON.stringify(input.body) : undefined;
  const headers = requestHeaders(username, body ? { "content-type": "application/json" } : {});
  const lost = () => {
    throw new ApiError(0, {});
  };
  const response = await fetch(url, { method, headers, ...(body ? { body } : {}) }).catch(lost);
  if (response.ok) return response.blob().catch(lost);
  if (response.status === 401) signedOut(username);
  readAnswer(response.status, await response.text().catch(() => ""));
  throw new ApiError(response.status, {});
}
