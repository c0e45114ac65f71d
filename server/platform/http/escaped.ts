/** Escapes HTML, so that user text is shown and never interpreted as a tag or part of one. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
