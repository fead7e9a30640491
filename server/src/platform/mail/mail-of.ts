import type { SendMailOptions } from 'nodemailer';
import type { Email } from './mailer.ts';

/** An e-mail in the mailer's words. The address goes in as an address, so that a comma in it makes no second receiver. */
export const mailOf = (
  { to, subject, text, html, key, unsubscribeUrl }: Email,
  { from, at }: { from: string; at: string },
): SendMailOptions => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  date: new Date(at),
  // Absence notes and mailing lists leave it alone (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  },
  ...(key ? { messageId: `<${key}@${from.match(/@([\w.-]+)/)?.[1] ?? 'vitrine.localhost'}>` } : {}),
  // An e-mail never reads a file or an address of its own accord.
  disableFileAccess: true,
  disableUrlAccess: true,
});
