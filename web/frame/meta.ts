import type { MetaDescriptor } from "react-router";
import { publicPageAt } from "#rules/public-pages.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { paths } from "#web/paths.ts";
import type { FrameData } from "./client.ts";
import { isListed } from "./page-handle.ts";

type Match = { id: string; loaderData?: unknown; handle?: unknown } | undefined;
type Place = { matches: readonly Match[]; location: { pathname: string } };
type Extras = {
  /** Structured data for search engines (schema.org), made from the page's frame data. */
  data?: (frame: FrameData) => Record<string, unknown>[];
};

const isFrame = (data: unknown): data is FrameData =>
  typeof data === "object" && data !== null && "client" in data;

/**
 * Returns the title, description and other meta tags for search engines and messengers. Titles name only the screen,
 * never what was said. Only pages marked `listed` of clients that allow it may be indexed.
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
  // Search engines and messengers read only the server's response, so the browser can skip the rest.
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
