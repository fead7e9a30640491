/** E-mails to people: by SMTP, or, without one, into a mailbox on disk that a developer opens in the browser. Never inside a transaction. */
export type {} from './mailer.ts';
export { mailboxRoutes } from './mailbox-routes.ts';
export { openMailer } from './open-mailer.ts';
