import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Clock } from '../clock/index.ts';
import type { Settings } from '../config/index.ts';
import { mailOf } from './mail-of.ts';
import { openMailbox } from './mailbox.ts';
import type { Mailer } from './mailer.ts';

export type MailerParts = {
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>;
  /** The folder of letters that are not sent. */
  mailboxDir: string;
  newId: () => string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
};

/** Milliseconds that an SMTP server may take for a connection, for its greeting, and for each answer. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** E-mails by SMTP where the settings name a server, else into a mailbox on disk. Tests shorten the patience. */
export function openMailer({ settings, mailboxDir, newId, clock, log }: MailerParts, shorter: Partial<typeof patience> = {}): Mailer {
  const from = settings.MAIL_FROM;
  if (settings.SMTP_URL === undefined) {
    const mailbox = openMailbox({ mailboxDir, from, newId, clock });
    return counting({ send: mailbox.put, close: () => {}, mailbox });
  }
  // One connection an e-mail: a kept one that the server dropped would lose the e-mail that finds out.
  const transport = nodemailer.createTransport({ url: settings.SMTP_URL, ...patience, ...shorter });
  return counting({
    send: async (email) => {
      const { messageId } = await transport.sendMail(mailOf(email, { from, at: clock.now() }));
      log.info({ messageId }, 'mail: an e-mail was taken by the SMTP server');
    },
    close: () => transport.close(),
    mailbox: null,
  });
}

function counting(mailer: Mailer): Mailer {
  const counted = { sent: 0, failed: 0 };
  return {
    ...mailer,
    counted,
    send: async (email) => {
      try {
        await mailer.send(email);
        counted.sent += 1;
      } catch (fault) {
        counted.failed += 1;
        throw fault;
      }
    },
  };
}
