import { useState } from "react";
import type { ChatStore } from "./chat-store.ts";

/** Help cards that the member folded away; they stay so after a reload. */
export function useFolded(store: ChatStore) {
  const [folded, setFolded] = useState(() => store.readFolded());
  function change(keys: string[]): void {
    setFolded(keys);
    store.writeFolded(keys);
  }
  return {
    folded,
    onFold: (key: string) => change([...folded.filter((other) => other !== key), key]),
    onUnfold: (key: string) => change(folded.filter((other) => other !== key)),
  };
}
