import * as wire from '@vitrine/contract/people';
import { peopleSorts } from '@vitrine/domain/people';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test, type House } from '../../testing.ts';
import { aPerson, giveTag, someLabels, type BuiltPerson } from '../identity/testing.ts';

const as = (person: BuiltPerson) => ({ accessToken: person.accessToken, host: person.host });
const anAdmin = (house: House) => aPerson(house.platform, { roles: ['client_administrator'], fullName: 'Zuleica Admin' });

test('ADM-02 people are listed by name without regard to accents, page by page, each once', async ({ house }) => {
  const admin = await anAdmin(house);
  const names = ['Álvaro Dias', 'Ana Melo', 'Ângela Reis', 'Beto Sá', 'ana melo'];
  for (const fullName of names) await aPerson(house.platform, { tenantId: admin.tenantId, fullName });
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { body } = await house.call(as(admin), wire.listPeople, { query: { limit: 2, ...(after ? { after } : {}) } });
    seen.push(...body.items.map(({ fullName }) => fullName.toLowerCase()));
    after = body.next ?? undefined;
  } while (after);
  expect(seen).toEqual(['álvaro dias', 'ana melo', 'ana melo', 'ângela reis', 'beto sá', 'zuleica admin']);
  expect((await house.call(as(admin), wire.listPeople, { query: { after: 'nonsense' } })).body.fields).toEqual({ after: 'invalid' });
});

test('ADM-02 people are found by name, user name, e-mail and document, and filtered by role and status', async ({ house }) => {
  const admin = await anAdmin(house);
  const person = await aPerson(house.platform, {
    tenantId: admin.tenantId,
    fullName: 'Conceição Araújo',
    userName: 'conce_1',
    email: 'cc@loja.test',
    documentKind: 'cpf',
    document: '52998224725',
    roles: ['instructor'],
    status: 'blocked',
  });
  const found = async (query: Record<string, string>) =>
    (await house.call(as(admin), wire.listPeople, { query })).body.items.map(({ id }) => id);
  for (const search of ['araujo conceicao', 'CONCE_', 'cc@loja', '529.982.247-25'])
    expect(await found({ search })).toEqual([person.memberId]);
  expect(await found({ search: 'conce%1' })).toEqual([]);
  expect(await found({ role: 'instructor' })).toEqual([person.memberId]);
  expect(await found({ status: 'blocked' })).toEqual([person.memberId]);
  expect(await found({ status: 'blocked', role: 'learner' })).toEqual([]);
});

test('ADM-02 each filter finds its people, alone and together, and the count says how many', async ({ house }) => {
  const admin = await anAdmin(house);
  const { tenantId } = admin;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL', 'AR'] } },
    groups: { g: { 'pt-BR': 'G' } },
    groupLabel: { 'pt-BR': 'R' },
    tags: { t: { 'pt-BR': 'T' } },
  });
  const [area = '', group = '', tag = ''] = [...labels.areas.values(), ...labels.groups.values(), ...labels.tags.values()];
  const one = await aPerson(house.platform, { tenantId, fullName: 'Um', country: 'CL', groupIds: [group] });
  const two = await aPerson(house.platform, { tenantId, fullName: 'Dois', country: 'CA' });
  await giveTag(house.platform, { tenantId, memberId: two.memberId, tagId: tag });
  const change = house.db.write().updateTable('identity.member').where('tenant_id', '=', tenantId);
  // The client's zone is three hours behind: both instants are of the second of May there.
  await change.set({ created_at: '2026-05-03T02:59:59Z', last_seen_at: '2026-05-03T02:59:59Z' }).where('id', '=', one.memberId).execute();
  await change.set({ created_at: '2026-05-03T03:00:00Z', status: 'blocked' }).where('id', '=', two.memberId).execute();
  const found = async (query: Record<string, string>) => {
    const { body } = await house.call(as(admin), wire.listPeople, { query });
    const counted = await house.call(as(admin), wire.countPeople, { query });
    expect(counted.body).toEqual({ count: body.items.length, hasMore: false });
    const all = await house.call(as(admin), wire.countPeople, { query: { ...query, isExact: 'true' } });
    expect(all.body, 'counted to the last').toEqual(counted.body);
    return body.items.map(({ fullName }) => fullName);
  };
  expect(await found({ group })).toEqual(['Um']);
  expect(await found({ area })).toEqual(['Um']);
  expect(await found({ tag })).toEqual(['Dois']);
  expect(await found({ country: 'CA' })).toEqual(['Dois']);
  expect(await found({ programStatus: 'blocked' })).toEqual(['Dois']);
  expect(await found({ joinedFrom: '2026-05-02', joinedTo: '2026-05-02' })).toEqual(['Um']);
  expect(await found({ joinedFrom: '2026-05-03', joinedTo: '2026-05-03' })).toEqual(['Dois']);
  expect(await found({ seenTo: '2026-05-02' })).toEqual(['Um']);
  expect(await found({ seenTo: '2026-05-01' })).toEqual([]);
  expect(await found({ group, country: 'CL', search: 'u', seenFrom: '2026-05-02' })).toEqual(['Um']);
  expect(await found({ group, country: 'CA' })).toEqual([]);
  expect(await found({ area: tag })).toEqual([]);
  expect(await found({ search: 'oi' })).toEqual([]); // two letters are met where a word begins
  expect(await found({ search: 'ois' })).toEqual(['Dois']);
});

