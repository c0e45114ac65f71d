import { useRevalidator } from "react-router";
import { frameTexts } from "#texts/frame.ts";
import { keepTexts } from "#texts/offline.ts";
import { consentPageTexts, eraseTexts, exportDataTexts, sessionTexts } from "#texts/privacy.ts";
import { profileTexts } from "#texts/profile.ts";
import { safetyPlanTexts } from "#texts/safety-plan.ts";
import { srqTexts } from "#texts/srq.ts";
import { ApiError } from "#web/api/api.ts";
import { loadProfile, useProfile } from "#web/api/profile.ts";
import { InstallOffer } from "#web/features/offline/install-offer.tsx";
import { KeepTalks } from "#web/features/offline/keep-talks.tsx";
import { ChangePasswordButton } from "#web/features/password/change-password-button.tsx";
import { ActiveSessions } from "#web/features/privacy/active-sessions.tsx";
import { Consents } from "#web/features/privacy/consents.tsx";
import { EraseAccount } from "#web/features/privacy/erase-account.tsx";
import { ExportData } from "#web/features/privacy/export-data.tsx";
import { AvatarCard } from "#web/features/profile/avatar-card.tsx";
import { ProfileForm } from "#web/features/profile/profile-form.tsx";
import { ProfileNav, ProfileSection } from "#web/features/profile/profile-section.tsx";
import { SrqHistory } from "#web/features/srq/srq-history.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = (args) => pageMeta(args, profileTexts.title);

export async function clientLoader({ params: { username } }: Route.ClientLoaderArgs) {
  try {
    return { profile: await loadProfile(username) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { profile: undefined };
  }
}

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-3xl text-on-page">{profileTexts.title}</h1>
      <Skeleton className="mt-6 h-[21rem] rounded-lg sm:h-52" />
      <Skeleton className="mt-5 h-[34rem] rounded-lg" />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** one section per part of the account, each from its own feature. */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { username, name } = useClient();
  const { revalidate } = useRevalidator();
  // If loading failed, only the retry button loads again. A background fetch could remove the button while it is being
  // pressed.
  const { data } = useProfile(username, { enabled: loaderData.profile !== undefined });
  const profile = data?.data ?? loaderData.profile;
  if (!profile) {
    return (
      <EmptyState heading="h1" image={art.broken} title={profileTexts.failedTitle} text={profileTexts.failed}>
        <Button onClick={() => void revalidate()}>{profileTexts.retry}</Button>
      </EmptyState>
    );
  }
  /** THE SECTIONS of the page, in their order. */
  const sections = [
    {
      id: "data-diri",
      title: profileTexts.formTitle,
      content: <ProfileForm username={username} profile={profile} />,
    },
    {
      id: "kata-sandi",
      title: profileTexts.passwordSection,
      intro: profileTexts.passwordSectionIntro,
      content: <ChangePasswordButton />,
    },
    { id: "skrining", title: srqTexts.title, content: <SrqHistory username={username} /> },
    {
      id: "rencana-aman",
      title: safetyPlanTexts.title,
      intro: safetyPlanTexts.profileText,
      content: (
        <ButtonLink to={paths["safety-plan"](username)} look="secondary">
          {safetyPlanTexts.open}
        </ButtonLink>
      ),
    },
    { id: "perangkat", title: sessionTexts.title, content: <ActiveSessions username={username} /> },
    { id: "persetujuan", title: consentPageTexts.title, content: <Consents username={username} /> },
    {
      id: "tanpa-internet",
      title: keepTexts.title,
      intro: keepTexts.intro,
      content: (
        <>
          <KeepTalks username={username} userId={profile.id} readPath={paths.offline(username)} />
          <InstallOffer name={name} />
        </>
      ),
    },
    { id: "unduh-data", title: exportDataTexts.title, content: <ExportData username={username} /> },
    { id: "hapus-akun", title: eraseTexts.title, content: <EraseAccount username={username} /> },
  ];
  return (
    <div className="mx-auto max-w-4xl">
      <h1 className="text-3xl text-on-page">{profileTexts.title}</h1>
      <div className="mt-6">
        <AvatarCard username={username} profile={profile} />
      </div>
      <div
        className={classes(
          "mt-5 grid grid-cols-1 gap-5",
          sections.length > 1 && "md:grid-cols-[11rem_1fr] md:gap-8",
        )}
      >
        {sections.length > 1 && <ProfileNav label={profileTexts.nav} parts={sections} />}
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {sections.map(({ content, ...section }) => (
            <ProfileSection key={section.id} {...section}>
              {content}
            </ProfileSection>
          ))}
        </div>
      </div>
    </div>
  );
}
