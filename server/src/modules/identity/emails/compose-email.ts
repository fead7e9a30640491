import type { Locale } from '@vitrine/domain/kernel';
import type { Email } from '../../../platform/mail/mailer.ts';
import { choiceWords } from '../choice-words.ts';
import type { EmailLook } from '../../tenancy/index.ts';
import { escaped, emailButton, emailPage } from './email-page.ts';

const { emails } = choiceWords['pt-BR'];
type Emails = typeof emails;
/** The e-mails of this room; those with a button carry a link. */
export type EmailKind = { [K in keyof Emails]: Emails[K] extends { subject: string } ? K : never }[keyof Emails];

export type EmailFacts = {
  kind: EmailKind;
  to: string;
  locale: Locale;
  look: EmailLook;
  name: string;
  userName: string;
  /** What somebody wrote to them, as they wrote it. */
  note?: string;
  /** Where its button leads, and for how long. */
  link?: { url: string; hours: number };
};

/** Most letters were asked for; those that were not say what to do instead of nothing. */
const feet: Partial<Record<EmailKind, (words: Emails) => string>> = {
  changed: (words) => words.changed_foot,
  linked: (words) => words.linked_foot,
  email_wished: (words) => words.changed_foot,
  leaving_asked: (words) => words.leaving_foot,
  approved: (words) => words.decided_foot,
  refused: (words) => words.decided_foot,
  second_step_on: (words) => words.second_step_foot,
  second_step_off: (words) => words.second_step_foot,
  second_step_reset: (words) => words.second_step_foot,
  passkey_added: (words) => words.second_step_foot,
  passkey_removed: (words) => words.second_step_foot,
  recovery_codes_new: (words) => words.second_step_foot,
  recovery_code_used: (words) => words.second_step_foot,
};

/** An e-mail in the person's language and in the colours and under the logo of their client, as text and as HTML. */
export function composeEmail({ kind, to, locale, look, name, userName, note = '', link }: EmailFacts): Email {
  const words = choiceWords[locale].emails;
  const { subject, body, ...more } = words[kind];
  const button = 'button' in more ? more.button : '';
  const say = (text: string) => filled(text, { name, userName, note, hours: String(link?.hours ?? ''), brand: look.name });
  const foot = feet[kind]?.(words) ?? words.ignore;
  const text = [say(words.greeting), say(body), ...(link ? [`${button}:\n${link.url}`] : []), foot, look.name].join('\n\n');
  return {
    to,
    subject: `${look.name}: ${say(subject)}`,
    text,
    html: page({ look, locale, parts: [say(words.greeting), say(body)], button, link, words, foot }),
  };
}

/** What an SMS with a code says. */
export const codeText = ({ locale, code, brand, minutes }: { locale: Locale; code: string; brand: string; minutes: number }): string =>
  filled(choiceWords[locale].emails.code, { code, brand, minutes: String(minutes) });

const filled = (text: string, values: Record<string, string>) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

type Page = {
  look: EmailLook;
  locale: Locale;
  parts: string[];
  button: string;
  link: { url: string } | undefined;
  words: Emails;
  foot: string;
};

function page({ look, locale, parts, button, link, words, foot }: Page): string {
  const action = link
    ? `${emailButton(look, { url: link.url, label: button })}
<p style="font-size:14px">${escaped(words.address)}<br><span style="word-break:break-all">${escaped(link.url)}</span></p>`
    : '';
  const body = `${parts.map((part) => `<p>${escaped(part)}</p>`).join('\n')}
${action}`;
  return emailPage({ look, locale, body, foot: escaped(foot) });
}
