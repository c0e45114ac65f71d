import { redirect } from "react-router";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/transaction-redirect";

/** redirects to the order history, which itself needs a login. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(paths["transaction-history"](params.username));
}
