import { type RouterContextProvider, redirect } from "react-router";
import { ApiError } from "#web/api/api.ts";
import { serverApi } from "#web/api/server-api.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { type Client, defaultUsername, type FrameData, unknownClient } from "./client.ts";

/** The last known brand of each client, for when the database is away. Only real clients get in. */
const known = new Map<string, Client>();

/**
 * The client of a page. One that does not exist leads to the default landing (B-050, B-470), logged once, except
 * on the pages that say "not found" themselves; a failure keeps the last known brand.
 */
export async function loadClient(
  context: Readonly<RouterContextProvider>,
  username: string,
  isNotFoundPage: boolean,
): Promise<Omit<FrameData, "year" | "origin">> {
  try {
    const { data } = await serverApi(context, "getClient", { params: { username } });
    known.set(username, data);
    return { client: data };
  } catch (error) {
    if (isUnknown(error) && isNotFoundPage) return { client: unknownClient(username) };
    context.get(pageContext).warn({ username, err: error }, "the client of a page could not be read");
    if (isUnknown(error) && username !== defaultUsername) throw redirect(paths.almacare(defaultUsername));
    return { client: known.get(username) ?? unknownClient(username), isFallback: true };
  }
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.code === "client_not_found";
