import { useState } from "react";
import { Link } from "react-router";
import { registerTexts } from "#texts/account/register.ts";
import { profileTexts } from "#texts/profile.ts";
import { ApiError } from "#web/api/api.ts";
import type { Profile } from "#web/api/profile.ts";
import { upload } from "#web/api/upload.ts";
import { useForm } from "#web/api/use-form.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.ts";
import { passwordErrors, passwordForm } from "./profile-values.ts";

/** Moves the message that the current password is needed to that field (S-06). */
function underItsField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== "password_needed") return error;
  const message = error.body.has_password === false ? profileTexts.noPassword : error.message;
  return new ApiError(error.status, { ...error.body, error: { currentPassword: [message] } });
}

/** B-147: sets a new password while signed in here; other devices are signed out. */
export function PasswordForm({ username, profile }: { username: string; profile: Profile }) {
  const [saves, setSaves] = useState(0);

  async function send(values: FormData): Promise<void> {
    await upload(username, "editProfile", { form: passwordForm(values) }).catch((error) => {
      throw underItsField(error);
    });
    setSaves((n) => n + 1);
    showToast("success", profileTexts.passwordSaved);
  }

  const { errors, failure, isBusy, formProps } = useForm({ check: passwordErrors, send });
  return (
    // Remounts after saving, so that the typed passwords leave the page.
    <form key={saves} {...formProps} className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-soft">{profileTexts.passwordIntro}</p>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={profile.email} readOnly hidden />
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
      {failure && <Notice tone="error">{failure.message}</Notice>}
      <Button type="submit" busy={isBusy} className="mt-1 w-full sm:w-max">
        {profileTexts.passwordSave}
      </Button>
      <p className="text-sm text-ink-soft">
        {profileTexts.passwordForgotten}{" "}
        <Link
          to={paths["forgot-password"](username)}
          className="inline-block py-3 font-semibold text-link underline underline-offset-4"
        >
          {profileTexts.passwordByMail}
        </Link>
      </p>
    </form>
  );
}
