import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { adCommonTexts } from "#texts/ads.ts";
import { landingTexts } from "#texts/landing.ts";
import { LoginForm } from "#web/features/account/login-form.tsx";
import { useAfterSignIn } from "#web/features/account/use-after-sign-in.ts";
import { Benefits } from "#web/features/landing/benefits.tsx";
import { Closing } from "#web/features/landing/closing.tsx";
import { Fields } from "#web/features/landing/fields.tsx";
import { Help } from "#web/features/landing/help.tsx";
import { Hero } from "#web/features/landing/hero.tsx";
import { HowItWorks } from "#web/features/landing/how-it-works.tsx";
import { Join } from "#web/features/landing/join.tsx";
import { loadLanding } from "#web/features/landing/load-landing.server.ts";
import { Partners } from "#web/features/landing/partners.tsx";
import { Prices } from "#web/features/landing/prices.tsx";
import { Reviews } from "#web/features/landing/reviews.tsx";
import { SignIn } from "#web/features/landing/sign-in.tsx";
import { structuredLanding } from "#web/features/landing/structured.ts";
import { WhoAnswers } from "#web/features/landing/who-answers.tsx";
import { BareHeader } from "#web/frame/bare-header.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { PublicFooter } from "#web/frame/public-footer.tsx";
import { inAppPath, paths } from "#web/paths.ts";
import { later } from "#web/ui/later.ts";
import { LoadingOverlay } from "#web/ui/spinner.tsx";
import type { Route } from "./+types/almacare";

const ConsentDialog = later(
  async () => (await import("#web/features/consent/consent-dialog.tsx")).ConsentDialog,
);

export const handle: PageHandle = { late: true, bare: true, listed: true };

export const loader = ({ params, context }: Route.LoaderArgs) => loadLanding(context, params.username);

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, landingTexts.title, landingTexts.promise, {
    data: (frame) => structuredLanding(frame, args.loaderData?.packages ?? []),
  });

/**
 * the care landing. It informs without scripts and uses plain links; the form in it hydrates when it comes into
 * view.
 */
export default function Almacare({ loaderData }: Route.ComponentProps) {
  const { partners, reviews, packages, experts, services } = loaderData;
  return (
    <div className="relative bg-surface text-ink">
      <div className="on-night absolute inset-x-0 top-0 z-10">
        <BareHeader ground="night" />
      </div>
      <main>
        <Hero />
        <Partners partners={partners} />
        <HowItWorks />
        <Fields services={services} />
        <WhoAnswers experts={experts} />
        <Benefits />
        <Prices packages={packages} />
        <Help />
        <SignIn>
          <Form />
        </SignIn>
        <Reviews reviews={reviews} />
        <Join />
        <Closing />
      </main>
      <PublicFooter />
    </div>
  );
}

/** B-086; after a sign-in, asks for the consent if it is missing, then goes on. */
function Form() {
  const client = useClient();
  const [search] = useSearchParams();
  const target = inAppPath(search.get("redirect")) ?? paths["list-expert"](client.username);
  const { mustConsent, onSignedIn, goOn, leave } = useAfterSignIn({ target, asksConsent: true });
  return (
    <>
      <LoginForm emailInvalid={adCommonTexts.emailInvalid} onSignedIn={onSignedIn} />
      {mustConsent && (
        <Suspense fallback={<LoadingOverlay />}>
          <ConsentDialog client={client} needs={["terms"]} onDone={goOn} onClose={leave} />
        </Suspense>
      )}
    </>
  );
}
