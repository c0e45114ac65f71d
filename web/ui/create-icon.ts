import type { LucideProps } from "lucide-react";
import { createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Replaces the icon library's own icon builder (scripts/bundle/own-icon-builder.ts), whose size, stroke, context and class options the app
 * does not use. The icon is hidden from screen readers unless it has a label.
 */
// biome-ignore lint/style/noDefaultExport: the drawings import it as their own builder
export default function createIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: LucideProps) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": props["aria-label"] ? undefined : true,
        ...props,
      },
      ...drawing,
    );
}
