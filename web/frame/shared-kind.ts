import type { EntryContext } from "react-router";
import type { PageContext } from "#web/page-context.ts";
import type { FrameData } from "./client.ts";
import { isLate, isPlain, isSame } from "./page-handle.ts";

/** Returns the kind of a page that is the same for everyone: the route declares it and the brand could be read. */
export function sharedKindOf({
  routeModules,
  staticHandlerContext: page,
}: EntryContext): PageContext["shared"] {
  const frame: FrameData | undefined = page.loaderData.root;
  const handles = page.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  if (!frame || frame.isFallback || page.errors) return {};
  if (handles.some(isPlain)) return { kind: "plain" };
  if (handles.some(isLate)) return { kind: "late" };
  return handles.some(isSame) ? { kind: "same" } : {};
}
