import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Settings } from '../config/index.ts';
import type { Routes } from '../http/answer.ts';
import { notFound } from '../http/refusal.ts';
import type { Mailbox, Mailer } from './mailer.ts';
import { emailPage, listPage } from './mailbox-page.ts';

/** What the routes need of the platform. */
export type MailboxRouteParts = { settings: Pick<Settings, 'SMTP_URL' | 'HOST' | 'demo'>; mail: Mailer };

/**
 * The mailbox in the browser of a developer, at `/mailbox`. E-mails hold links that log people in, so it answers on this machine only,
 * never through a proxy, and only where no letter is sent, the demo is made and the server can be reached from nowhere else: a proxy that names nobody would
 * look like this machine.
 */
export const mailboxRoutes =
  (parts: MailboxRouteParts): Routes =>
  (app) => {
    const { SMTP_URL, HOST, demo } = parts.settings;
    if (SMTP_URL !== undefined || !demo || !isLoopback(HOST)) return;
    app.get('/mailbox', async (request, reply) => {
      const mailbox = mailboxFor(request, parts);
      return page(reply, listPage(await mailbox.list()));
    });
    app.get('/mailbox/:id', async (request, reply) => page(reply, emailPage(await emailFor(request, parts))));
    app.get('/mailbox/:id/html', async (request, reply) => {
      const { html } = await emailFor(request, parts);
      if (html === null) throw notFound();
      // The frame that shows it has no origin; this says the same to whoever opens it by itself.
      return reply.headers({ ...headers, 'content-security-policy': `sandbox; ${nothingButStyle}; frame-ancestors 'self'` }).send(html);
    });
  };

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

function mailboxFor(request: FastifyRequest, { mail }: MailboxRouteParts): Mailbox {
  const isHere = /^(?:127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => request.headers[name] !== undefined);
  // A name of another site that resolves to this machine (DNS rebinding) is not asked for by a developer.
  const isNamedHere = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(request.headers.host ?? '');
  if (!isHere || isForwarded || !isNamedHere || !mail.mailbox) throw notFound();
  return mail.mailbox;
}

const EmailPath = z.object({ id: z.string() });

async function emailFor(request: FastifyRequest, parts: MailboxRouteParts) {
  const { id } = EmailPath.parse(request.params);
  const email = await mailboxFor(request, parts).open(id);
  if (!email) throw notFound();
  return email;
}

const nothingButStyle = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `${nothingButStyle}; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
};

const page = (reply: FastifyReply, html: string) => reply.headers(headers).send(html);
