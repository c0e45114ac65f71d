import type { EntryContext } from "react-router";
import type { Outside, PageContext } from "#web/page-context.ts";
import type { FrameData } from "./client.ts";
import { isLate, isMeasured, isPlain, isSame, offersGoogle } from "./handle.ts";

/** Returns whether the client has any analytics vendor configured. */
export const hasVendors = ({ analytics }: FrameData["client"]): boolean =>
  Boolean(analytics.measurement_id || analytics.container_id);

/** Returns the kind of a page that is the same for everyone: the route declares it and the brand could be read. */
export function sharedOf({ routeModules, staticHandlerContext: page }: EntryContext): PageContext["shared"] {
  const frame: FrameData | undefined = page.loaderData.root;
  const handles = page.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  if (!frame || frame.isFallback || page.errors) return {};
  if (handles.some(isPlain)) return { kind: "plain" };
  if (handles.some(isLate)) return { kind: "late" };
  return handles.some(isSame) ? { kind: "same" } : {};
}

/**
 * Returns which third-party services the rendered page may load: those that its route declares and its client has
 * configured.
 */
export function outsideOf({ routeModules, staticHandlerContext: page }: EntryContext): Outside[] {
  const frame: FrameData | undefined = page.loaderData.root;
  if (!frame) return [];
  const handles = page.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return [
    ...(frame.client.google_client_id && handles.some(offersGoogle) ? (["google"] as const) : []),
    ...(hasVendors(frame.client) && handles.some(isMeasured) ? (["analytics"] as const) : []),
  ];
}
