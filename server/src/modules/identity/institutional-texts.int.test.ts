import { getMe } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import * as wire from '@vitrine/contract/tenancy';
import type { Text } from '@vitrine/domain/kernel';
import { institutionalTextLimit } from '@vitrine/domain/tenancy';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aClient } from '../tenancy/testing.ts';
import { aPerson, type BuiltPerson } from './testing.ts';

const page = 'terms_and_conditions' as const;
const anAdmin = (house: House, wish: Parameters<typeof aPerson>[1] = {}) =>
  aPerson(house.platform, { roles: ['client_administrator'], ...wish });
const at = (person: BuiltPerson) => ({ params: { clientId: person.tenantId, page } });
const save = (house: House, by: BuiltPerson, version: number, text: Text, to = at(by), headers = {}) =>
  house.call(by, wire.saveInstitutionalDraft, { ...to, body: { version, draft: { text } } }, headers);
const shown = async (house: House, person: BuiltPerson) => (await house.call(person, wire.getInstitutionalText, { params: { page } })).body;
const inside = async (house: House, person: BuiltPerson) => (await shown(house, person)).own;
const outside = async (house: House, host: string, locale?: string) =>
  (await house.call(null, wire.getPublicInstitutionalText, { params: { page }, query: locale === undefined ? {} : { locale } }, { host }))
    .body.own;

test('EXP-03 ADM-03 a client’s own terms stand inside and for anybody in each language it wrote, in its first one otherwise, with version and day', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const french = await aPerson(house.platform, { tenantId: admin.tenantId, locale: 'fr-FR' });
  expect(await inside(house, admin)).toBeNull();
  expect(await outside(house, admin.host)).toBeNull();

  const text = { 'pt-BR': '# Nossas regras', 'en-US': '# Our rules', 'es-ES': '' };
  const saved = await save(house, admin, 0, text);
  expect(saved.body.version).toBe(1);
  expect((await shown(house, admin)).version).toBe(1);
  expect(await inside(house, admin)).toEqual({ since: saved.body.since, locale: 'pt-BR', text: '# Nossas regras' });
  expect(await outside(house, admin.host, 'en-GB')).toMatchObject({ locale: 'en-US', text: '# Our rules' });
  expect(await outside(house, admin.host, 'es-ES')).toMatchObject({ locale: 'pt-BR' });
  expect(await inside(house, french)).toMatchObject({ locale: 'pt-BR', text: '# Nossas regras' });

  const opened = (await house.call(admin, wire.getInstitutionalDraft, at(admin))).body;
  expect(opened).toMatchObject({
    version: 1,
    draft: { text: { 'pt-BR': '# Nossas regras', 'en-US': '# Our rules' } },
  });
  expect((await save(house, admin, 1, { 'pt-BR': '' })).body.version).toBe(2);
  expect(await shown(house, admin)).toEqual({ version: 2, own: null }); // given back to the product's words
});

test('ADM-03 a text that is saved says that the settings are other ones, and the audit log keeps it before and after', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const settings = async () => (await house.call(admin, getMe, {})).body.client.settings;
  const before = await settings();
  await save(house, admin, 0, { 'pt-BR': 'Um' });
  expect(await settings()).not.toBe(before);
  await save(house, admin, 1, { 'pt-BR': 'Dois' });
  const trail = (await house.call(admin, listAuditLog, { query: { subject: 'institutional_text' } })).body.items;
  expect(trail).toMatchObject([
    { what: 'institutional_text.saved', before: { [page]: { 'pt-BR': 'Um' } }, after: { [page]: { 'pt-BR': 'Dois' } } },
    { before: { [page]: {} }, after: { [page]: { 'pt-BR': 'Um' } } },
  ]);
});

