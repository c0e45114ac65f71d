import type { EntryContext } from "react-router";
import type { Outside, PageContext } from "#web/page-context.ts";
import type { FrameData } from "./client.ts";
import { isLate, isMeasured, isPlain, isSame, offersGoogle } from "./handle.ts";

/** Whether a client has any vendor of analytics set up. */
export const hasVendors = ({ analytics }: FrameData["client"]): boolean =>
  Boolean(analytics.measurement_id || analytics.container_id);

/** Whether the page is the same for everyone: it says so, and its brand could be read. */
export function stillOf({ routeModules, staticHandlerContext: page }: EntryContext): PageContext["still"] {
  const frame: FrameData | undefined = page.loaderData.root;
  const handles = page.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  if (!frame || frame.isFallback || page.errors) return {};
  if (handles.some(isPlain)) return { kind: "plain" };
  if (handles.some(isLate)) return { kind: "late" };
  return handles.some(isSame) ? { kind: "same" } : {};
}

/** What the page that is being rendered may load from other sites: what it says and what is set up. */
export function outsideOf({ routeModules, staticHandlerContext: page }: EntryContext): Outside[] {
  const frame: FrameData | undefined = page.loaderData.root;
  if (!frame) return [];
  const handles = page.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return [
    ...(frame.client.google_client_id && handles.some(offersGoogle) ? (["google"] as const) : []),
    ...(hasVendors(frame.client) && handles.some(isMeasured) ? (["analytics"] as const) : []),
  ];
}
