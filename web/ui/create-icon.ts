import type { LucideProps } from "lucide-react";
import { createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Stands in for the icon library's own builder (vite.config.ts), whose sizes, widths of strokes, contexts and names of
 * classes we do not use: a drawing of lines that screen readers pass by unless it is named.
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
      drawing,
    );
}
