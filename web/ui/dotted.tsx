import { Fragment } from "react";

const dot = "\u00b7 ";

/**
 * Parts with a dot between them, or a text that contains such dots. Lines break only between two parts where they can, and
 * then no dot is left over: each one stands in front of its part, and at the beginning of a line it is clipped.
 */
export function Dotted({ of }: { of: string | readonly string[] }) {
  const parts = typeof of === "string" ? of.split(` ${dot}`) : of;
  if (parts.length < 2) return parts[0];
  return (
    <span className="block overflow-x-clip">
      <span className="-ml-[0.55em] block">
        {parts.map((part, n) => (
          <Fragment key={part}>
            {n > 0 && " "}
            <span className="inline-block max-w-full pl-[0.55em]">
              {n > 0 && <span className="-ml-[0.55em] inline-block w-[0.55em] whitespace-pre">{dot}</span>}
              {part}
            </span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
