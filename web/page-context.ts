import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** Third-party services that some pages load scripts from after the visitor asked for it. */
export type ThirdParty = "google" | "analytics";

/** What the server gives to each page: the nonce of its response, the log, and the API within the process. */
export type PageContext = {
  nonce: string;
  /** Scheme, host and port under which people reach the app. */
  origin: string;
  /** Username of the client that is meant where none is named. */
  defaultUsername: string;
  /** The services that this page may load; the page adds them and the server's policy then allows them. */
  thirdParties: Set<ThirdParty>;
  /** Set by a page that is the same for everyone, whatever the query; the server then caches it. */
  shared: {
    kind?: "plain" | "late" | "same";
    /** Part of the data could not be read: the page is sent but not cached. */
    isPartial?: boolean;
  };
  /** Only status and headers are asked for, so nothing is rendered. */
  isHead: boolean;
  warn: (details: Record<string, unknown>, message: string) => void;
  call: (
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: string,
  ) => Promise<{ status: number; body: string }>;
};

export const pageContext = createContext<PageContext>();

/**
 * The nonce of inline styles and scripts during server rendering. The browser does not know it and does not need it.
 */
export const NonceContext = createReactContext<string | undefined>(undefined);

/**
 * Username of the default client as the document's `data-default` attribute, where the browser reads it
 * (frame/default-client.ts). Set on the server only.
 */
export const DefaultClientContext = createReactContext<string | undefined>(undefined);

/**
 * The allowed services as the document's `data-third-parties` attribute, where the browser reads them. Set on the server
 * only.
 */
export const ThirdPartiesContext = createReactContext<string | undefined>(undefined);
