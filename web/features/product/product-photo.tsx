import { Package } from "lucide-react";
import { useState } from "react";
import { classes } from "#web/ui/classes.ts";

/**
 * The photo of a product, without alt text because the name stands beside it. A parcel icon replaces a missing photo.
 */
export function ProductPhoto({ src, className }: { src: string; className: string }) {
  const [broken, setBroken] = useState<string>();
  if (!src || src === broken) {
    return (
      <span className={classes("grid place-items-center bg-sunken text-ink-soft", className)}>
        <Package aria-hidden="true" className="size-9" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={classes("bg-sunken object-cover", className)}
    />
  );
}
