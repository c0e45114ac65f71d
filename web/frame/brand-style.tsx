import { use, useEffect, useRef, useState } from "react";
import { NonceContext } from "#web/page-context.ts";
import type { Client } from "./client.ts";

const rules = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(";");

const styleOf = ({ light, dark }: Client["brand"]) =>
  `:root{${rules(light)}}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${rules(dark)}}}:root[data-theme=dark]{${rules(dark)}}`;

/**
 * Inlines the brand's colours for both themes. Another client's colours replace them through a constructed style sheet
 * (B-045, B-048), because the policy of a page that is the same for everyone only allows the first text.
 */
export function BrandStyle({ brand }: { brand: Client["brand"] }) {
  const nonce = use(NonceContext);
  const css = styleOf(brand);
  const [first] = useState(css);
  const own = useRef<HTMLStyleElement>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    if (css !== first) sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    if (own.current) own.current.disabled = css !== first;
  }, [css, first]);
  return (
    <style ref={own} nonce={nonce} suppressHydrationWarning>
      {first}
    </style>
  );
}
