import { useState } from "react";

export type Selection = {
  ids: ReadonlySet<number>;
  toggle: (id: number) => void;
  toggleAll: () => void;
  clear: () => void;
};

/**
 * Which of the listed rows are selected. Rows that are no longer listed are not selected, and another list
 * starts with no selection.
 */
export function useSelection(listed: readonly number[], list: string): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [ofList, setOfList] = useState(list);
  if (ofList !== list) {
    setOfList(list);
    setTicked(new Set());
  }
  const ids = new Set(listed.filter((id) => ticked.has(id)));
  return {
    ids,
    toggle: (id) =>
      setTicked((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    toggleAll: () => setTicked(ids.size === listed.length ? new Set() : new Set(listed)),
    clear: () => setTicked(new Set()),
  };
}
