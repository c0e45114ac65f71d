import { redirect } from "react-router";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/root-redirect";

/** redirects to the care landing of the default client (B-003). */
export const loader = ({ context }: Route.LoaderArgs) =>
  redirect(paths.almacare(context.get(pageContext).defaultUsername));
