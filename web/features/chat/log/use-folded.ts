import { useState } from "react";
import { helpCardTexts } from "#texts/chat/chat.ts";
import type { ChatStore } from "#web/features/chat/session/chat-store.ts";

/** Help cards that the member folded away; they stay folded after a reload. */
export function useFolded(store: ChatStore, say: (text: string) => boolean) {
  const [folded, setFolded] = useState(() => store.readFolded());
  function change(keys: string[]): void {
    setFolded(keys);
    store.writeFolded(keys);
  }
  return {
    folded,
    onFold: (key: string) => change([...folded.filter((other) => other !== key), key]),
    onDeny: () => void say(helpCardTexts.denial),
    onUnfold: (key: string) => change(folded.filter((other) => other !== key)),
  };
}
