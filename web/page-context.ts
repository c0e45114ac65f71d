import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** What the server gives to each page: the nonce of its answer, its log, and the API within the process. */
export type PageContext = {
  nonce: string;
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
