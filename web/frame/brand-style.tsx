import { use } from "react";
import { NonceContext } from "#web/page-context.ts";
import type { Client } from "./client.ts";

const rules = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");

/** The brand's colours in the first byte, for both themes; a new client's colours replace them (B-045, B-048). */
export function BrandStyle({ brand: { light, dark } }: { brand: Client["brand"] }) {
  const nonce = use(NonceContext);
  const css = `:root{${rules(light)}}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${rules(dark)}}}:root[data-theme=dark]{${rules(dark)}}`;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {css}
    </style>
  );
}
