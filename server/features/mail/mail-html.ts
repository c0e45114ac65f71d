import { mailTexts } from "#texts/mail/mail.ts";

/** The parts of a mail in the order in which they are read. */
export type Letter = {
  client: string;
  subject: string;
  greeting: string;
  intro: readonly string[];
  facts: readonly { label: string; value: string }[];
  button: { label: string; link: string } | undefined;
  outro: readonly string[];
  footer: string;
};

/*
 * The HTML form of a mail. It uses tables and inline styles, since mail programs support little else; no images or
 * external resources, so that nobody is tracked; and both themes, so that a dark-mode mail program does not invert the
 * colours.
 */

type Tokens = Record<string, string>;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** Escapes text and keeps its line breaks. */
const lines = (text: string) => escaped(text).replaceAll("\n", "<br>");

const font = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const table = `role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/** Colours of the dark theme by class; `!important` wins over the inline ones of the light theme. */
const darkStyles = (dark: Tokens) => `
.page{background-color:${dark.page}!important}
.card{background-color:${dark.surface}!important}
.band,.button{background-color:${dark.primary}!important;color:${dark["on-primary"]}!important}
.text{color:${dark.text}!important}
.soft{color:${dark["text-soft"]}!important}
.link{color:${dark.link}!important}
.line{border-color:${dark.line}!important}`;

const paragraph = (light: Tokens) => (text: string) =>
  `<p class="text" style="margin:0 0 16px;color:${light.text}">${lines(text)}</p>`;

function factsOf({ facts }: Letter, light: Tokens): string {
  if (facts.length === 0) return "";
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="line" style="padding:10px 0;border-top:1px solid ${light.line}">` +
      `<span class="soft" style="display:block;font-size:13px;color:${light["text-soft"]}">${lines(label)}</span>` +
      `<span class="text" style="color:${light.text};word-break:break-word">${lines(value)}</span></td></tr>`,
  );
  return `<table ${table} style="margin:0 0 20px">${rows.join("")}</table>`;
}

function buttonOf({ button }: Letter, light: Tokens): string {
  if (!button) return "";
  const link = escaped(button.link);
  const face = `background-color:${light.primary};color:${light["on-primary"]}`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" bgcolor="${light.primary}" style="border-radius:12px;background-color:${light.primary}">
<a class="button" href="${link}" style="display:inline-block;padding:14px 26px;border-radius:12px;font-weight:700;text-decoration:none;${face}">${escaped(button.label)}</a>
</td></tr></table>`;
}

/** The full address as text, for mail programs that show no buttons. */
function addressOf({ button }: Letter, light: Tokens): string {
  if (!button) return "";
  const link = escaped(button.link);
  return `<p class="soft line" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${light.line};font-size:13px;color:${light["text-soft"]}">${escaped(mailTexts.linkBelow)}<br>
<a class="link" href="${link}" style="color:${light.link};word-break:break-all">${link}</a></p>`;
}

/**
 * What an inbox shows after the subject: the first sentence. The invisible padding keeps it from showing any of the
 * text after it.
 */
const previewOf = (letter: Letter) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(letter.intro[0] ?? "")}${"&#8199;&#847; ".repeat(60)}</div>`;

export function htmlOf(letter: Letter, { light, dark }: { light: Tokens; dark: Tokens }): string {
  const text = paragraph(light);
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.subject)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkStyles(dark)}
}</style></head>
<body class="page" style="margin:0;padding:0;background-color:${light.page}">
${previewOf(letter)}
<table ${table} class="page" bgcolor="${light.page}" style="background-color:${light.page}"><tr>
<td align="center" style="padding:28px 12px;${font};font-size:16px;line-height:1.6">
<table ${table} style="max-width:520px;text-align:left">
<tr><td class="band" bgcolor="${light.primary}" style="padding:18px 28px;border-radius:16px 16px 0 0;font-size:18px;font-weight:700;background-color:${light.primary};color:${light["on-primary"]}">${escaped(letter.client)}</td></tr>
<tr><td class="card" bgcolor="${light.surface}" style="padding:32px 28px;border-radius:0 0 16px 16px;background-color:${light.surface}">
${[letter.greeting, ...letter.intro].map(text).join("\n")}
${factsOf(letter, light)}${buttonOf(letter, light)}
${letter.outro.map(text).join("\n")}
${addressOf(letter, light)}
</td></tr>
<tr><td class="soft" style="padding:20px 28px;font-size:13px;color:${light["on-page-soft"]}">${escaped(letter.footer)}</td></tr>
</table></td></tr></table></body></html>
`;
}
