export type Slots = Readonly<Record<string, string | undefined>>;

const slot = /\{([a-zA-Z]+)\}/g;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A template with its slots filled; nothing when one of them has nothing to say. `{Gist}` is `{gist}` with a capital. */
export function fill(template: string, slots: Slots): string | undefined {
  let isWhole = true;
  const text = template.replace(slot, (_, name: string) => {
    const isCapital = name.charAt(0) !== name.charAt(0).toLowerCase();
    const value = slots[name.charAt(0).toLowerCase() + name.slice(1)];
    if (value === undefined || value === "") {
      isWhole = false;
      return "";
    }
    return isCapital ? capital(value) : value;
  });
  return isWhole ? text : undefined;
}

/** The longest stretch of a template without slots: by it a sentence is known again later. */
export function fixedPart(template: string): string {
  return template
    .split(/\{[a-zA-Z]+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest), "")
    .trim();
}
