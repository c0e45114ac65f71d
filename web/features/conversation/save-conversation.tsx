import { Download } from "lucide-react";
import { useState } from "react";
import { transcriptTexts } from "#texts/conversation/history.ts";
import { ApiError } from "#web/api/api.ts";
import { fileOf } from "#web/api/file.ts";
import { downloadFile } from "#web/browser/download.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";

const formats = [
  { format: "text", label: transcriptTexts.saveAsText, ending: "txt" },
  { format: "pdf", label: transcriptTexts.savePdf, ending: "pdf" },
] as const;

type Format = (typeof formats)[number];

type Conversation = { username: string; code: string; start_at: string };

/** Saves a whole conversation as a file, after a warning that the file is no longer encrypted. */
export function SaveConversation({ username, code, start_at }: Conversation) {
  const [isOpen, setOpen] = useState(false);
  const [busyWith, setBusyWith] = useState<Format["format"]>();
  const [problem, setProblem] = useState<string>();

  async function save(as: Format): Promise<void> {
    setBusyWith(as.format);
    setProblem(undefined);
    try {
      const query = { format: as.format };
      const file = await fileOf(username, "exportConversation", { params: { id: code }, query });
      downloadFile(file, `${transcriptTexts.fileName(start_at.slice(0, 10))}.${as.ending}`);
      setOpen(false);
      showToast("success", transcriptTexts.saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.status === 0 || error.status >= 500 ? transcriptTexts.saveFailed : error.message);
    } finally {
      setBusyWith(undefined);
    }
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Download aria-hidden="true" className="size-5" />
        {transcriptTexts.save}
      </Button>
      {isOpen && (
        <Dialog
          open
          title={transcriptTexts.save}
          onClose={() => setOpen(false)}
          footer={formats.map((one) => (
            <Button
              key={one.format}
              look={one.format === "pdf" ? "primary" : "secondary"}
              busy={busyWith === one.format}
              disabled={busyWith !== undefined && busyWith !== one.format}
              onClick={() => void save(one)}
            >
              {one.label}
            </Button>
          ))}
        >
          <p>{transcriptTexts.saveText}</p>
          <p className="mt-3 text-sm">{transcriptTexts.saveWarning}</p>
          {problem && (
            <Notice tone="error" className="mt-4">
              {problem}
            </Notice>
          )}
        </Dialog>
      )}
    </>
  );
}
