import { classes } from "./classes.ts";

const shape =
  "inline-flex min-h-12 items-center justify-center gap-2 text-balance rounded-md px-6 py-2.5 text-center font-semibold leading-tight transition-[background-color,filter,transform] duration-150 active:scale-[0.985]";

const looks = {
  main: "bg-lamp text-[#3d2400] shadow-rest hover:brightness-105",
  other: "border border-on-night-soft text-on-night hover:bg-night-raised",
} as const;

/** Returns the classes of a button on a night background: `main` for the main action, `other` for an alternative. */
export const nightButton = (look: keyof typeof looks, className?: string) =>
  classes(shape, looks[look], className);
