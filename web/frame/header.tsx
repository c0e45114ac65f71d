import { Menu } from "lucide-react";
import { createContext, type ReactNode, type Ref, Suspense, use, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { paths } from "#web/paths.ts";
import { IconButton } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.ts";
import { useClient } from "./client.ts";
import { Logo } from "./logo.tsx";

const SideMenu = later(async () => (await import("./side-menu.tsx")).SideMenu);

/** The element in the header that a page may fill. */
export const HeaderSlot = createContext<HTMLElement | null>(null);

/** Renders a page's header content (cart, balance) at the right end of the header. */
export function HeaderActions({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot);
  return slot && createPortal(children, slot);
}

/** Menu toggle and logo; stays visible while the page scrolls. */
export function Header({ slot }: { slot: Ref<HTMLDivElement> }) {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    // Prefetches the menu, so that it opens at the first press.
    void SideMenu.fetch();
  }, []);
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface text-ink">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-2 py-1 md:px-6">
        <IconButton
          label={frameTexts.openMenu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          <Menu aria-hidden="true" className="size-6" />
        </IconButton>
        <Link
          to={paths.conversation(client.username)}
          className="flex min-h-11 min-w-0 max-w-max flex-[1_1_5rem] items-center rounded-md"
        >
          <Logo client={client} />
        </Link>
        <div ref={slot} className="ml-auto flex items-center gap-1.5" />
      </div>
      {wasOpened && (
        <Suspense>
          <SideMenu open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
