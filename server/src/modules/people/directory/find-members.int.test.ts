import { PeopleSort } from '@vitrine/contract/people';
import fc from 'fast-check';
import { expect } from 'vitest';
import { test } from '../../../testing.ts';
import { aPerson, someLabels } from '../../identity/testing.ts';
import { findMembers, meant, type Place } from './find-members.ts';

const days = ['2026-04-01', '2026-04-02', '2026-04-03'];

test('ADM-02 however far an order is walked before the filter’s index is asked, the pages are the same', async ({ house }) => {
  const admin = await aPerson(house.platform, { roles: ['client_administrator'], country: 'AR' });
  const { tenantId, actor } = admin;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL', 'AR'] } },
    groups: { g: { 'pt-BR': 'G' } },
    groupLabel: { 'pt-BR': 'R' },
    tags: { t: { 'pt-BR': 'T' } },
  });
  const [area = '', group = ''] = [...labels.areas.values(), ...labels.groups.values()];
  const db = house.db.write();
  for (let at = 0; at < 16; at += 1) {
    const { memberId } = await aPerson(house.platform, {
      tenantId,
      fullName: ['Ana Zorzi', 'Zeca', 'Caio'][at % 3] ?? '',
      country: ['BR', 'CL', 'AR'][at % 3] ?? '',
      groupIds: at % 5 === 0 ? [group] : [],
    });
    const lived = { created_at: `${days[at % 3]}T12:00:00Z`, last_seen_at: at % 4 === 0 ? null : `${days[at % 2]}T15:00:00Z` };
    await db.updateTable('identity.member').set(lived).where('tenant_id', '=', tenantId).where('id', '=', memberId).execute();
  }
  const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
  const filters = fc.record({
    search: maybe('z', 'zorzi', 'ana zo'),
    country: maybe('BR', 'CL'),
    area: maybe(area),
    group: maybe(group),
    joinedFrom: maybe(...days),
    joinedTo: maybe(...days),
    seenFrom: maybe(...days),
    seenTo: maybe(...days),
  });
  const sizes = fc.record({ limit: fc.integer({ min: 1, max: 20 }), stretch: fc.integer({ min: 1, max: 20 }) });
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom(...PeopleSort.options), sizes, async (filter, sort, { limit, stretch }) => {
      const everybody = (await (await meant(db, actor, filter)).select('d.member_id').execute()).map(({ member_id }) => member_id);
      const whole = await findMembers(db, actor, { filter, sort, place: undefined, limit: 50 });
      expect(whole.map(({ id }) => id).toSorted()).toEqual(everybody.toSorted());
      const pages: typeof whole = [];
      let place: Place | undefined;
      do {
        const page = await findMembers(db, actor, { filter, sort, place, limit, stretch });
        pages.push(...page);
        place = page.length === limit ? page.at(-1)?.place : undefined;
      } while (place);
      expect(pages).toEqual(whole);
    }),
    { numRuns: 120 },
  );
});
