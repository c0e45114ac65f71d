import { LifeBuoy, Mail, MessagesSquare } from "lucide-react";
import { faqTexts } from "#texts/faq.ts";
import { useClient } from "#web/frame/client.ts";
import { emailOf, hasContact, mailTo } from "#web/frame/contact.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";

/**
 * Contacts for questions that the FAQ does not answer; where nobody can be written to, only the way to help for
 * what is urgent.
 */
export function MoreQuestions() {
  const client = useClient();
  const { username, contact } = client;
  const email = emailOf(client);
  const isThere = hasContact(client);
  return (
    <section
      aria-label={isThere ? faqTexts.moreTitle : faqTexts.help}
      className="rounded-lg bg-sunken p-5 text-ink sm:p-6"
    >
      {isThere && (
        <div className="mb-4">
          <h2 className="text-lg">{faqTexts.moreTitle}</h2>
          <p className="mt-1.5 text-ink-soft text-sm">{faqTexts.more}</p>
          <p className="mt-4 grid grid-cols-1 gap-2">
            {email && (
              <a href={mailTo(email)} className={buttonClass("secondary")}>
                <Mail aria-hidden="true" className="size-4.5" />
                {faqTexts.mail}
              </a>
            )}
            {contact.url && (
              <a href={contact.url} rel="noopener noreferrer" className={buttonClass("secondary")}>
                <MessagesSquare aria-hidden="true" className="size-4.5" />
                {faqTexts.contact}
              </a>
            )}
          </p>
        </div>
      )}
      <p className="text-ink-soft text-sm">{isThere ? faqTexts.urgent : faqTexts.urgentAlone}</p>
      <a
        href={paths.help(username)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md font-semibold text-link text-sm hover:underline"
      >
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        {faqTexts.help}
      </a>
    </section>
  );
}
