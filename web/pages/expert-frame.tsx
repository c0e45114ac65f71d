import { Outlet } from "react-router";
import { ApiError } from "#web/api/api.ts";
import { serverApi } from "#web/api/server-api.ts";
import type { Route } from "./+types/expert-frame";

/*
 * Stands around the page of one expert. The portrait is the largest thing on a phone, so the server puts it into the
 * first response. The browser loads the rest of the page, because only it knows the session.
 */
export async function loader({ params: { username, id }, context }: Route.LoaderArgs) {
  try {
    const { data } = await serverApi(context, "getExpert", { params: { id } }, username);
    return { portrait: data[0]?.photo_url ?? null };
  } catch (error) {
    if (error instanceof ApiError) return { portrait: null };
    throw error;
  }
}

/** After the first page, the page itself fetches the portrait. */
export async function clientLoader() {
  return { portrait: null };
}

export default function ExpertFrame() {
  return <Outlet />;
}
