import { frameTexts } from "#texts/frame.ts";
import { defaultUsername, isSlug } from "#web/frame/client.ts";
import { loadClient } from "#web/frame/load-client.server.ts";
import { paths } from "#web/paths.ts";
import type { Route } from "./+types/manifest";

/** The app of a client for the home screen: its name, its colours, its sign. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { client } = await loadClient(
    context,
    isSlug(params.username) ? params.username : defaultUsername,
    false,
  );
  const { light } = client.brand;
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
      { src: paths.icon(client.username), sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: paths.icon(client.username), sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}
