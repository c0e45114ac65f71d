import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** Services of others that some pages load something from, once somebody asked for it. */
export type Outside = "google" | "analytics";

/** What the server gives to each page: the nonce of its answer, its log, and the API within the process. */
export type PageContext = {
  nonce: string;
  /** Scheme, host and port under which people reach the app. */
  origin: string;
  /** What this page may load from other sites; told to the server, whose policy allows it. */
  outside: Set<Outside>;
  /** Said by the page when it is the same for everyone, whatever the query; the server then keeps it. */
  still: {
    kind?: "plain" | "late" | "same";
    /** Something of it could not be read: it is shown as it is and not kept. */
    isPartial?: boolean;
  };
  warn: (details: Record<string, unknown>, message: string) => void;
  call: (
    method: string,
    url: string,
    headers: Record<string, string>,
    body?: string,
  ) => Promise<{ status: number; body: string }>;
};

export const pageContext = createContext<PageContext>();

/** The nonce of inline styles and scripts while the server renders; the browser knows none and needs none. */
export const NonceContext = createReactContext<string | undefined>(undefined);

/** The same on the document, for the browser; known to the server alone. */
export const OutsideContext = createReactContext<string | undefined>(undefined);
