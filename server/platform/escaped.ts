/** Whatever somebody wrote, it is shown and never run: neither as a tag nor as a part of one. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
