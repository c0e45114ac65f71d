import type { ReactNode } from "react";
import { unknownId, useClient } from "./client.ts";
import { Footer } from "./footer.tsx";
import { Logo } from "./logo.tsx";

/**
 * A page that holds one message, between the client's logo and the footer. The message is placed by the height of the screen and not in the
 * room that the footer leaves, because a slow connection paints the footer in parts and the message would move.
 */
export function MessagePage({ children }: { children: ReactNode }) {
  const client = useClient();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-16 items-end justify-center px-4">
        {client.id !== unknownId && <Logo client={client} />}
      </header>
      <main className="flex-1 px-4 pt-[max(0px,calc(50dvh-24rem))]">{children}</main>
      <Footer />
    </div>
  );
}
