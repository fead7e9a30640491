import { anAddress } from '../registration/testing.ts';
import { comparedText, judgeRule, personStatuses, programRoles, roles, workFields, type RuleCondition } from '@vitrine/domain/identity';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../../../testing.ts';
import { aPerson, giveTag, someLabels } from '../testing.ts';
import { factsOf, holdsFor, ruled } from './rules.ts';

test('CLI-09 the rule as SQL takes in just those whom the judgement takes in, for people and rules at random', async ({ house }) => {
  const admin = await aPerson(house.platform);
  const { tenantId } = admin;
  const labels = await someLabels(house.platform, {
    tenantId,
    areas: { south: { name: { 'pt-BR': 'Sul' }, countries: ['CL', 'AR'] }, north: { name: { 'pt-BR': 'Norte' }, countries: ['CA', 'CL'] } },
    groups: { g: { 'pt-BR': 'Grupo' } },
    groupLabel: { 'pt-BR': 'Rótulo' },
    tags: { one: { 'pt-BR': 'Um' }, two: { 'pt-BR': 'Dois' } },
  });
  const [areaIds, tagIds] = [[...labels.areas.values()], [...labels.tags.values()]];
  const chains = ['Rede São João', 'REDE SAO JOAO', ' rede são joão', 'Coeur', 'CŒUR', 'Cœur', '', '\u0301', 'Þór'];
  const days = ['2026-03-01T01:00:00Z', '2026-03-01T12:00:00Z', '2026-03-02T02:59:59Z', '2026-03-02T03:00:00Z'];
  for (let at = 0; at < 24; at += 1) {
    const { memberId, personId } = await aPerson(house.platform, {
      tenantId,
      country: ['BR', 'CL', 'CA', 'AR'][at % 4] ?? 'BR',
      roles: at % 3 === 0 ? ['learner', 'auditor'] : ['learner'],
      programRole: at % 5 === 0 ? null : (programRoles[at % programRoles.length] ?? null),
      status: personStatuses[at % 3] ?? 'approved',
      work: { retailer: chains[at % chains.length] ?? '', branch: chains[(at >> 1) % chains.length] ?? '' },
    });
    for (const [place, tagId] of tagIds.entries())
      if ((at >> place) % 2 === 0) await giveTag(house.platform, { tenantId, memberId, tagId });
    await house.db
      .write()
      .updateTable('identity.member')
      .set({ created_at: days[at % 4] ?? '', status: personStatuses[at % 2] ?? 'approved' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', memberId)
      .execute();
    if (at % 2 === 0)
      await house.db
        .write()
        .insertInto('identity.address')
        .values({ ...anAddress, person_id: personId, id: personId, state: at % 4 === 0 ? 'SP' : 'RM' })
        .execute();
  }
  const everybody = await ruled(house.db.read(), admin.actor).select('m.id').execute();
  const facts = await factsOf(
    house.db.read(),
    admin.actor,
    everybody.map(({ id }) => id),
  );
  expect(facts.size).toBe(25);

  const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 });
  const is = fc.constantFrom('any_of' as const, 'none_of' as const);
  const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
    fc.record({ field: fc.constant('role' as const), is, values: some(roles) }),
    fc.record({ field: fc.constant('program_role' as const), is, values: some(programRoles) }),
    fc.record({ field: fc.constantFrom('status' as const, 'program_status' as const), is, values: some(personStatuses) }),
    fc.record({ field: fc.constant('country' as const), is, values: some(['BR', 'CL', 'CA', 'AR', 'ZZ']) }),
    fc.record({ field: fc.constant('state' as const), is, values: some(['SP', 'RM', 'XX']) }),
    fc.record({ field: fc.constantFrom(...workFields), is, values: some(['rede sao joão', 'Cœur', 'þor', '\u0301', 'Rede']) }),
    fc.record({ field: fc.constant('area' as const), is, values: some(areaIds) }),
    fc.record({ field: fc.constant('tag' as const), is, values: some(tagIds) }),
    fc.record({
      field: fc.constant('joined' as const),
      is: fc.constantFrom('before' as const, 'from' as const),
      day: fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'),
    }),
  );
  const rule = fc.record({
    match: fc.constantFrom('all' as const, 'any' as const),
    conditions: fc.array(condition, { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(rule, async (one) => {
      const rows = await ruled(house.db.read(), admin.actor).where(holdsFor(one)).select('m.id').execute();
      const judged = [...facts].filter(([, of]) => judgeRule(one, of)).map(([id]) => id);
      expect(rows.map(({ id }) => id).sort()).toEqual(judged.sort());
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('CLI-09 what people write freely is compared alike by the database and by the judgement, for texts at random', async ({ house }) => {
  const latin = fc.string({ unit: fc.constantFrom(...Array.from('aZãÃéÉçÇñÑœŒøØßþÞıİ \t\u00a0\u3000\u0301\u0308\ufeff1-º.')) });
  const texts = fc.array(fc.oneof(latin, fc.string({ unit: 'grapheme' })), { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      const written = some.map((text) => text.replaceAll('\0', ''));
      const { rows } = await sql<{ compared: string }>`
        select identity.compared_text(one) as compared from unnest(${written}::text[]) with ordinality as each (one, place) order by place`.execute(
        house.db.read(),
      );
      expect(rows.map(({ compared }) => compared)).toEqual(written.map(comparedText));
    }),
    { numRuns: 60 },
  );
}, 60_000);