test('ADM-02 in every order and from both ends, pages of any length show everybody once', async ({ house }) => {
  const admin = await anAdmin(house);
  const change = house.db.write().updateTable('identity.member').where('tenant_id', '=', admin.tenantId);
  for (let at = 0; at < 12; at += 1) {
    const { memberId } = await aPerson(house.platform, {
      tenantId: admin.tenantId,
      fullName: ['Ana', 'Beto', 'Caio'][at % 3] ?? '',
      country: at % 2 === 0 ? 'BR' : 'CL',
      city: at % 4 === 0 ? 'Águas' : 'Natal',
    });
    const seen = at % 5 === 0 ? null : `2026-04-0${(at % 3) + 1}T10:00:00.${at}Z`;
    await change
      .set({ created_at: `2026-03-0${(at % 4) + 1}T10:00:00Z`, last_seen_at: seen })
      .where('id', '=', memberId)
      .execute();
  }
  const keyOf = { name: 'fullName', place: 'country', joined: 'joinedAt', seen: 'lastSeenAt' } as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...wire.PeopleSort.options), fc.integer({ min: 1, max: 14 }), async (sort, limit) => {
      const pages: wire.PersonRow[] = [];
      let after: string | undefined;
      do {
        const { body } = await house.call(as(admin), wire.listPeople, { query: { sort, limit, ...(after ? { after } : {}) } });
        pages.push(...body.items);
        after = body.next ?? undefined;
      } while (after);
      expect(new Set(pages.map(({ id }) => id)).size).toBe(13);
      const by = peopleSorts.find((one) => sort.endsWith(one)) ?? 'name';
      const keys = pages.map((row) => row[keyOf[by]] ?? '');
      expect(keys).toEqual(sort.startsWith('-') ? keys.toSorted().toReversed() : keys.toSorted());
    }),
    { numRuns: 30 },
  );
  const ofNames = (await house.call(as(admin), wire.listPeople, { query: { limit: 2 } })).body.next ?? '';
  expect((await house.call(as(admin), wire.listPeople, { query: { sort: 'joined', after: ofNames } })).status).toBe(422);
});

test('VAL-12 a percent sign in a search is no sign to search for, and stands for nothing', async ({ house }) => {
  const { accessToken, host, tenantId } = await aPerson(house.platform, { roles: ['client_administrator'] });
  await aPerson(house.platform, { tenantId, fullName: 'Desconto 50% Souza' });
  const found = async (search: string) =>
    (await house.call({ accessToken, host }, wire.listPeople, { query: { search } })).body.items.map(({ fullName }) => fullName);
  expect(await found('sou%za')).toEqual(['Desconto 50% Souza']); // the name keeps its own
  expect(await found('s%a')).toEqual([]);
  expect(await found('%')).toEqual(await found(''));
});
