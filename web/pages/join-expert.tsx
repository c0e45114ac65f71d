import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SafetyNotice } from "#contract/safety.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { joinTexts } from "#texts/join-expert.ts";
import { serverApi } from "#web/api/server-api.ts";
import { JoinForm } from "#web/features/join-expert/join-form.tsx";
import { useClient } from "#web/frame/client.ts";
import { Logo } from "#web/frame/logo.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { HelpLater } from "#web/help/help-later.tsx";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/join-expert";

export const meta: Route.MetaFunction = (args) => pageMeta(args, joinTexts.title, joinTexts.intro);

/** More than any client has. */
const servicesMax = 1000;

/** C-37, public (B-286). */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const query = { per_page: servicesMax };
    const { data } = await serverApi(context, "listServices", { query }, params.username);
    return { services: data.map(({ id, name }) => ({ id, name })) };
  } catch (error) {
    context.get(pageContext).warn({ err: error }, "the services could not be read");
    return { services: [] };
  }
}

/** public. */
export default function JoinExpert({ loaderData: { services } }: Route.ComponentProps) {
  const client = useClient();
  const { revalidate } = useRevalidator();
  const [risk, setRisk] = useState<{ notice: SafetyNotice; isSent: boolean }>();
  return (
    // Aligned to the top, not centred, so that late content of a long page moves nothing.
    <div className="mx-auto grid w-full max-w-5xl flex-1 content-start grid-cols-1 gap-8 px-4 py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12 md:px-0 md:py-4">
      <div className="text-on-page md:pt-4">
        <a href={paths.almacare(client.username)} className="inline-block max-w-full rounded-md">
          <Logo client={client} />
        </a>
        <h1 className="mt-6 text-3xl md:mt-10">{joinTexts.title}</h1>
        <p className="mt-3 text-on-page-soft">{joinTexts.intro}</p>
        <h2 className="mt-8 text-lg max-md:hidden">{joinTexts.stepsTitle}</h2>
        <ol className="mt-3 grid gap-3 max-md:hidden">
          {joinTexts.steps.map((step, n) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-sm font-bold text-on-tint"
              >
                {n + 1}
              </span>
              <span className="min-w-0 text-on-page-soft">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid grid-cols-1 content-start gap-5">
        <HelpLater notice={risk?.notice} heard={risk?.isSent ? joinTexts.heard : undefined} />
        {!risk?.isSent && (
          <div className="rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-8">
            <noscript>
              <Notice tone="error" className="mb-5">
                {frameTexts.needsScript}
              </Notice>
            </noscript>
            <JoinForm
              username={client.username}
              services={services}
              onRetryServices={() => void revalidate()}
              onRisk={(notice, isSent) => setRisk({ notice, isSent })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
