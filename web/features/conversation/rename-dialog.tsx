import { type FormEvent, useId, useState } from "react";
import type { ConversationRow } from "#contract/conversation.ts";
import { renameTexts } from "#texts/conversation/conversation-list.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";
import { hasOwnTitle } from "./row.tsx";

/** Maximum length of a title, in characters; the server has the same limit. */
const titleMax = 80;

/** C-28: sets a title of the member's own, or the neutral one for good. */
export function RenameDialog(props: {
  username: string;
  row: Pick<ConversationRow, "code" | "title" | "expert">;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { username, row } = props;
  const form = useId();
  const own = hasOwnTitle(row) ? row.title : "";
  const [title, setTitle] = useState(own);
  const [busyWith, setBusyWith] = useState<"own" | "neutral">();
  const [isEmpty, setEmpty] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function save(kind: "own" | "neutral"): Promise<void> {
    if (busyWith) return;
    setBusyWith(kind);
    setProblem(undefined);
    try {
      const wanted = kind === "own" ? title.trim() : "";
      await api(username, "editTitle", { params: { id: row.code }, body: { title: wanted } });
      showToast("success", renameTexts.saved);
      props.onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status >= 400 && error.status < 500 ? error.message : renameTexts.failed);
    } finally {
      setBusyWith(undefined);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (title.trim() === "") setEmpty(true);
    else void save("own");
  }

  return (
    <Dialog
      open
      title={renameTexts.title}
      onClose={props.onClose}
      footer={
        <>
          <Button look="secondary" busy={busyWith === "neutral"} onClick={() => void save("neutral")}>
            {renameTexts.neutral}
          </Button>
          <Button type="submit" form={form} busy={busyWith === "own"}>
            {renameTexts.save}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice tone="error" className="mb-4">
          {problem}
        </Notice>
      )}
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label={renameTexts.label}
          hint={renameTexts.hint}
          errors={isEmpty ? [renameTexts.empty] : []}
          value={title}
          maxLength={titleMax}
          autoComplete="off"
          onChange={(event) => {
            setTitle(event.target.value);
            setEmpty(false);
          }}
        />
      </form>
    </Dialog>
  );
}
