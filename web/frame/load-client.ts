import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { paths } from "#web/paths.ts";
import { type Client, type FrameData, unknownClient } from "./client.ts";
import { defaultUsername } from "./default-client.ts";

/** The clients that this document has loaded, by username. */
const known = new Map<string, Client>();
let retrying = false;

/** While this holds, the root route loads its client again although the address is the same (`shouldRevalidate`). */
export const isRetrying = () => retrying;

/** Loads the client of this page again, after it could not be read. */
export function retryClient(revalidate: () => Promise<void>): Promise<void> {
  retrying = true;
  return revalidate().finally(() => {
    retrying = false;
  });
}

/**
 * C-01 from the browser, for a change of page without a new document. An unknown client leads to the landing of the
 * default client; after any other failure the page shows what was last loaded of the same client, or neutral colours.
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
