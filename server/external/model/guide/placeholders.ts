/** A slot or sum in a text: its name, `?` for an optional line, a form, and for rows what they are ordered by. */
export const placeholder =
  /\{([a-z][a-z0-9_]*)(\?)?(?:\|([a-z]+)(?: (?:by|of) ([a-z][a-z0-9_]*)(?: (asc|desc))?)?)?\}/g;

export type Placeholder = { name: string; form: string; by: string | undefined };

/** The placeholders of a text for slots and sums; `{slot|part}` shows nothing. */
export const placeholdersIn = (text: string): Placeholder[] =>
  [...text.matchAll(placeholder)]
    .map(([, name = "", , form = "", by]) => ({ name, form, by }))
    .filter(({ form }) => form !== "part");
