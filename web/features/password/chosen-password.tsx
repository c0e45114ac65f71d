import { api } from "#web/api/browser-api.ts";
import { useClient } from "#web/frame/client.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

/** The form for a new password with the token of a mailed link (C-11). */
export function ChosenPassword({ token }: { token: string | undefined }) {
  const { username } = useClient();
  async function send(newPassword: string, confirmPassword: string): Promise<void> {
    if (!token) return;
    const body = { token, newPassword, confirmPassword };
    await api(username, "changePassword", { body }, { stayOn401: true });
  }
  return (
    <NewPasswordForm
      names={{ password: "newPassword", confirm: "confirmPassword" }}
      isComplete={Boolean(token)}
      send={send}
    />
  );
}
