/** The pages of the mailbox: for developers, in English, without a script. */
import type { MailboxEmail } from './mailer.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** All e-mails, newest first. */
export const listPage = (emails: readonly MailboxEmail[]): string =>
  pageOf(
    'Mailbox',
    emails.length === 0
      ? '<p>No letter has been written yet.</p>'
      : `<ul>${emails
          .map(
            ({ id, to, subject, at }) =>
              `<li><a href="/mailbox/${escaped(id)}">${escaped(subject)}</a><br>${escaped(to)} · ${time(at)}</li>`,
          )
          .join('')}</ul>`,
  );

/** One letter: its text, and its HTML in a frame without an origin, where neither scripts nor forms work. */
export const emailPage = ({ id, to, subject, at, text, html }: MailboxEmail & { text: string; html: string | null }): string =>
  pageOf(
    subject,
    `<p><a href="/mailbox">All e-mails</a></p><p>To ${escaped(to)} · ${time(at)}</p><pre>${linked(text)}</pre>${
      html === null ? '' : `<iframe sandbox title="The e-mail as HTML" src="/mailbox/${escaped(id)}/html"></iframe>`
    }`,
  );

const time = (at: string) => `<time datetime="${escaped(at)}">${escaped(at)}</time>`;

/** Addresses in a text can be followed, as in a mail program. */
const linked = (text: string) =>
  escaped(text).replaceAll(/https?:\/\/[^\s&<>"']+(?:&amp;[^\s&<>"']+)*/g, (url) => `<a rel="noreferrer" href="${url}">${url}</a>`);

const pageOf = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { max-width: 720px; margin: 32px auto; padding: 0 16px; font: 16px/1.5 system-ui, sans-serif; color: #1c1b1f; }
li { margin-bottom: 12px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; border: 1px solid #79747e; border-radius: 8px; }
iframe { width: 100%; height: 60vh; border: 1px solid #79747e; border-radius: 8px; }
</style>
</head>
<body>
<main><h1>${escaped(title)}</h1>${content}</main>
</body>
</html>
`;
