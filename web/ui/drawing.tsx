import { classes } from "./classes.ts";

/**
 * One of the small drawings of 240 by 180 pixels (art/). All have the same clouds in front, which take the client's
 * hue; the rest keeps its colours.
 */
export const Drawing = (props: {
  src: string;
  className: string;
  /** Fetched when it comes near the screen. */
  isLazy?: boolean;
}) => (
  <span className={classes("relative isolate block", props.className)}>
    <img
      src={props.src}
      alt=""
      width={240}
      height={180}
      loading={props.isLazy ? "lazy" : undefined}
      className="h-auto w-full"
    />
    <span
      aria-hidden="true"
      className="drawn-clouds absolute inset-0 bg-primary opacity-70 mix-blend-color"
    />
  </span>
);
