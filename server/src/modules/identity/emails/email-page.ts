import type { Locale } from '@vitrine/domain/kernel';
import type { EmailLook } from '../../tenancy/index.ts';

/** `body` and `foot` are HTML; whoever writes them escapes what people wrote. */
type Page = { look: EmailLook; locale: Locale; body: string; foot: string };

/** An e-mail under a client's logo and in its colours. Tables and styles in place, for mail programs know little else. */
export function emailPage({ look, locale, body, foot }: Page): string {
  const brand = look.logoUrl
    ? `<img src="${escaped(look.logoUrl)}" alt="${escaped(look.name)}" height="40" style="display:block;height:40px;border:0">`
    : `<strong style="font-size:20px;color:${look.primary}">${escaped(look.name)}</strong>`;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="margin:0;padding:24px;background:${look.canvas};color:${look.ink};font:16px/1.5 system-ui,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 28px 0">${brand}</td></tr>
<tr><td style="padding:8px 28px 28px">
${body}
<p style="font-size:14px">${foot}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** The one thing to do, as a button in the client's colour. */
export const emailButton = (look: EmailLook, { url, label }: { url: string; label: string }): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${look.primary};color:${look.onPrimary};font-weight:600;text-decoration:none">${escaped(label)}</a></p>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A text as HTML shows it. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
