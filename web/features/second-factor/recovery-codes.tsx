import { Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { factorTexts as says } from "#texts/second-factor.ts";
import { downloadFile } from "#web/browser/download.ts";
import { useClient } from "#web/frame/client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { copyText } from "./copy-text.ts";

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { name, username } = useClient();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  function save(): void {
    const text = says.fileText(name, codes);
    downloadFile(new Blob([text], { type: "text/plain;charset=utf-8" }), says.fileName(username));
  }

  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      <h3 ref={title} tabIndex={-1} className="text-lg outline-none">
        {says.codesTitle}
      </h3>
      <p className="text-sm text-ink-soft">{says.codesIntro}</p>
      <ul
        aria-label={says.codesLabel}
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-sunken px-5 py-4 font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <Notice tone="info">{says.codesKeep}</Notice>
      <p className="text-sm text-ink-soft">{says.codesDevices}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" onClick={save}>
          <Download aria-hidden="true" className="size-5" />
          {says.download}
        </Button>
        <Button look="secondary" onClick={() => void copyText(codes.join("\n"))}>
          {says.copyCodes}
        </Button>
        <Button onClick={onClose}>{says.finish}</Button>
      </div>
    </div>
  );
}
