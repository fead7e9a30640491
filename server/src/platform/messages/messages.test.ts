import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { newId, systemClock } from '../clock/index.ts';
import { readSettings } from '../config/index.ts';
import { openMailer } from '../mail/index.ts';
import { MessageRefused, openMessenger, type Message } from './index.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Taken = {
  method: string | undefined;
  path: string | undefined;
  authorization: string | undefined;
  type: string | undefined;
  body: string;
};
type Answering = (response: ServerResponse) => void;

/** A carrier of this machine that keeps what it takes and answers as told. */
async function aCarrier(answering: Answering) {
  const taken: Taken[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      taken.push({ method, path, authorization: headers.authorization, type: headers['content-type'], body });
      answering(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, taken };
}

const json =
  (status: number, body: object = {}): Answering =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function aMessenger(more: Record<string, string>, milliseconds = 1_000) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-messages-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const settings = readSettings({ DEMO: 'false', ...more });
  const parts = { mailboxDir: join(folder, 'mailbox'), newId, clock: systemClock(), log: { info: () => {} } };
  return { messenger: openMessenger({ settings, ...parts }, { milliseconds }), mailer: openMailer({ settings, ...parts }) };
}
const sms = (url: string, from = '+15005550006') => ({ SMS_URL: url, SMS_ACCOUNT: 'AC0', SMS_TOKEN: 'secret', SMS_FROM: from });
const whatsapp = (url: string) => ({ WHATSAPP_URL: `${url}/v23.0`, WHATSAPP_PHONE_ID: '1059', WHATSAPP_TOKEN: 'secret' });
const message: Message = {
  channel: 'sms',
  to: '+5511987654321',
  text: 'Aurora: seu código é 123456 & só seu.',
  code: '123456',
  language: 'pt_BR',
};
const byWhatsApp: Message = { ...message, channel: 'whatsapp' };

test('LOG-07 an SMS is what Twilio documents: form, Basic, To, From and Body', async () => {
  const carrier = await aCarrier(json(201, { sid: 'SM1', status: 'queued' }));
  const { messenger } = await aMessenger(sms(carrier.url));
  await messenger.send(message);
  const [taken] = carrier.taken;
  expect(taken).toMatchObject({
    method: 'POST',
    path: '/2010-04-01/Accounts/AC0/Messages.json',
    type: 'application/x-www-form-urlencoded',
  });
  expect(taken?.authorization).toBe(`Basic ${Buffer.from('AC0:secret').toString('base64')}`);
  expect(Object.fromEntries(new URLSearchParams(taken?.body))).toEqual({ To: message.to, From: '+15005550006', Body: message.text });
});

test('LOG-07 a messaging service goes by its own name', async () => {
  const carrier = await aCarrier(json(201));
  const { messenger } = await aMessenger(sms(carrier.url, 'MG9'));
  await messenger.send(message);
  expect(new URLSearchParams(carrier.taken[0]?.body).get('MessagingServiceSid')).toBe('MG9');
});

test('LOG-07 WhatsApp gets the template with the code twice, in the person’s language', async () => {
  const carrier = await aCarrier(json(200, { messages: [{ id: 'wamid.1' }] }));
  const { messenger } = await aMessenger(whatsapp(carrier.url));
  await messenger.send(byWhatsApp);
  const parameters = [{ type: 'text', text: '123456' }];
  expect(carrier.taken[0]).toMatchObject({ path: '/v23.0/1059/messages', authorization: 'Bearer secret' });
  expect(JSON.parse(carrier.taken[0]?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '5511987654321',
    type: 'template',
    template: {
      name: 'access_code',
      language: { code: 'pt_BR' },
      components: [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ],
    },
  });
});

test.for([400, 401, 404])('a carrier’s %i is final, and names neither number nor code', async (status) => {
  const carrier = await aCarrier(json(status, { code: 21_211, message: `Invalid 'To' ${message.to}` }));
  const { messenger } = await aMessenger({ ...sms(carrier.url), ...whatsapp(carrier.url) });
  for (const one of [message, byWhatsApp]) {
    const fault: unknown = await messenger.send(one).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(MessageRefused);
    expect(String(fault)).not.toMatch(/98765|123456/);
  }
});

const passing: [string, Answering][] = [
  ['a fault of its own', json(503)],
  ['too much to do', json(429)],
  ['a line that breaks', (response: ServerResponse) => response.destroy()],
  ['silence', () => {}],
  ['an address elsewhere', (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
];

test.for(passing)('%s may pass: a job tries again', async ([, answering]) => {
  const carrier = await aCarrier(answering);
  const { messenger } = await aMessenger(sms(carrier.url), 300);
  const begun = performance.now();
  const fault: unknown = await messenger.send(message).catch((thrown: unknown) => thrown);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(MessageRefused);
  expect(String(fault)).not.toMatch(/98765|123456/);
  expect(performance.now() - begun).toBeLessThan(9_000); // the 300 ms that it was given, and not the ten seconds that it has else
});

test('a slow carrier is waited for', async () => {
  const carrier = await aCarrier((response) => setTimeout(() => json(201)(response), 250));
  const { messenger } = await aMessenger(sms(carrier.url), 10_000);
  await messenger.send(message);
  expect(carrier.taken).toHaveLength(1);
});

test('LOG-07 without a carrier a code lies in the mailbox, by its channel', async () => {
  const { messenger, mailer } = await aMessenger({});
  await messenger.send(message);
  await messenger.send(byWhatsApp);
  const emails = (await mailer.mailbox?.list()) ?? [];
  expect(emails.map(({ to }) => to)).toEqual(['5511987654321@whatsapp.invalid', '5511987654321@sms.invalid']);
  expect((await mailer.mailbox?.open(emails[1]?.id ?? ''))?.text).toBe(message.text);
});
