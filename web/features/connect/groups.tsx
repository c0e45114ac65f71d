import { Check, HeartHandshake, Search, UsersRound } from "lucide-react";
import { connectTexts as says } from "#texts/connect.ts";
import { type Client, useClient } from "#web/frame/client.ts";
import { contactAddress } from "#web/frame/contact.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

const icons = { seek: Search, guide: HeartHandshake, gather: UsersRound } as const;

type Group = (typeof says.groups)[number];

function addressOf(client: Client, id: Group["id"]): string {
  if (id === "pencari") return paths.register(client.username);
  return id === "praktisi" ? paths["join-expert"](client.username) : contactAddress(client, says.mailSubject);
}

/** B-423: tells each of the three groups what is available for it now. */
export function Groups() {
  return (
    <section aria-labelledby="untuk-siapa" className="bg-page py-14 text-on-page md:py-20">
      <div className="mx-auto max-w-300 px-4 md:px-6">
        <h2 id="untuk-siapa" className="text-3xl">
          {says.groupsTitle}
        </h2>
        <ul className="mt-8 grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-6">
          {says.groups.map((group) => (
            <li key={group.id} id={group.id} className="grid grid-cols-1 scroll-mt-6">
              <OneGroup group={group} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function OneGroup({ group: { id, icon, title, text, points, action } }: { group: Group }) {
  const client = useClient();
  const Icon = icons[icon];
  return (
    <article className="flex flex-col rounded-lg bg-surface p-6 text-ink shadow-rest md:p-8">
      <span className="grid size-12 place-items-center rounded-md bg-tint text-on-tint">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="mt-5 text-xl">{title}</h3>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ul className="mt-5 mb-7 grid grid-cols-1 gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 text-strong" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
      <a
        href={addressOf(client, id)}
        className={buttonClass("secondary", "mt-auto self-start max-sm:w-full")}
      >
        {action}
      </a>
    </article>
  );
}
