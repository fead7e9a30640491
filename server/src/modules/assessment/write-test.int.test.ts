import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { freezeTests, listTestDrafts, testSummaries, writeTest } from './index.ts';
import { aTest } from './testing.ts';

test('ADM-01 D10 a frozen test is never written again: the next edit is the next version of the same test', async ({ house }) => {
  const { actor } = await aPerson(house.platform);
  const draft = aTest();
  const stricter = { ...draft, rules: { ...draft.rules, minimumScore: 90 } };
  const write = (testVersionId: string | null, test = draft) =>
    house.db.transaction((tx) => writeTest(house.platform, tx, actor, { testVersionId, test }));

  const first = await write(null);
  expect(await write(first, stricter)).toBe(first);
  expect(await write(first, draft)).toBe(first);
  await house.db.transaction((tx) => freezeTests(house.platform, tx, actor, [first]));
  expect(await write(first)).toBe(first);
  const next = await write(first, stricter);
  expect(next).not.toBe(first);

  const told = await testSummaries(house.db.read(), actor, [first, next]);
  expect(told.get(next)?.testId).toBe(told.get(first)?.testId);
  expect([told.get(first)?.rules.minimumScore, told.get(next)?.rules.minimumScore]).toEqual([70, 90]);
  expect((await listTestDrafts(house.db.read(), actor, [first])).get(first)).toMatchObject(draft);
});

test('CLI-08 another client’s test can neither be written nor read', async ({ house }) => {
  const [owner, stranger] = [await aPerson(house.platform), await aPerson(house.platform)];
  const write = (actor: typeof owner.actor, testVersionId: string | null) =>
    house.db.transaction((tx) => writeTest(house.platform, tx, actor, { testVersionId, test: aTest() }));
  const id = await write(owner.actor, null);
  await expect(write(stranger.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listTestDrafts(house.db.read(), stranger.actor, [id])).toEqual(new Map());
  await house.db.transaction((tx) => freezeTests(house.platform, tx, stranger.actor, [id]));
  const frozen = await house.db
    .read()
    .selectFrom('assessment.test_version')
    .select('frozen_at')
    .where('tenant_id', '=', owner.tenantId)
    .execute();
  expect(frozen).toEqual([{ frozen_at: null }]);
});
