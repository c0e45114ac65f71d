import { Download } from "lucide-react";
import { useState } from "react";
import { transcriptTexts } from "#texts/history.ts";
import { ApiError, addressOf, readAnswer } from "#web/api/api.ts";
import { requestHeaders, signedOut } from "#web/api/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.ts";

const formats = [
  { format: "text", label: transcriptTexts.saveAsText, ending: "txt" },
  { format: "pdf", label: transcriptTexts.savePdf, ending: "pdf" },
] as const;

type Format = (typeof formats)[number];

type Talk = { username: string; code: string; start_at: string };

/** Keeps a whole talk as a file; says first that the file is not sealed any more. */
export function SaveTalk(talk: Talk) {
  const [isOpen, setOpen] = useState(false);
  const [busyWith, setBusyWith] = useState<Format["format"]>();
  const [problem, setProblem] = useState<string>();

  async function save(as: Format): Promise<void> {
    setBusyWith(as.format);
    setProblem(undefined);
    try {
      handOver(
        await fileOf(talk, as),
        `${transcriptTexts.fileName(talk.start_at.slice(0, 10))}.${as.ending}`,
      );
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

/** The file, or the refusal as an `ApiError`. */
async function fileOf({ username, code }: Talk, { format }: Format): Promise<Blob> {
  const { method, url } = addressOf("exportTalk", { params: { id: code }, query: { format } });
  const lost = () => {
    throw new ApiError(0, {});
  };
  const response = await fetch(url, { method, headers: requestHeaders(username) }).catch(lost);
  if (response.ok) return response.blob().catch(lost);
  if (response.status === 401) signedOut(username);
  readAnswer(response.status, await response.text().catch(() => ""));
  throw new ApiError(response.status, {});
}

/** How long a browser may take to begin with a download. */
const freeAfterMs = 60_000;

function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), freeAfterMs);
}
