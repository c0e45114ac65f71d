import { type ReactNode, useState } from "react";
import { factorTexts as says } from "#texts/second-factor.ts";
import { ApiError } from "#web/api/api.ts";
import { AskPassword } from "#web/frame/ask-password.tsx";

type Work = () => Promise<void>;

export type Confirmed = {
  /** Runs the work, and again after the password if the server asks for it. */
  run: (work: Work) => Promise<void>;
  isBusy: boolean;
  /** What went wrong with the last attempt. */
  problem: string;
  /** The dialog that asks for the password. */
  dialog: ReactNode;
};

/** For what needs the password of just now, as the other sensitive actions do. */
export function useConfirmed(): Confirmed {
  const [waiting, setWaiting] = useState<{ work: Work }>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");

  async function run(work: Work): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "password_needed") setProblem(error.message);
      else if (error.body.has_password === false) setProblem(says.noPassword);
      else setWaiting({ work });
    } finally {
      setBusy(false);
    }
  }

  async function goOn(work: Work): Promise<void> {
    setWaiting(undefined);
    await run(work);
  }

  const close = () => setWaiting(undefined);
  const dialog = waiting && (
    <AskPassword title={says.title} onConfirmed={() => goOn(waiting.work)} onClose={close} />
  );
  return { run, isBusy, problem, dialog };
}
