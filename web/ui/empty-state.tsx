import type { ReactNode } from "react";
import { Drawing } from "./drawing.tsx";

/** For an empty list or an error: a drawing, one sentence and a way on. */
export function EmptyState(props: {
  image: string;
  title: string;
  text?: string | undefined;
  /** Use h1 if this is the whole page. */
  heading?: "h1" | "h2";
  children?: ReactNode;
}) {
  const Heading = props.heading ?? "h2";
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-2 py-10 text-center md:py-16">
      <Drawing src={props.image} className="mb-6 w-full max-w-60" />
      <Heading className={props.heading === "h1" ? "text-2xl" : "text-xl"}>{props.title}</Heading>
      {props.text && <p className="mt-2 text-pretty text-on-page-soft">{props.text}</p>}
      {props.children && <div className="mt-6 flex flex-wrap justify-center gap-3">{props.children}</div>}
    </div>
  );
}
