import { frameTexts } from "#texts/frame/frame.ts";
import { shortcutTexts } from "#texts/offline.ts";
import { isSlug } from "#web/frame/client.ts";
import { loadClient } from "#web/frame/load-client.server.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/manifest";

/** Returns the web app manifest of a client, with its name, colours and icons. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { client, isFallback = false } = await loadClient(
    context,
    isSlug(params.username) ? params.username : context.get(pageContext).defaultUsername,
    false,
  );
  const { light } = client.brand;
  const picture = (file: string, size: number, purpose: string) => ({
    src: `/${client.username}/${file}`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: paths.conversation(client.username),
    name: client.name,
    short_name: client.name,
    description: frameTexts.description(client.name),
    lang: "id",
    start_url: paths.conversation(client.username),
    scope: `/${client.username}/`,
    display: "standalone",
    background_color: light.page ?? "#f6f5f7",
    theme_color: light.page ?? "#f6f5f7",
    icons: [
      // PNG icons for systems that cannot render the SVG. Browsers require both sizes before they offer to install.
      picture("icon-192.png", 192, "any"),
      picture("icon-512.png", 512, "any"),
      picture("maskable-512.png", 512, "maskable"),
      { src: paths.icon(client.username), sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [
      { name: shortcutTexts.conversations, url: paths.conversation(client.username) },
      { name: shortcutTexts.help, url: paths.help(client.username) },
    ],
  };
  return Response.json(manifest, {
    headers: {
      "content-type": "application/manifest+json",
      // A fallback brand must not be cached for an hour.
      "cache-control": isFallback ? "no-store" : "public, max-age=3600",
    },
  });
}
