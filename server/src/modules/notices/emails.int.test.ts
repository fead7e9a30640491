import { saveProfilePreferences } from '@vitrine/contract/identity';
import {
  getNoticePreferences,
  getUnsubscribe,
  listNotices,
  saveNoticePreferences,
  unsubscribe,
  NoticePreferences,
} from '@vitrine/contract/notices';
import { defaultPreferences, type NoticeKind } from '@vitrine/domain/notices';
import { expect } from 'vitest';
import type { Email } from '../../platform/mail/mailer.ts';
import { test, type House } from '../../testing.ts';
import { aPerson, type BuiltPerson, type PersonWish } from '../identity/testing.ts';
import { anEarlierHost } from '../tenancy/testing.ts';
import { tell } from './index.ts';
import { emailJob, sendEmail } from './send-email.ts';
import { writeEmails } from './write-emails.ts';

const usual = (changes: Partial<NoticePreferences> = {}): NoticePreferences => ({
  ...NoticePreferences.parse(defaultPreferences('America/Sao_Paulo')),
  ...changes,
});
const atOnce = usual({ digest: 'none', quiet: null });
const save = (house: House, person: BuiltPerson, preferences: NoticePreferences, version = 0) =>
  house.call(person, saveNoticePreferences, { body: { version, preferences } });
const tellOf = (house: House, person: BuiltPerson, title: string, kind: NoticeKind = 'sale_approved') =>
  house.db.transaction((tx) => tell(house.platform, tx, person, { kind, facts: { title }, cause: `${kind} ${title}` }));

/** What a house sent to an address, e-mails that were sent again included. */
function watched(house: House) {
  const sent: Email[] = [];
  const mail = { ...house.platform.mail, send: (email: Email) => (sent.push(email), house.platform.mail.send(email)) };
  return { parts: { ...house.platform, mail }, sent };
}
const inMailbox = async (house: House, person: BuiltPerson) =>
  ((await house.platform.mail.mailbox?.list()) ?? []).filter(({ to }) => to === `${person.userName}@exemplo.test`);
const emailsTo = async (house: House, person: BuiltPerson) => {
  const { mailbox } = house.platform.mail;
  return Promise.all((await inMailbox(house, person)).map(async ({ id }) => (await mailbox?.open(id))?.text ?? ''));
};
const someone = (house: House, wish: PersonWish = {}) => aPerson(house.platform, wish);

test('NOT-01 preferences are the defaults until chosen, kept by version, and refused at their field', async ({ house }) => {
  const person = await someone(house);
  const first = await house.call(person, getNoticePreferences, {});
  expect(first.body).toMatchObject({ version: 0, preferences: usual() });
  expect(first.body.mandatory).toContainEqual({ kind: 'session_revoked', channel: 'mail', reason: 'account_safety' });

  const answers = await Promise.all([save(house, person, usual({ digest: 'weekly' })), save(house, person, usual({ digest: 'none' }))]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await save(house, person, usual(), 0)).body.refusal).toBe('changed_meanwhile');
  const forced = await save(house, person, usual({ off: { portal: ['order_refused'], mail: [], push: [] } }), 1);
  expect([forced.status, forced.body.fields]).toEqual([422, { 'preferences.off': 'notice_mandatory' }]);
  const night = await save(house, person, usual({ quiet: { from: 3, until: 3 }, timeZone: 'Lua/Cheia' }), 1);
  expect(night.body.fields).toEqual({ 'preferences.quiet': 'quiet_hours_empty', 'preferences.timeZone': 'zone_unknown' });

  const key = { 'idempotency-key': house.platform.newId() };
  const again = () => house.call(person, saveNoticePreferences, { body: { version: 1, preferences: atOnce } }, key);
  expect([(await again()).body.version, (await again()).body.version]).toEqual([2, 2]);
});

test('NOT-01 PRO-02 whoever never chose has the quiet hours of their own zone, or of the client’s', async ({ house }) => {
  const person = await someone(house);
  const zone = async () => (await house.call(person, getNoticePreferences, {})).body.preferences.timeZone;
  expect(await zone()).toBe('America/Sao_Paulo');
  await house.call(person, saveProfilePreferences, { body: { timeZone: 'America/Manaus', mailConsent: false } });
  expect(await zone()).toBe('America/Manaus');
});

test('NOT-01 CLI-08 one member’s choice is nobody else’s', async ({ house }) => {
  const person = await someone(house);
  const colleague = await someone(house, { tenantId: person.tenantId });
  await save(house, person, atOnce);
  expect((await house.call(colleague, getNoticePreferences, {})).body).toMatchObject({ version: 0, preferences: usual() });
});

test('NOT-01 what is switched off in the portal is not listed, and still comes by mail', async ({ house }) => {
  const person = await someone(house);
  await save(house, person, { ...atOnce, off: { portal: ['sale_approved'], mail: ['course_published'], push: [] } });
  await tellOf(house, person, '77');
  await tellOf(house, person, 'Frio', 'course_published');
  const { body } = await house.call(person, listNotices, {});
  expect([body.items.map(({ kind }) => kind), body.unread]).toEqual([['course_published'], 1]);
  await writeEmails(house.platform);
  await house.drain();
  expect(await emailsTo(house, person)).toEqual([expect.stringContaining('Venda da nota 77 aprovada')]);
});

