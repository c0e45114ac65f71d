import { useState } from "react";
import { digitsOnly } from "#rules/registration.ts";
import { profileTexts } from "#texts/profile.ts";
import { type Profile, refreshProfile } from "#web/api/profile.ts";
import { upload } from "#web/api/upload.ts";
import { useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast.ts";
import { profileErrors, profileForm } from "./profile-values.ts";

type Props = { username: string; profile: Profile };

const formClass = "grid grid-cols-1 gap-4";
const buttonClass = "mt-1 w-full sm:w-max";

/** B-146, B-148: name and phone. Typed values stay after a failure. */
export function ProfileForm({ username, profile }: Props) {
  const [phone, setPhone] = useState(profile.phone_number);

  async function send(values: FormData): Promise<void> {
    const { message } = await upload(username, "editProfile", { form: profileForm(values) });
    showToast("success", message ?? profileTexts.saved);
    await refreshProfile(username);
  }

  const { errors, failure, isBusy, formProps } = useForm({
    check: (values) => profileErrors(values, profile),
    send,
  });
  return (
    <form {...formProps} className={formClass}>
      <TextField
        label={profileTexts.nameLabel}
        name="name"
        autoComplete="name"
        defaultValue={profile.name}
        errors={errors.name}
      />
      <TextField
        label={profileTexts.phoneLabel}
        name="phone_number"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={phone}
        onChange={({ target }) => setPhone(digitsOnly(target.value))}
        errors={errors.phone_number}
      />
      <TextField
        label={profileTexts.emailLabel}
        type="email"
        autoComplete="username"
        value={profile.email}
        readOnly
        hint={profileTexts.emailHint}
      />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <Button type="submit" busy={isBusy} className={buttonClass}>
        {profileTexts.save}
      </Button>
    </form>
  );
}

/** The form while the account is loading. */
export function ProfileFormSkeleton() {
  const { nameLabel, phoneLabel, emailLabel, emailHint } = profileTexts;
  return (
    <div className={formClass}>
      {[nameLabel, phoneLabel, emailLabel].map((label) => (
        <div key={label}>
          <p className="mb-1.5 font-semibold text-sm">
            <TextSkeleton>{label}</TextSkeleton>
          </p>
          <Skeleton className="h-13" />
          {label === emailLabel && (
            <p className="mt-1.5 text-xs">
              <TextSkeleton>{emailHint}</TextSkeleton>
            </p>
          )}
        </div>
      ))}
      <Skeleton className={`h-12 sm:min-w-44 ${buttonClass}`} />
    </div>
  );
}
