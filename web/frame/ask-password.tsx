import { confirmTexts as says } from "#texts/frame/confirm.ts";
import { api } from "#web/api/browser-api.ts";
import { textOf, useForm } from "#web/api/use-form.ts";
import { useClient } from "#web/frame/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** confirms the session with the password, then goes on. `title` names what it is asked for. */
export function AskPassword({
  title,
  onConfirmed,
  onClose,
}: {
  title: string;
  onConfirmed: () => Promise<void>;
  onClose: () => void;
}) {
  const { username } = useClient();
  const { errors, failure, isBusy, formProps } = useForm({
    check: (values) => (textOf(values, "password") ? {} : { password: [says.passwordMissing] }),
    send: async (values) => {
      await api(username, "confirmPassword", { body: { password: textOf(values, "password") } });
      await onConfirmed();
    },
  });
  return (
    <Dialog open title={title} onClose={onClose}>
      <form {...formProps} className="grid gap-5">
        <p>{says.ask}</p>
        <PasswordField
          label={says.passwordLabel}
          name="password"
          autoComplete="current-password"
          errors={errors.password}
        />
        {failure && <Notice tone="error">{failure.message}</Notice>}
        <div className="flex flex-col-reverse gap-2.5 md:flex-row md:justify-end">
          <Button look="secondary" onClick={onClose}>
            {says.cancel}
          </Button>
          <Button type="submit" busy={isBusy}>
            {says.next}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
