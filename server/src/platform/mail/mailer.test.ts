import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newId, systemClock } from '../clock/index.ts';
import { openMailer } from './index.ts';
import { portOf } from '../testing/port-of.ts';

const email = {
  to: 'bia@loja.example',
  subject: 'Código de acesso: ção, 日本 & <b>',
  text: 'Olá, Bia.\n.\nO código é 123456.\n',
  html: '<p>Olá, Bia. O código é <b>123456</b>.</p>',
};
const patience = { connectionTimeout: 400, greetingTimeout: 400, socketTimeout: 400 };

let folder = '';
const closers: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await rm(folder, { recursive: true, force: true });
});

function aMailer(port?: number) {
  const settings = { SMTP_URL: port === undefined ? undefined : `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Aurora <no-reply@aurora.example>' };
  const mailer = openMailer(
    { settings, mailboxDir: join(folder, 'mailbox'), newId, clock: systemClock(), log: { info: () => {} } },
    patience,
  );
  closers.push(async () => mailer.close());
  return mailer;
}

/** A mail server of this machine that keeps what it takes. */
async function aPeer(more: SMTPServerOptions = {}) {
  const taken: { to: string[]; mail: ParsedMail }[] = [];
  const peer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      simpleParser(stream, {}, (_fault, mail) => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
    ...more,
  });
  peer.on('error', () => {}); // a mailer that hangs up is part of these tests
  await new Promise<void>((resolve) => void peer.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => peer.close(resolve)));
  return { port: portOf(peer.server), taken };
}

describe('by SMTP', () => {
  test('an e-mail arrives as it was written, in both forms', async () => {
    const peer = await aPeer();
    await aMailer(peer.port).send(email);
    expect(peer.taken).toHaveLength(1);
    expect(peer.taken[0]).toMatchObject({ to: [email.to], mail: { subject: email.subject, html: email.html } });
    expect(peer.taken[0]?.mail.text?.trim()).toBe(email.text.trim());
    expect(peer.taken[0]?.mail.from?.text).toBe('"Aurora" <no-reply@aurora.example>');
    expect(peer.taken[0]?.mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('an address and a subject cannot bring in another receiver or header', async () => {
    const peer = await aPeer();
    const mailer = aMailer(peer.port);
    await mailer.send({ ...email, subject: 'Oi\r\nBcc: outra@loja.example\r\n' }).catch(() => {});
    await mailer.send({ ...email, to: 'bia@loja.example, outra@loja.example' }).catch(() => {});
    await mailer.send({ ...email, to: 'bia@loja.example\r\nRCPT TO:<outra@loja.example>' }).catch(() => {});
    expect(peer.taken.flatMap(({ to }) => to)).not.toContain('outra@loja.example');
    expect(peer.taken.every(({ mail }) => mail.bcc === undefined)).toBe(true);
  });

  test('a refused receiver, a line that breaks, and a server that is not there are faults', async () => {
    const refusing = await aPeer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await expect(aMailer(refusing.port).send(email)).rejects.toMatchObject({ responseCode: 550 });

    const dropping = await listening((socket) => {
      socket.write('220 peer ESMTP\r\n');
      socket.once('data', () => socket.destroy());
    });
    await expect(aMailer(dropping).send(email)).rejects.toThrow();

    const gone = await listening(() => {}, { isClosed: true });
    await expect(aMailer(gone).send(email)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  test('a server that does not greet is not waited for without end', async () => {
    const silent = await listening(() => {});
    const begun = performance.now();
    await expect(aMailer(silent).send(email)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  test('one that greets slowly is waited for, and the next e-mail finds a server that came back', async () => {
    let greetings = 0;
    const slow = await aPeer({
      onConnect: (_session, done) => {
        greetings += 1;
        if (greetings === 1) setTimeout(done, 1_000);
        else setTimeout(done, 150);
      },
    });
    const mailer = aMailer(slow.port);
    await expect(mailer.send(email)).rejects.toThrow();
    await mailer.send(email);
    expect(slow.taken).toHaveLength(1);
  });
});

describe('into the mailbox', () => {
  test('an e-mail lies on disk as a mail program reads it, newest first', async () => {
    const mailer = aMailer();
    await mailer.send(email);
    await mailer.send({ to: 'ana@loja.example', subject: 'Second', text: 'Only text' });

    const emails = (await mailer.mailbox?.list()) ?? [];
    expect(emails.map(({ subject }) => subject)).toEqual(['Second', email.subject]);
    expect(await mailer.mailbox?.open(emails[1]?.id ?? '')).toMatchObject({ text: email.text, html: email.html });
    const mail = await simpleParser(await readFile(join(folder, 'mailbox', `${emails[1]?.id}.eml`)));
    expect(mail).toMatchObject({ subject: email.subject, html: email.html });
  });

  test('an e-mail that a killed server left half-written is not listed, and no id leaves the folder', async () => {
    const mailer = aMailer();
    await mailer.send(email);
    await writeFile(join(folder, 'mailbox', `${newId()}.eml.draft`), 'From: half');
    await writeFile(join(folder, 'mailbox', `${newId()}.json`), '{"to"');
    expect(await mailer.mailbox?.list()).toHaveLength(1);
    expect(await mailer.mailbox?.open('../../etc/passwd')).toBeNull();
    expect(await mailer.mailbox?.open(newId())).toBeNull();
    expect((await readdir(join(folder, 'mailbox'))).filter((name) => name.endsWith('.draft'))).toHaveLength(1);
  });
});

/** A port with a peer that speaks as told; closed again at once where nobody shall be there. */
async function listening(speak: (socket: Socket) => void, { isClosed = false } = {}): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    closers.push(async () => void socket.destroy());
    speak(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  if (isClosed) await close();
  else closers.unshift(async () => void close());
  return port;
}
