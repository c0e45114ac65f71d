/**
 * The look of a radio button, drawn by us because browsers fill an unchosen one in the dark as if it were disabled. The row
 * around it shows the keyboard focus.
 */
export const radioMark =
  "tick grid shrink-0 cursor-pointer appearance-none place-items-center rounded-full border-2 border-line-strong bg-surface outline-none checked:border-strong checked:bg-strong";
