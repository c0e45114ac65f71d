import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { paths } from "#web/paths.ts";
import { type Client, type FrameData, unknownClient } from "./client.ts";
import { defaultUsername } from "./default-client.ts";

/** Brands loaded since the page was opened. */
const known = new Map<string, Client>();
let retrying = false;

export const isRetrying = () => retrying;

/** Runs a revalidation that requests the client again. */
export function retryClient(revalidate: () => Promise<void>): Promise<void> {
  retrying = true;
  return revalidate().finally(() => {
    retrying = false;
  });
}

/**
 * C-01 from the browser. After a failure, the last known brand of the same client stands in, never another client's.
 */
export async function fetchClient(username: string): Promise<Omit<FrameData, "year" | "origin">> {
  try {
    const { data } = await api(username, "getClient", { params: { username } });
    known.set(username, data);
    return { client: data };
  } catch (error) {
    const isUnknown = error instanceof ApiError && error.code === "client_not_found";
    // biome-ignore lint/suspicious/noConsole: B-050 asks for a log entry
    console.warn("client", username, error);
    if (isUnknown && username !== defaultUsername()) {
      window.location.replace(paths.almacare(defaultUsername()));
      await new Promise(() => {});
    }
    return { client: known.get(username) ?? unknownClient(username), isFallback: true };
  }
}
