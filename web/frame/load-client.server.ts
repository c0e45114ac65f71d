import { type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "#web/api/api.ts";
import { serverApi } from "#web/api/server-api.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { type Client, type FrameData, unknownClient } from "./client.ts";

/** The last known brand of each client, used when the database is down. Holds only clients that exist. */
const known = new Map<string, Client>();

/**
 * Returns the client of a page. An unknown client is logged and redirected to the default landing (B-050, B-470),
 * except on pages that say "not found" themselves, whose links lead to the default client. After a failure, the last
 * known brand stands in.
 */
export async function loadClient(
  context: Readonly<RouterContextProvider>,
  username: string,
  isNotFoundPage: boolean,
): Promise<Omit<FrameData, "year" | "origin">> {
  const { warn, defaultUsername } = context.get(pageContext);
  try {
    const { data } = await serverApi(context, "getClient", { params: { username } });
    known.set(username, data);
    return { client: data };
  } catch (error) {
    if (isUnknown(error) && isNotFoundPage) return { client: unknownClient(defaultUsername) };
    warn({ username, err: error }, "the client of a page could not be read");
    if (isUnknown(error) && username !== defaultUsername) throw redirect(paths.almacare(defaultUsername));
    return { client: known.get(username) ?? unknownClient(username), isFallback: true };
  }
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === "client_not_found";
