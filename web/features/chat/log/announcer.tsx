import { useEffect, useRef, useState } from "react";
import { plainText } from "#rules/plain-text.ts";
import { chatTexts } from "#texts/chat/chat.ts";
import type { Row } from "./rows.ts";

/**
 * Live region for screen readers: announces that an answer begins and reads the whole answer once it is complete, never
 * single words.
 */
export function Announcer({ rows, name }: { rows: readonly Row[]; name: string }) {
  const last = rows.findLast((row) => row.kind === "answer" || row.kind === "system");
  const isWriting = last?.kind === "answer" && (last.state === "waiting" || last.state === "streaming");
  // Messages that were there when the page opened are not announced.
  const before = useRef(last && !isWriting ? last.key : "");
  const [said, setSaid] = useState("");
  const text = last && !isWriting ? spoken(last, name) : "";
  const key = last?.key ?? "";
  useEffect(() => {
    if (isWriting) {
      before.current = "";
      setSaid(chatTexts.writing(name));
    } else if (key !== before.current) {
      before.current = key;
      setSaid(text);
    }
  }, [isWriting, key, text, name]);
  return (
    <div aria-live="polite" data-announcer="" className="sr-only">
      {said}
    </div>
  );
}

function spoken(row: Row, name: string): string {
  if (row.kind === "day" || row.kind === "question") return "";
  const said = [row.safety?.message ?? "", plainText(row.text)].filter(Boolean);
  if (row.kind !== "answer") return said.join("\n");
  const words = row.isCardBelow ? said.toReversed() : said;
  return chatTexts.theySay(name) + [...words, ...choicesOf(row.parts)].join("\n");
}

/** That there are choices is said, too: they stand below the answer, away from the text box with the focus. */
function choicesOf(parts: { choices?: unknown }): string[] {
  const { choices } = parts;
  return Array.isArray(choices) && choices.length > 0 ? [chatTexts.choicesBelow(choices.length)] : [];
}