test('ADM-03 a text that is saved is told to the open screens of its client, and of no other', async ({ house }) => {
  const admin = await anAdmin(house);
  const neighbour = await anAdmin(house, { tenantId: (await aClient(house.platform, { siteId: admin.siteId })).tenantId });
  const told = async ({ tenantId }: BuiltPerson) =>
    (
      await house.db
        .read()
        .selectFrom('platform.outbox')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('event', '=', 'tenancy.settings_changed')
        .execute()
    ).length;
  const before = [await told(admin), await told(neighbour)];
  await save(house, admin, 0, { 'pt-BR': 'Um' });
  expect([await told(admin), await told(neighbour)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
});

test('ADM-03 a text that is too long or leads where nobody should go is refused at its language; nothing is written', async ({ house }) => {
  const admin = await anAdmin(house);
  const long = await save(house, admin, 0, { 'en-US': 'x'.repeat(institutionalTextLimit + 1) });
  expect(long.body).toMatchObject({ fields: { 'draft.text.en-US': 'text_too_long' } });
  const unsafe = await save(house, admin, 0, { 'pt-BR': 'certo', 'es-ES': '[aquí](javascript:alert(1))' });
  expect([unsafe.status, unsafe.body]).toMatchObject([
    422,
    { refusal: 'link_forbidden', fields: { 'draft.text.es-ES': 'link_forbidden' } },
  ]);
  expect(await inside(house, admin)).toBeNull();
});

test('ADM-03 two who save at once: one is told that somebody changed it meanwhile; the same request again is the same version', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const answers = await Promise.all(['Um', 'Dois'].map((words) => save(house, admin, 0, { 'pt-BR': words })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.refusal).toBe('changed_meanwhile');
  const key = { 'idempotency-key': house.platform.newId() };
  const first = await save(house, admin, 1, { 'pt-BR': 'Três' }, at(admin), key);
  expect((await save(house, admin, 1, { 'pt-BR': 'Três' }, at(admin), key)).body).toEqual(first.body);
  expect((await shown(house, admin)).version).toBe(2);
});

test('CLI-08 EXP-03 another client’s text answers nobody: not to read, not to write, not on a host of its neighbour', async ({ house }) => {
  const admin = await anAdmin(house);
  const { tenantId } = await aClient(house.platform, { siteId: admin.siteId });
  const neighbour = await anAdmin(house, { tenantId });
  const stranger = await anAdmin(house);
  await save(house, neighbour, 0, { 'pt-BR': 'Do vizinho' });
  expect(await inside(house, admin)).toBeNull();
  expect(await outside(house, admin.host)).toBeNull(); // the host speaks for the client that its registration leads into
  expect(await outside(house, stranger.host)).toBeNull();
  for (const by of [admin, stranger]) {
    expect((await save(house, by, 1, { 'pt-BR': 'Meu' }, at(neighbour))).status).toBe(404);
    expect((await house.call(by, wire.getInstitutionalDraft, at(neighbour))).status).toBe(404);
  }
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId });
  expect((await save(house, seller, 0, { 'pt-BR': 'Meu' }, at(admin))).status).toBe(404);
  expect(await outside(house, 'nowhere.test')).toBeUndefined();
});

test('EXP-03 ADM-03 earlier versions of a page are listed, newest first, and read as they were published; those of another client are not found', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  await save(house, admin, 0, { 'pt-BR': 'Primeira', 'en-US': 'First' });
  await save(house, admin, 1, { 'pt-BR': 'Segunda' });
  await save(house, admin, 2, {});
  const { body: newest } = await house.call(admin, wire.listInstitutionalVersions, { ...at(admin), query: { limit: 2 } });
  expect(newest.items.map(({ version, isEmpty }) => [version, isEmpty])).toEqual([
    [3, true],
    [2, false],
  ]);
  const { body: rest } = await house.call(admin, wire.listInstitutionalVersions, {
    ...at(admin),
    query: { limit: 2, after: newest.next ?? '' },
  });
  expect([rest.items.map(({ version }) => version), rest.next]).toEqual([[1], null]);
  const one = { params: { ...at(admin).params, version: '1' } };
  expect((await house.call(admin, wire.getInstitutionalVersion, one)).body.text).toEqual({ 'pt-BR': 'Primeira', 'en-US': 'First' });
  const stranger = await anAdmin(house);
  expect((await house.call(stranger, wire.getInstitutionalVersion, one)).status).toBe(404);
  expect((await house.call(stranger, wire.listInstitutionalVersions, { ...at(admin), query: {} })).status).toBe(404);
});
