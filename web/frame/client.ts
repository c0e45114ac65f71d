import { useParams, useRouteLoaderData } from "react-router";
import type { Answer } from "#contract/schemas.ts";
import { paths } from "#web/paths.ts";
import { useDefaultUsername } from "./default-client.ts";

/** The client of a page as C-01 returns it (E-01). */
export type Client = Answer<"getClient">["data"];

/** What root.tsx loads for every page. `isFallback`: the brand could not be read and is requested again. */
export type FrameData = {
  client: Client;
  year: number;
  /** Scheme, host and port of the app, for absolute URLs. */
  origin: string;
  isFallback?: boolean;
};

/** The form of a client's path segment. Any other first segment is not a client. */
const slugForm = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** First path segments that belong to the server. */
const reserved = ["api", "assets", "_simulator", "healthz", "readyz", "metrics"];

export const isSlug = (segment: string) => slugForm.test(segment) && !reserved.includes(segment);

/** The id of a client that does not exist or could not be read. */
export const unknownId = 0;

/**
 * Returns a placeholder until the brand can be read: the stylesheet's neutral colours and nothing of another client.
 */
export function unknownClient(username: string): Client {
  return {
    id: unknownId,
    name: "Alma",
    username,
    theme_color: null,
    battery_color: null,
    primary_color: "#ED008C",
    logo: "logo-alma.svg",
    expert_id: 1,
    expert_type: null,
    feature: [],
    menu: [],
    brand: { light: {}, dark: {} },
    contact: { email: "halo@alma.invalid", url: null },
    listed: false,
    has_refills: true,
    free_seconds: 0,
    free_period: "day",
    strict_clock: false,
    ai_provider: null,
    google_client_id: null,
    analytics: { measurement_id: null, container_id: null },
  };
}

export function useFrameData(): FrameData {
  const data = useRouteLoaderData<FrameData>("root");
  const { username } = useParams();
  const fallback = useDefaultUsername();
  if (data) return data;
  // Below a segment that is no username there is neither a help page nor an icon.
  const known = username !== undefined && isSlug(username) ? username : fallback;
  return { client: unknownClient(known), year: new Date().getFullYear(), origin: "" };
}

/** Returns the client of the current page. */
export const useClient = (): Client => useFrameData().client;

/** Returns the path of the client's home, or of the default client's home if the client is unknown. */
export function useHome({ id, username }: Pick<Client, "id" | "username">): string {
  const fallback = useDefaultUsername();
  return paths.home(id === unknownId ? fallback : username);
}
