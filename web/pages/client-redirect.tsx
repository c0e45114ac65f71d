import { data, redirect } from "react-router";
import { isSlug } from "#web/frame/client.ts";
import { ErrorPage } from "#web/frame/error-page.tsx";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/client-redirect";

/**
 * redirects to the conversation list, which itself needs a login (B-004). A path that cannot be a client, such as
 * a file, is not found.
 */
export function loader({ params }: Route.LoaderArgs) {
  if (!isSlug(params.username)) throw data(null, { status: 404 });
  return redirect(paths.conversation(params.username));
}

/** Makes this a route with a page: without one, the server sends the refusal as data (B-007). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
