import { redirect } from "react-router";
import { paths } from "#web/paths.ts";

/** redirects to the care landing of the direct client (B-003). */
export const loader = () => redirect(paths.almacare("netwerk"));
