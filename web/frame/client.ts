import { useParams, useRouteLoaderData } from "react-router";
import type { Answer } from "#contract/schemas.ts";
import { paths } from "#web/paths.ts";

/** The tenant of a page as C-01 gives it (E-01). */
export type Client = Answer<"getClient">["data"];

/** What root.tsx loads for every page. `isFallback`: the brand could not be read; it is asked for again. */
export type FrameData = {
  client: Client;
  year: number;
  /** Scheme, host and port under which the app is reached; addresses that others read begin with it. */
  origin: string;
  isFallback?: boolean;
};

/** The direct client, whose landing is where unknown clients lead (B-050, A-40). */
export const defaultUsername = "netwerk";

/** The form of a client's path segment; anything else as a first segment is no client. */
const slugForm = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** First segments that belong to the server. */
const reserved = ["api", "assets", "_simulator", "healthz", "readyz", "metrics"];

export const isSlug = (segment: string) => slugForm.test(segment) && !reserved.includes(segment);

/** Id of no client. */
export const unknownId = 0;

/** Stands in until the brand can be read: neutral colours of the stylesheet, nothing of another client. */
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
  if (data) return data;
  return { client: unknownClient(username ?? defaultUsername), year: new Date().getFullYear(), origin: "" };
}

/** Home: the client's own landing; the default client's where the address names none that exists. */
export const homeOf = ({ id, username }: Pick<Client, "id" | "username">): string =>
  paths.almacare(id === unknownId ? defaultUsername : username);

/**
 * B-056 to B-059, B-157, A-33: what partners have around the list of talks and the direct client has not: the choice of
 * service and expert, recommendations, the cart. Where products are, each client has the cart.
 */
export const hasPartnerParts = (username: string): boolean => username !== defaultUsername;

/** The client whose page this is. */
export const useClient = (): Client => useFrameData().client;
