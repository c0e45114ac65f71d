import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";

/**
 * A page that holds one message, above the footer. The message is placed by the height of the screen and not in the
 * room that the footer leaves, because a slow connection paints the footer in parts and the message would move.
 */
export function MessagePage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="flex-1 px-4 pt-[max(0px,calc(50dvh-20rem))]">{children}</main>
      <Footer />
    </div>
  );
}
