import { Phone } from "lucide-react";
import { Suspense, useEffect } from "react";
import { data, useNavigate, useSearchParams } from "react-router";
import { adCommonTexts } from "#texts/ads.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { tokenOf } from "#web/browser/session.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { type Ad, adOf } from "#web/features/account/ad-cards.ts";
import { GooglePart } from "#web/features/account/google-part.tsx";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { Promo } from "#web/features/account/promo.tsx";
import { useAfterSignIn } from "#web/features/account/use-after-sign-in.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { startText } from "#web/frame/start-text.ts";
import { inAppPath, paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { later } from "#web/ui/later.ts";
import { nightButton } from "#web/ui/night-button.ts";
import { Notice } from "#web/ui/notice.tsx";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/ads";

const ConsentDialog = later(
  async () => (await import("#web/features/consent/consent-dialog.tsx")).ConsentDialog,
);

export const handle: PageHandle = { late: true, google: true, measured: true, listed: true };

/** Returns the card of this path. Runs on the server, which has the texts of all cards. */
export function loader({ request }: Route.LoaderArgs): Ad {
  const ad = adOf(request.url);
  if (!ad) throw data(null, { status: 404 });
  return ad;
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, args.loaderData?.title ?? "", args.loaderData?.about);

/** the eight ad pages, each with its card, what to expect, and who answers (B-017, B-429, A-37). */
export default function Ads({ loaderData: ad }: Route.ComponentProps) {
  const client = useClient();
  const [search] = useSearchParams();
  const { headline, intro, image, expertId } = ad;
  const { username } = client;
  const target =
    expertId === null
      ? (inAppPath(search.get("redirect")) ?? paths["list-expert"](username))
      : paths["expert-detail"](username, expertId);
  // Members of other clients, and members on the way to one expert, are asked when they first start a conversation
  //
  const asksConsent = username === "akasia" && expertId === null;
  const { mustConsent, onSignedIn, goOn, leave } = useAfterSignIn({ target, asksConsent });
  useGuard(expertId);
  return (
    <>
      <AccountCard
        title={headline}
        intro={intro}
        image={image}
        lead={<Lead />}
        aside={<Promo />}
        wakes="touched"
      >
        <noscript>
          <Notice tone="error" className="mb-5">
            {frameTexts.needsScript}
          </Notice>
        </noscript>
        <p className="mb-7 hidden rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft md:block">
          {adCommonTexts.trust}
        </p>
        <h2 className="mb-4 text-lg">{adCommonTexts.signIn}</h2>
        <LoginForm emailInvalid={adCommonTexts.emailInvalid} onSignedIn={onSignedIn} />
        <GooglePart onSignedIn={onSignedIn} />
        {mustConsent && (
          <Suspense fallback={<LoadingOverlay />}>
            <ConsentDialog client={client} needs={["terms"]} onDone={goOn} onClose={leave} />
          </Suspense>
        )}
      </AccountCard>
      <About ad={ad} />
    </>
  );
}

/** B-022 to B-025: on arrival with a token, cards 1 to 6 lead to their expert; cards 7 and 8 stay. */
function useGuard(expertId: number | null): void {
  const { username } = useClient();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, a sign-in on this very page goes its own way
  useEffect(() => {
    if (expertId !== null && tokenOf(username))
      void navigate(paths["expert-detail"](username, expertId), { replace: true });
  }, [username]);
}

/** The main button and a line of facts that can be checked. It is a plain link, so it works before any script. */
function Lead() {
  const client = useClient();
  return (
    <>
      <a
        href={paths.register(client.username)}
        className={nightButton("main", "mt-5 w-full sm:w-auto md:mt-6")}
      >
        {startText(client)}
      </a>
      <p className="mt-3 text-xs text-on-night-soft md:hidden">{adCommonTexts.trust}</p>
    </>
  );
}

function About({ ad: { aboutTitle, about, things } }: { ad: Ad }) {
  return (
    <div className="w-full max-w-5xl px-5 pt-12 pb-4 text-on-page md:px-3 md:pt-16">
      <section className="grid grid-cols-1 gap-6 md:grid-cols-[0.8fr_1fr] md:gap-14">
        <div>
          <h2 className="text-2xl">{aboutTitle}</h2>
          <p className="mt-3 text-on-page-soft">{about}</p>
        </div>
        <div>
          <h2 className="text-lg">{adCommonTexts.thingsTitle}</h2>
          <ol className="mt-4 grid gap-4">
            {things.map(({ title, text }, n) => (
              <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 place-items-center rounded-full bg-tint font-bold text-on-tint"
                >
                  {n + 1}
                </span>
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="mt-0.5 text-on-page-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Honest />
    </div>
  );
}

function Honest() {
  const { username } = useClient();
  return (
    <section className="mt-10 grid grid-cols-1 gap-8 rounded-xl bg-surface p-[min(1.25rem,5%)] text-ink shadow-rest md:mt-14 md:grid-cols-2 md:gap-14 md:p-9">
      <div>
        <h2 className="text-xl">{adCommonTexts.honestTitle}</h2>
        <p className="mt-2 text-ink-soft">{adCommonTexts.honest}</p>
      </div>
      <div>
        <h2 className="text-xl">{adCommonTexts.urgentTitle}</h2>
        <p className="mt-2 text-ink-soft">{adCommonTexts.urgent}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href="tel:119" className={buttonClass("secondary")}>
            <Phone aria-hidden="true" className="size-4.5" />
            {adCommonTexts.call}
          </a>
          <a href={paths.help(username)} className={buttonClass("secondary")}>
            {adCommonTexts.more}
          </a>
        </div>
      </div>
    </section>
  );
}
