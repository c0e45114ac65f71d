import type { MetaDescriptor } from "react-router";
import { frameTexts } from "#texts/frame.ts";
import type { FrameData } from "./client.ts";

type Match = { id: string; loaderData?: unknown } | undefined;

const isFrame = (data: unknown): data is FrameData =>
  typeof data === "object" && data !== null && "client" in data;

/** Title and description of a page of a client. Titles name the screen only, never what was said. */
export function pageMeta(
  { matches }: { matches: readonly Match[] },
  title: string,
  description?: string,
): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === "root")?.loaderData;
  const name = isFrame(frame) ? frame.client.name : frameTexts.product;
  const says = description ?? frameTexts.description(name);
  return [
    { title: `${title} · ${name}` },
    { name: "description", content: says },
    { property: "og:title", content: `${title} · ${name}` },
    { property: "og:description", content: says },
    { property: "og:site_name", content: name },
    { property: "og:locale", content: "id_ID" },
  ];
}
