import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classes } from "./classes.ts";
import { Spinner } from "./spinner.tsx";

/** primary: the main action; secondary: an alternative; quiet: a minor action; danger: cannot be undone. */
export type Look = "primary" | "secondary" | "quiet" | "danger";

const looks: Record<Look, string> = {
  primary: "filled shadow-rest hover:brightness-95",
  secondary: "border border-line-strong bg-surface text-ink hover:border-strong hover:bg-tint",
  quiet: "text-link hover:bg-tint",
  danger: "bg-danger text-on-danger shadow-rest hover:brightness-95",
};

const shape =
  "relative inline-flex min-h-12 items-center justify-center gap-2 rounded-md text-balance px-5 py-2.5 text-center font-semibold leading-tight transition-[background-color,border-color,filter,transform] duration-150 active:scale-[0.985] disabled:pointer-events-none disabled:bg-sunken disabled:bg-none disabled:text-ink-soft disabled:shadow-none disabled:ring-1 disabled:ring-line";

/** Returns the classes of a button for another element, such as a link. */
export const buttonClass = (look: Look = "primary", className?: string) =>
  classes(shape, looks[look], className);

type Props = ComponentProps<"button"> & { look?: Look; busy?: boolean; children: ReactNode };

/** While busy, the button keeps its place, focus and name, and cannot be pressed again. */
export function Button({ look, busy = false, className, children, onClick, type, ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type ?? "button"}
      className={buttonClass(look, classes(busy && "cursor-progress", className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={classes("inline-flex items-center gap-2", busy && "opacity-0")}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button. `plain` loads a new document, for pages that ship no active scripts. */
export function ButtonLink(props: {
  to: string;
  look?: Look;
  className?: string;
  plain?: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={props.to}
      reloadDocument={props.plain ?? false}
      className={buttonClass(props.look, props.className)}
    >
      {props.children}
    </Link>
  );
}

/** Returns the classes of an icon-only button. */
export const iconButtonClass = (className?: string): string =>
  classes(
    "grid size-[clamp(44px,2.75rem,56px)] shrink-0 place-items-center rounded-full text-ink transition-colors hover:bg-tint disabled:opacity-50",
    className,
  );

/** An icon-only button; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  children,
  type,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button {...rest} type={type ?? "button"} aria-label={label} className={iconButtonClass(className)}>
      {children}
    </button>
  );
}
