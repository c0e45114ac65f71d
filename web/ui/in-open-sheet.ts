/**
 * Hides a part of a summary while the summary is a closed bottom sheet, as on phones. The sheet is the element with
 * `group/sheet` and `data-sheet`.
 */
export const inOpenSheet = "max-md:group-data-[sheet=closed]/sheet:hidden";
