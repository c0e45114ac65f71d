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
 * The brand's colours in the first byte, for both themes. Another client's colours take their place as a sheet of
 * their own (B-045, B-048): the policy of a page that is the same for everyone knows the text of the first alone.
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
