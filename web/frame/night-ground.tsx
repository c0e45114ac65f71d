import { classes } from "#web/ui/classes.ts";

/** Tints the night background with the brand's hue without changing its lightness. */
export const Tint = () => (
  <span aria-hidden="true" className="absolute inset-0 -z-10 bg-primary opacity-45 mix-blend-color" />
);

/** A band of clouds at the bottom of a night background; `edge` is the colour class of what follows below it. */
export function Clouds({ className, edge }: { className: string; edge?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes("pointer-events-none absolute inset-x-0 bottom-0", className)}
    >
      <span className="cloud-sea absolute inset-0 md:[--from:12rem]">
        <span className="absolute inset-0 bg-primary opacity-45 mix-blend-color" />
      </span>
      {edge && <span className={classes("cloud-edge absolute inset-x-0 -bottom-px h-6 md:h-9", edge)} />}
    </span>
  );
}
