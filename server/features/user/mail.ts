import type { Mail } from "#server/external/mail.ts";
import { defaultPrimary, deriveBrand } from "#server/features/client/client.ts";
import type { Client } from "#server/platform/app.ts";
import { mailTexts } from "#texts/mail.ts";

type Wording = { subject: string; intro: (client: string) => string; button: string; outro: string };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A mail of one sentence, one button and one closing line, in the client's colours, as text and HTML. */
export function mailOf(input: {
  to: { email: string; name: string };
  client: Client;
  wording: Wording;
  link: string;
  id: string;
}): Mail {
  const { to, client, wording, link, id } = input;
  const lines = [
    mailTexts.greeting(to.name),
    wording.intro(client.name),
    link,
    wording.outro,
    mailTexts.footer(client.name),
  ];
  const { light } = deriveBrand(client.primaryColor ?? defaultPrimary, client.themeColor);
  const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.6">${escaped(text)}</p>`;
  const html = `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(wording.subject)}</title></head>
<body style="margin:0;padding:24px;font-family:'Plus Jakarta Sans',system-ui,sans-serif;font-size:16px">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${escaped(client.name)}</p>
${paragraph(mailTexts.greeting(to.name))}${paragraph(wording.intro(client.name))}
<p style="margin:0 0 24px"><a href="${escaped(link)}" style="display:inline-block;padding:14px 24px;border-radius:12px;font-weight:700;text-decoration:none;background:${light.primary};color:${light["on-primary"]}">${escaped(wording.button)}</a></p>
${paragraph(wording.outro)}
<p style="margin:32px 0 0;font-size:13px;opacity:.75">${escaped(mailTexts.footer(client.name))}<br>${escaped(link)}</p>
</div></body></html>`;
  return {
    to: to.email,
    subject: `${wording.subject} - ${client.name}`,
    text: lines.join("\n\n"),
    html,
    link,
    id,
  };
}
