import { getMe, passGate } from '@vitrine/contract/identity';
import { getInstitutionalText, saveInstitutionalDraft } from '@vitrine/contract/tenancy';
import { gateEditions, type GateText } from '@vitrine/domain/identity';
import type { Text } from '@vitrine/domain/kernel';
import { expect } from 'vitest';
import { test, type House } from '../../../testing.ts';
import { aClient, aSite } from '../../tenancy/testing.ts';
import { aPerson, type BuiltPerson } from '../testing.ts';

const gatesOf = async (house: House, who: BuiltPerson) => (await house.call(who, getMe, {})).body.gates;
const accept = (house: House, who: BuiltPerson, version?: number, headers = {}) =>
  house.call(who, passGate, { params: { gate: 'terms' }, body: { edition: gateEditions.terms, version } }, headers);
const write = async (house: House, by: BuiltPerson, version: number, text: Text, page: GateText = 'terms_and_conditions') => {
  const saved = await house.call(by, saveInstitutionalDraft, {
    params: { clientId: by.tenantId, page },
    body: { version, draft: { text } },
  });
  expect(saved.status).toBe(200);
};
const acceptedBy = (house: House, { tenantId, memberId }: BuiltPerson) =>
  house.db
    .write()
    .selectFrom('identity.accepted_text')
    .select(['page', 'version', 'accepted_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('version')
    .execute();
const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'] });

test('SES-18 what a client writes is asked of all of its people, those who accepted the product’s words too; what they accept is that version', async ({
  house,
}) => {
  const admin = await anAdmin(house);
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId });
  expect(await gatesOf(house, seller)).toEqual([]);
  await write(house, admin, 0, { 'pt-BR': 'Nossas regras' });
  expect(await gatesOf(house, seller)).toEqual(['terms']);

  const { version } = (await house.call(seller, getInstitutionalText, { params: { page: 'terms_and_conditions' } })).body;
  expect((await accept(house, seller, version)).body.gates).toEqual([]);
  expect(await acceptedBy(house, seller)).toEqual([{ page: 'terms_and_conditions', version: 1, accepted_at: expect.any(String) }]);
  expect(await gatesOf(house, admin)).toEqual(['terms']); // nobody accepts for another

  await write(house, admin, 1, { 'pt-BR': 'Outras regras' });
  expect(await gatesOf(house, seller)).toEqual(['terms']);
  await accept(house, seller, 2);
  await write(house, admin, 2, { 'pt-BR': '' }); // the product's words again: other words too
  expect((await accept(house, seller, 3)).body.gates).toEqual([]);
  expect((await acceptedBy(house, seller)).map((row) => row.version)).toEqual([1, 2, 3]);
});

test('SES-18 EXP-04 the cookie policy is asked for by its own version, and no other page of a client is', async ({ house }) => {
  const admin = await anAdmin(house);
  await write(house, admin, 0, { 'pt-BR': 'Nossos cookies' }, 'cookies_policy');
  expect(await gatesOf(house, admin)).toEqual(['cookies']);
  const params = { clientId: admin.tenantId, page: 'privacy_policy' as const };
  await house.call(admin, saveInstitutionalDraft, { params, body: { version: 0, draft: { text: { 'pt-BR': 'Seus dados' } } } });
  expect(await gatesOf(house, admin)).toEqual(['cookies']);
  const passed = await house.call(admin, passGate, { params: { gate: 'cookies' }, body: { edition: gateEditions.cookies, version: 1 } });
  expect(passed.body.gates).toEqual([]);
});

test('SES-18 nobody accepts what they were not shown: another version is refused, and nothing is kept of it', async ({ house }) => {
  const admin = await anAdmin(house);
  const seller = await aPerson(house.platform, { tenantId: admin.tenantId, hasPassedGates: false });
  expect((await accept(house, seller, 1)).body).toMatchObject({ refusal: 'edition_changed' });
  await write(house, admin, 0, { 'pt-BR': 'Um' });
  await write(house, admin, 1, { 'pt-BR': 'Dois' });
  for (const version of [undefined, 0, 1, 3]) {
    const refused = await accept(house, seller, version);
    expect([refused.status, refused.body.refusal]).toEqual([409, 'edition_changed']);
  }
  expect(await acceptedBy(house, seller)).toEqual([]);
  expect(await gatesOf(house, seller)).toContain('terms');
});

test('SES-18 accepted twice, twice at once and by a repeated request, it is accepted once', async ({ house }) => {
  const admin = await anAdmin(house);
  await write(house, admin, 0, { 'pt-BR': 'Um' });
  const key = { 'idempotency-key': house.platform.newId() };
  const answers = await Promise.all([accept(house, admin, 1), accept(house, admin, 1)]);
  for (const headers of [key, key]) answers.push(await accept(house, admin, 1, headers));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await acceptedBy(house, admin)).toHaveLength(1);
});

test('SES-18 CLI-08 who is in several clients accepts the words of each there, and those of another are no matter', async ({ house }) => {
  const { siteId } = await aSite(house.platform);
  const [first, second] = [await aClient(house.platform, { siteId }), await aClient(house.platform, { siteId })];
  const here = await aPerson(house.platform, { tenantId: first.tenantId, roles: ['client_administrator'] });
  const { personId, userName } = here;
  const there = await aPerson(house.platform, { tenantId: second.tenantId, personId, userName, roles: ['client_administrator'] });
  await write(house, here, 0, { 'pt-BR': 'Daqui' });
  await write(house, there, 0, { 'pt-BR': 'De lá' });
  expect((await accept(house, here, 1)).body.gates).toEqual([]);
  expect(await gatesOf(house, there)).toEqual(['terms']);
  const stranger = await anAdmin(house);
  expect(await gatesOf(house, stranger)).toEqual([]);
  expect((await accept(house, stranger, 1)).status).toBe(409);
});
