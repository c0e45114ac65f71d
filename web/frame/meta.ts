import type { MetaDescriptor } from "react-router";
import { publicPageAt } from "#rules/public-pages.ts";
import { frameTexts } from "#texts/frame.ts";
import { paths } from "#web/paths.ts";
import type { FrameData } from "./client.ts";
import { isListed } from "./handle.ts";

type Match = { id: string; loaderData?: unknown; handle?: unknown } | undefined;
type Place = { matches: readonly Match[]; location: { pathname: string } };
type Extras = {
  /** What it says as data for search engines (schema.org), from the frame of the page. */
  data?: (frame: FrameData) => Record<string, unknown>[];
};

const isFrame = (data: unknown): data is FrameData =>
  typeof data === "object" && data !== null && "client" in data;

/**
 * Title and description of a page of a client, and what search engines and messengers ask for. Titles name the screen
 * only, never what was said. Only pages that say so may be found, and only of clients that want it.
 */
export function pageMeta(
  { matches, location }: Place,
  title: string,
  description?: string,
  extras: Extras = {},
): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === "root")?.loaderData;
  const name = isFrame(frame) ? frame.client.name : frameTexts.product;
  const says = description ?? frameTexts.description(name);
  const always = [{ title: `${title} · ${name}` }, { name: "description", content: says }];
  // Search engines and messengers read what the server sends; the browser's script need not know it.
  if (!import.meta.env.SSR) return always;
  const mayBeFound =
    isFrame(frame) && frame.client.listed && matches.some((match) => match && isListed(match));
  if (!isFrame(frame) || !mayBeFound) return [...always, { name: "robots", content: "noindex" }];
  return [
    ...always,
    ...sharing(frame, location.pathname.replace(/\/$/, ""), `${title} · ${name}`, says, extras),
  ];
}

function sharing(
  frame: FrameData,
  pathname: string,
  title: string,
  description: string,
  { data }: Extras,
): MetaDescriptor[] {
  const { client, origin } = frame;
  const address = origin + pathname;
  return [
    { tagName: "link", rel: "canonical", href: address },
    { tagName: "link", rel: "alternate", hrefLang: "id", href: address },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: client.name },
    { property: "og:locale", content: "id_ID" },
    {
      property: "og:image",
      content: origin + paths.preview(client.username, publicPageAt(pathname) ?? "almacare"),
    },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { name: "twitter:card", content: "summary_large_image" },
    ...(data?.(frame) ?? []).map((thing) => ({
      "script:ld+json": { "@context": "https://schema.org", ...thing },
    })),
  ];
}
