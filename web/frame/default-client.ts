import { use } from "react";
import { DefaultClientContext } from "#web/page-context.ts";

/**
 * Username of the default client as the document names it, for code of the browser alone. It is data of the server;
 * unknown clients lead to its landing (B-050, A-40).
 */
export const defaultUsername = (): string => document.documentElement.dataset.default ?? "";

/** Username of the default client, on the server and in the browser. */
export function useDefaultUsername(): string {
  const ofServer = use(DefaultClientContext);
  return ofServer ?? defaultUsername();
}

/**
 * B-056 to B-059, B-062, B-157, A-33: whether a client has the parts that only clients besides the default one have: the
 * choice of service and expert, recommendations, the cart, "Subscribe". Product pages show the cart for every client.
 */
export const usePartnerParts = (username: string): boolean => username !== useDefaultUsername();
