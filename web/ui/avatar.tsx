import { useState } from "react";
import { classes } from "./classes.ts";

/** A round or, for portraits, rounded picture; without a picture, the initials of the name. */
export function Avatar(props: {
  src: string | null | undefined;
  name: string;
  /** The largest picture of the first screen, which is fetched before others and before it is laid out. */
  isFirst?: boolean;
  className?: string;
}) {
  const { src, name, isFirst = false, className } = props;
  const [broken, setBroken] = useState<string>();
  const shape = classes("shrink-0 overflow-hidden bg-tint object-cover", className ?? "size-11 rounded-full");
  if (!src || src === broken) {
    return (
      <span
        role="img"
        aria-label={name}
        className={classes(shape, "grid place-items-center font-semibold text-on-tint")}
      >
        {initials(name)}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={name}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      onError={() => setBroken(src)}
      className={shape}
    />
  );
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("")
    .toUpperCase();
