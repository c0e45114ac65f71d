import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { digitsOnly } from "#rules/registration.ts";
import { profileTexts } from "#texts/profile.ts";
import { registerTexts } from "#texts/register.ts";
import { ApiError } from "#web/api/api.ts";
import { type Profile, refreshProfile } from "#web/api/profile.ts";
import { upload } from "#web/api/upload.ts";
import { type FieldErrors, useForm } from "#web/api/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { passwordFields, profileErrors, profileForm } from "./profile-values.ts";

/** Moves the message that the current password is needed to that field (S-06). */
function underItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== "password_needed") return error;
  const message = error.body.has_password === false ? profileTexts.noPassword : error.message;
  return new ApiError(error.status, { ...error.body, error: { currentPassword: [message] } });
}

type Props = { username: string; profile: Profile };

/** B-146 to B-148: name, phone, and optionally a new password. Typed values stay after a failure. */
export function ProfileForm({ username, profile }: Props) {
  const [phone, setPhone] = useState(profile.phone_number);
  const [saves, setSaves] = useState(0);

  async function send(values: FormData): Promise<void> {
    const { message } = await upload(username, "editProfile", { form: profileForm(values) }).catch(
      (error) => {
        throw underItsField(error);
      },
    );
    setSaves((n) => n + 1);
    showToast("success", message ?? profileTexts.saved);
    await refreshProfile(username);
  }

  const { errors, failure, isBusy, formProps } = useForm({
    check: (values) => profileErrors(values, profile),
    send,
  });
  return (
    <form {...formProps} className="grid grid-cols-1 gap-4">
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
      {/* Remounts after saving, so that the typed passwords leave the page. */}
      <PasswordPart key={saves} errors={errors} />
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <Button type="submit" busy={isBusy} className="mt-1 w-full sm:w-max">
        {profileTexts.save}
      </Button>
    </form>
  );
}

function PasswordPart({ errors }: { errors: FieldErrors }) {
  const [isOpen, setOpen] = useState(false);
  const hasErrors = passwordFields.some((field) => errors[field]);
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-md border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-md px-4 py-2 font-semibold hover:bg-tint hover:text-on-tint">
        {profileTexts.passwordTitle}
        <ChevronDown
          aria-hidden="true"
          className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="grid grid-cols-1 gap-4 px-4 pt-2 pb-5">
        <p className="text-ink-soft text-sm">{profileTexts.passwordIntro}</p>
        <PasswordField
          label={profileTexts.currentLabel}
          name="currentPassword"
          autoComplete="current-password"
          errors={errors.currentPassword}
        />
        <PasswordField
          label={profileTexts.newLabel}
          name="newPassword"
          autoComplete="new-password"
          hint={registerTexts.passwordHint}
          errors={errors.newPassword}
        />
        <PasswordField
          label={profileTexts.confirmLabel}
          name="confirmPassword"
          autoComplete="new-password"
          errors={errors.confirmPassword}
        />
      </div>
    </details>
  );
}