test('NOT-01 a digest gathers what came, in the person’s language, and two runs at once write it once', async ({ house }) => {
  const person = await someone(house, { locale: 'fr-FR', fullName: 'Zoé Roy' });
  await save(house, person, usual({ quiet: null }));
  for (const title of ['1', '2', '3']) await tellOf(house, person, title);
  await writeEmails(house.platform);
  await house.drain();
  expect(await emailsTo(house, person)).toEqual([]); // not before its hour

  house.clock.shift(25 * 3_600_000);
  await Promise.all([writeEmails(house.platform), writeEmails(house.platform)]);
  await house.drain();
  const [email = '', ...more] = await emailsTo(house, person);
  expect(more).toEqual([]);
  expect(email).toContain('Bonjour Zoé');
  for (const title of ['1', '2', '3']) expect(email.split(`facture ${title} approuvée`)).toHaveLength(2);
  expect((await inMailbox(house, person))[0]?.subject).toContain('3 nouveaux avis');
  await writeEmails(house.platform);
  await house.drain();
  expect(await emailsTo(house, person)).toHaveLength(1);
  house.clock.shift(-25 * 3_600_000);
});

test('NOT-01 an e-mail leads to the main host of the site, whatever else it is called', async ({ house }) => {
  const person = await someone(house);
  const earlier = await anEarlierHost(house.platform, person);
  await save(house, person, atOnce);
  const leadsTo = async (title: string) => {
    await tellOf(house, person, title);
    await writeEmails(house.platform);
    await house.drain();
    const email = (await emailsTo(house, person)).find((text) => text.includes(`nota ${title}`)) ?? '';
    return new Set(email.match(/https?:\/\/\S+/g)?.map((address) => new URL(address).hostname));
  };
  expect(await leadsTo('21')).toEqual(new Set([person.host]));

  // Control: the site moves, and the next e-mail with it.
  await house.db.write().updateTable('tenancy.site').set({ main_host: earlier }).where('id', '=', person.siteId).execute();
  expect(await leadsTo('22')).toEqual(new Set([earlier]));
});

test('NOT-01 whoever is killed between an e-mail and its note sends the same letter again, none twice and none lost', async ({ house }) => {
  const person = await someone(house);
  await save(house, person, atOnce);
  await tellOf(house, person, '88');
  await writeEmails(house.platform);
  const { id: emailId } = await house.db
    .write()
    .selectFrom('notices.letter')
    .select('id')
    .where('tenant_id', '=', person.tenantId)
    .executeTakeFirstOrThrow();
  const { parts, sent } = watched(house);
  const payload = { tenantId: person.tenantId, emailId };
  const killed = {
    ...parts,
    mail: { ...parts.mail, send: async (email: Email) => (await parts.mail.send(email), Promise.reject(new Error('killed'))) },
  };
  await expect(sendEmail(killed, payload)).rejects.toThrow('killed');
  await sendEmail(parts, payload);
  await sendEmail(parts, payload);
  expect(sent.map(({ key }) => key)).toEqual([emailId, emailId]);
  expect(await inMailbox(house, person)).toHaveLength(1);

  // Control: without its key the second sending is a second e-mail.
  const [email] = sent;
  if (!email) throw new Error('nothing was sent');
  const { key: _, ...keyless } = email;
  await house.platform.mail.send(keyless);
  expect(await inMailbox(house, person)).toHaveLength(2);
  await house.jobs.runNow(emailJob, payload);
});

test('NOT-01 the link of an e-mail ends e-mails by one POST, twice at once too, but for what is mandatory', async ({ house }) => {
  const person = await someone(house);
  await save(house, person, usual({ quiet: null }));
  await tellOf(house, person, 'waits');
  await tellOf(house, person, 'now', 'session_revoked');
  const { parts, sent } = watched(house);
  await writeEmails(house.platform);
  const { id: emailId } = await house.db
    .write()
    .selectFrom('notices.letter')
    .select('id')
    .where('tenant_id', '=', person.tenantId)
    .executeTakeFirstOrThrow();
  await sendEmail(parts, { tenantId: person.tenantId, emailId });
  const address = sent[0]?.unsubscribeUrl ?? '';
  const token = new URL(address).pathname.split('/').at(-1) ?? '';
  expect(new URL(address).pathname).toBe(`/api/v1/notices/unsubscribe/${token}`);
  const end = (by: string) =>
    house.call(null, unsubscribe, { params: { token: by }, body: { 'List-Unsubscribe': 'One-Click' } }, { host: person.host });
  expect((await end(`${token.slice(0, -6)}AAAAAA`)).status).toBe(404);
  const whose = (by: string) => house.call(null, getUnsubscribe, { params: { token: by } }, { host: person.host });
  expect((await whose(token)).body).toMatchObject({ brand: { name: 'Marca de ensaio', logo: null } }); // whose e-mails; nothing ends by looking
  expect((await whose(`${token.slice(0, -6)}AAAAAA`)).status).toBe(404);
  expect((await house.call(person, getNoticePreferences, {})).body.preferences.off.mail).not.toContain('sale_approved');
  expect((await Promise.all([end(token), end(token)])).map(({ status }) => status)).toEqual([200, 200]);
  const { preferences } = (await house.call(person, getNoticePreferences, {})).body;
  expect(preferences.off.mail).toContain('sale_approved');
  expect(preferences.off.mail).not.toContain('session_revoked');
  await tellOf(house, person, 'later');
  const waiting = await house.db
    .write()
    .selectFrom('notices.notice')
    .select('id')
    .where('tenant_id', '=', person.tenantId)
    .where('mail_at', 'is not', null)
    .where('letter_id', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
});
