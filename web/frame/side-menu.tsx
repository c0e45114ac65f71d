import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { NavLink } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { useMe } from "#web/api/picture.ts";
import { isPlainRoute, namedPath } from "#web/paths.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { IconButton } from "#web/ui/button.tsx";
import { onBackdrop, useModal } from "#web/ui/dialog.tsx";
import { useClient } from "./client.ts";
import { Logo } from "./logo.tsx";
import { LogoutDialog } from "./logout-dialog.tsx";
import { menuIcon } from "./menu-icons.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const entryClass =
  "group flex min-h-12 w-full items-center gap-3.5 rounded-md px-3 text-left font-semibold text-ink transition-colors hover:bg-tint hover:text-on-tint aria-[current=page]:bg-tint aria-[current=page]:text-on-tint";

/**
 * B-034 to B-039: slides in, 300 px wide, with one entry per menu item of the client and the client's logo at the end.
 */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const client = useClient();
  const ref = useModal(open);
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog; the press beside it is a shortcut */}
      <dialog
        ref={ref}
        className="drawer"
        aria-labelledby="menu-title"
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
        onClick={onBackdrop(onClose)}
      >
        <div className="flex h-full flex-col p-4 short:py-2">
          <div className="mb-1 flex items-center justify-between pl-3">
            <h2 id="menu-title" className="text-lg">
              {frameTexts.menu}
            </h2>
            <IconButton label={frameTexts.closeMenu} onClick={onClose}>
              <X aria-hidden="true" className="size-5.5" />
            </IconButton>
          </div>
          <nav
            aria-labelledby="menu-title"
            className="scroll-edges -mx-1 min-h-24 flex-1 overflow-y-auto px-1"
          >
            <ul className="grid gap-1">
              {client.menu.map((item) => (
                <li key={item.name}>
                  <Entry
                    item={item}
                    username={client.username}
                    onChoose={onClose}
                    onLeave={() => setLeaving(true)}
                  />
                </li>
              ))}
            </ul>
          </nav>
          <ThemeChoice />
          <div className="mt-3 border-line border-t pt-3 pl-3 short:mt-2 short:pt-2">
            <Logo client={client} />
          </div>
        </div>
      </dialog>
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}

/** Content of the profile entry: shows who is signed in. */
function Me({ username, title, icon }: { username: string; title: string; icon: ReactNode }) {
  const { profile, picture } = useMe(username);
  return (
    <>
      {picture ? <Avatar src={picture} name="" className="-mx-1 size-7.5 rounded-full" /> : icon}
      <span className="min-w-0">
        {title}
        {profile && (
          <span className="block truncate font-normal text-ink-soft text-xs group-hover:text-on-tint group-aria-[current=page]:text-on-tint">
            {profile.name}
          </span>
        )}
      </span>
    </>
  );
}

type Item = { name: string; title: string; icon: string; url: string };

/** The entry `logout` asks for confirmation (B-038); any other leads to its named route (B-039). */
function Entry(props: { item: Item; username: string; onChoose: () => void; onLeave: () => void }) {
  const { name, title, icon, url } = props.item;
  const Icon = menuIcon(icon);
  const drawn = (
    <Icon
      aria-hidden="true"
      className="size-5.5 text-ink-soft transition-colors group-hover:text-on-tint group-aria-[current=page]:text-on-tint"
    />
  );
  const content =
    url === "profile" ? (
      <Me username={props.username} title={title} icon={drawn} />
    ) : (
      <>
        {drawn}
        {title}
      </>
    );
  const path = namedPath(url, props.username);
  if (name === "logout" || !path) {
    return (
      <button
        type="button"
        className={entryClass}
        disabled={name !== "logout"}
        onClick={() => {
          props.onChoose();
          props.onLeave();
        }}
      >
        {content}
      </button>
    );
  }
  return (
    <NavLink to={path} end reloadDocument={isPlainRoute(url)} className={entryClass} onClick={props.onChoose}>
      {content}
    </NavLink>
  );
}
