import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { copySettingTexts } from "#texts/offline.ts";
import { consentPageTexts, eraseTexts, exportDataTexts, sessionTexts } from "#texts/privacy/privacy.ts";
import { profileTexts } from "#texts/profile.ts";
import { safetyPlanTexts } from "#texts/safety/safety-plan.ts";
import { factorTexts } from "#texts/second-factor.ts";
import { srqTexts } from "#texts/srq/srq.ts";
import { ApiError } from "#web/api/api.ts";
import { loadProfile, type Profile, useProfile } from "#web/api/profile.ts";
import { CopiesSetting } from "#web/features/offline/copies-setting.tsx";
import { InstallOffer } from "#web/features/offline/install-offer.tsx";
import { ActiveSessions } from "#web/features/privacy/active-sessions.tsx";
import { Consents } from "#web/features/privacy/consents.tsx";
import { EraseAccount } from "#web/features/privacy/erase-account.tsx";
import { ExportData } from "#web/features/privacy/export-data.tsx";
import { AvatarCard, AvatarCardSkeleton } from "#web/features/profile/avatar-card.tsx";
import { PasswordForm } from "#web/features/profile/password-form.tsx";
import { ProfileForm, ProfileFormSkeleton } from "#web/features/profile/profile-form.tsx";
import {
  ProfileGroup,
  ProfileSection,
  ProfileSectionSkeleton,
} from "#web/features/profile/profile-section.tsx";
import { SecondFactor } from "#web/features/second-factor/second-factor.tsx";
import { SrqHistory } from "#web/features/srq/srq-history.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = (args) => pageMeta(args, profileTexts.title);

const pageClass = "mx-auto max-w-4xl";
const groupsClass = "mt-8 grid grid-cols-1 gap-8";

export async function clientLoader({ params: { username } }: Route.ClientLoaderArgs) {
  try {
    return { profile: await loadProfile(username) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { profile: undefined };
  }
}

/** The page in its shape: the groups and sections are known, and a section that is closed then is closed now. */
export function HydrateFallback() {
  return (
    <div className={pageClass}>
      <h1 className="text-3xl text-on-page">{profileTexts.title}</h1>
      <div className="mt-6">
        <AvatarCardSkeleton />
      </div>
      <div className={groupsClass}>
        {groups.map(({ title, sections }) => (
          <ProfileGroup key={title} title={title}>
            {sections.map((section) => (
              <ProfileSectionSkeleton key={section.id} title={section.title} hint={section.hint}>
                {section.isOpen && <ProfileFormSkeleton />}
              </ProfileSectionSkeleton>
            ))}
          </ProfileGroup>
        ))}
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** one section per part of the account, each from its own feature, closed until it is wanted. */
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
  return (
    <div className={pageClass}>
      <h1 className="text-3xl text-on-page">{profileTexts.title}</h1>
      <div className="mt-6">
        <AvatarCard username={username} profile={profile} />
      </div>
      <div className={groupsClass}>
        {groups.map(({ title, sections }) => (
          <ProfileGroup key={title} title={title}>
            {sections.map(({ content, ...section }) => (
              <ProfileSection key={section.id} {...section}>
                {content({ username, name, profile })}
              </ProfileSection>
            ))}
          </ProfileGroup>
        ))}
      </div>
    </div>
  );
}

type Shown = { username: string; name: string; profile: Profile };
type Section = {
  id: string;
  title: string;
  hint: string;
  isOpen?: boolean;
  content: (shown: Shown) => ReactNode;
};
type Group = { title: string; sections: readonly Section[] };

const { groups: groupTitles, hints } = profileTexts;

/** THE SECTIONS of the page, in their order. */
const groups: readonly Group[] = [
  {
    title: groupTitles.account,
    sections: [
      {
        id: "data-diri",
        title: profileTexts.formTitle,
        hint: hints.form,
        isOpen: true,
        content: ({ username, profile }) => <ProfileForm username={username} profile={profile} />,
      },
      {
        id: "kata-sandi",
        title: profileTexts.passwordTitle,
        hint: hints.password,
        content: ({ username, profile }) => <PasswordForm username={username} profile={profile} />,
      },
      {
        id: "dua-langkah",
        title: factorTexts.title,
        hint: hints.factor,
        content: ({ username }) => <SecondFactor username={username} />,
      },
      {
        id: "perangkat",
        title: sessionTexts.title,
        hint: hints.sessions,
        content: ({ username }) => <ActiveSessions username={username} />,
      },
    ],
  },
  {
    title: groupTitles.care,
    sections: [
      {
        id: "skrining",
        title: srqTexts.title,
        hint: hints.screening,
        content: ({ username }) => <SrqHistory username={username} />,
      },
      {
        id: "rencana-aman",
        title: safetyPlanTexts.title,
        hint: hints.plan,
        content: ({ username }) => <PlanLink username={username} />,
      },
    ],
  },
  {
    title: groupTitles.privacy,
    sections: [
      {
        id: "persetujuan",
        title: consentPageTexts.title,
        hint: hints.consents,
        content: ({ username }) => <Consents username={username} />,
      },
      {
        id: "tanpa-internet",
        title: copySettingTexts.title,
        hint: hints.offline,
        content: ({ username, name, profile }) => (
          <Offline username={username} name={name} userId={profile.id} />
        ),
      },
      {
        id: "unduh-data",
        title: exportDataTexts.title,
        hint: hints.exported,
        content: ({ username }) => <ExportData username={username} />,
      },
      {
        id: "hapus-akun",
        title: eraseTexts.title,
        hint: hints.erased,
        content: ({ username }) => <EraseAccount username={username} />,
      },
    ],
  },
];

function PlanLink({ username }: { username: string }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-4">
      <p className="text-sm text-ink-soft">{safetyPlanTexts.profileText}</p>
      <ButtonLink to={paths["safety-plan"](username)} look="secondary">
        {safetyPlanTexts.open}
      </ButtonLink>
    </div>
  );
}

function Offline({ username, name, userId }: { username: string; name: string; userId: number }) {
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">{copySettingTexts.intro}</p>
      <CopiesSetting username={username} userId={userId} readPath={paths.offline(username)} />
      <InstallOffer name={name} />
    </>
  );
}
