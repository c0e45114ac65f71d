import { Copy, Download, Pencil } from "lucide-react";
import { useState } from "react";
import type { AnswerContent } from "#contract/chat.ts";
import { editableText, isEditable, ownTextIntro } from "#rules/own-document.ts";
import { plainText } from "#rules/plain-text.ts";
import { documentTexts as says } from "#texts/chat/document.ts";
import { ApiError } from "#web/api/api.ts";
import { fileOf } from "#web/api/file.ts";
import { downloadFile } from "#web/browser/download.ts";
import { showToast } from "#web/ui/toast.ts";
import type { AnswerTools } from "./answer-tools.ts";

const look =
  "inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-semibold text-link-on-page text-sm hover:underline aria-disabled:opacity-60";

type Props = {
  document: NonNullable<AnswerContent["document"]>;
  answerId: number;
  tools: AnswerTools;
};

/** Copies, saves or changes the whole document, without the text of the answer around it. */
export function DocumentBar({
  document: { title, text },
  answerId,
  tools: { username, code, onWrite },
}: Props) {
  const [isSaving, setSaving] = useState(false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(plainText(text));
      showToast("success", says.copied);
    } catch {
      // Permission refused, or the browser has no clipboard API.
      showToast("error", says.copyFailed);
    }
  }

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      const params = { id: code, answer_id: String(answerId) };
      downloadFile(await fileOf(username, "getDocument", { params }), `${title}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast("error", says.saveFailed);
    } finally {
      setSaving(false);
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={says.tools(title)} className="-mt-1 flex flex-wrap gap-x-1">
      <button type="button" onClick={() => void copy()} className={look}>
        <Copy aria-hidden="true" className="size-4" />
        {says.copy}
      </button>
      <button
        type="button"
        aria-disabled={isSaving || undefined}
        onClick={() => void save()}
        className={look}
      >
        <Download aria-hidden="true" className="size-4" />
        {isSaving ? says.saving : says.save}
      </button>
      {isEditable(text) && (
        <button
          type="button"
          onClick={() => onWrite(`${ownTextIntro}\n\n${editableText(text)}`, ownTextIntro)}
          className={look}
        >
          <Pencil aria-hidden="true" className="size-4" />
          {says.change}
        </button>
      )}
    </div>
  );
}
