import type { EntryContext } from "react-router";
import type { ThirdParty } from "#web/page-context.ts";
import type { FrameData } from "./client.ts";
import { isMeasured, offersGoogle } from "./page-handle.ts";

/** Returns whether the client has any analytics vendor configured. */
export const hasVendors = ({ analytics }: FrameData["client"]): boolean =>
  Boolean(analytics.measurement_id || analytics.container_id);

/**
 * Returns which third-party services the rendered page may load: those that its route declares and its client has
 * configured.
 */
export function thirdPartiesOf({ routeModules, staticHandlerContext: page }: EntryContext): ThirdParty[] {
  const frame: FrameData | undefined = page.loaderData.root;
  if (!frame) return [];
  const handles = page.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return [
    ...(frame.client.google_client_id && handles.some(offersGoogle) ? (["google"] as const) : []),
    ...(hasVendors(frame.client) && handles.some(isMeasured) ? (["analytics"] as const) : []),
  ];
}
