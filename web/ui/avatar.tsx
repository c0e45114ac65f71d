import { useState } from "react";
import { classes } from "./classes.ts";

/** A round or, for portraits, rounded picture; the first letters of the name where it cannot be loaded. */
export function Avatar({ src, name, className }: { src: string; name: string; className?: string }) {
  const [isBroken, setBroken] = useState(false);
  const shape = classes("shrink-0 overflow-hidden bg-tint object-cover", className ?? "size-11 rounded-full");
  if (isBroken) {
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
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
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
