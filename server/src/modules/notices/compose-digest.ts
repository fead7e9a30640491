import type { Notice } from '@vitrine/contract/notices';
import type { Locale } from '@vitrine/domain/kernel';
import type { Email } from '../../platform/mail/mailer.ts';
import { escaped, emailButton, emailPage } from '../identity/index.ts';
import type { EmailLook } from '../tenancy/index.ts';
import { say, sentenceOf, words } from './sentence.ts';

/** An e-mail says what came first; the inbox has the rest. */
const mostRows = 20;

export type DigestFacts = {
  /** The e-mail's own id. */
  key: string;
  to: string;
  locale: Locale;
  look: EmailLook;
  name: string;
  notices: readonly Pick<Notice, 'kind' | 'facts'>[];
  links: { inbox: string; preferences: string; end: string; endByPost: string };
};

/** Notices as one letter, in the member's language and in their client's look, with the link that ends such e-mails (NOT-01). */
export function composeDigest({ key, to, locale, look, name, notices, links }: DigestFacts): Email {
  const said = words[locale];
  const rows = notices.slice(0, mostRows).map((notice) => sentenceOf(notice, locale));
  const more = notices.length > mostRows ? [say(said.more, { count: String(notices.length - mostRows) })] : [];
  const [only] = rows;
  const subject = rows.length === 1 && only ? only : say(said.subject, { count: String(notices.length) });
  const greeting = say(said.greeting, { name });
  const body = `<p>${escaped(greeting)}</p>
<ul style="padding-inline-start:20px">${[...rows, ...more].map((row) => `<li style="margin:8px 0">${escaped(row)}</li>`).join('')}</ul>
${emailButton(look, { url: links.inbox, label: said.button })}`;
  const foot = [
    `${escaped(say(said.foot, { brand: look.name }))} `,
    `<a href="${escaped(links.preferences)}">${escaped(said.preferences)}</a> · <a href="${escaped(links.end)}">${escaped(said.end)}</a>`,
  ].join('');
  return {
    key,
    to,
    subject: `${look.name}: ${subject}`,
    text: [
      greeting,
      [...rows, ...more].map((row) => `- ${row}`).join('\n'),
      `${said.button}:\n${links.inbox}`,
      `${say(said.foot, { brand: look.name })}\n${said.preferences}: ${links.preferences}\n${said.end}: ${links.end}`,
    ].join('\n\n'),
    html: emailPage({ look, locale, body, foot }),
    unsubscribeUrl: links.endByPost,
  };
}
