import * as wire from '@vitrine/contract/library';
import { listNotices } from '@vitrine/contract/notices';
import { expect } from 'vitest';
import { test } from '../../testing.ts';
import { aPerson, type BuiltPerson } from '../identity/testing.ts';
import { remindReaders } from './remind-readers.ts';
import { aFolder, aNewVersion, anItem, aReading } from './testing.ts';

const dayMs = 86_400_000;

test('LIB-01 NOT-01 who has not read what must be read is reminded on the third day, once however often it runs, and no more once they confirmed or it is gone', async ({
  house,
}) => {
  const { platform } = house;
  const author = await aPerson(platform, { roles: ['client_administrator'] });
  const learner = await aPerson(platform, { tenantId: author.tenantId });
  const folderId = await aFolder(platform, author.actor);
  const itemId = await anItem(platform, author.actor, { folderId, title: { 'pt-BR': 'Política de trocas' }, isMustRead: true });
  await anItem(platform, author.actor, { folderId, title: { 'pt-BR': 'Quem quiser' } });
  const reminders = async (person: BuiltPerson) =>
    (
      await house.db
        .read()
        .selectFrom('notices.notice')
        .select('facts')
        .where('tenant_id', '=', person.tenantId)
        .where('member_id', '=', person.memberId)
        .where('kind', '=', 'file_to_read')
        .execute()
    ).length;
  const run = async (days: number) => {
    house.clock.shift(days * dayMs);
    await remindReaders(platform);
  };
  await run(2);
  expect(await reminders(learner)).toBe(0);
  await run(1);
  await run(1);
  expect(await reminders(learner)).toBe(1);
  const now = await aPerson(platform, { tenantId: author.tenantId });
  const { items } = (await house.call(now, listNotices, { query: {} })).body;
  expect(items).toEqual([]); // who came later is reminded with the next one
  await run(6);
  expect([await reminders(learner), await reminders(now)]).toEqual([2, 1]);
  await aReading(platform, learner.actor, { itemId });
  await run(14);
  expect([await reminders(learner), await reminders(now)]).toEqual([2, 2]);
  await aNewVersion(platform, author.actor, { itemId });
  await run(3);
  expect([await reminders(learner), await reminders(now)]).toEqual([3, 3]); // of the new version
  const staff = await aPerson(platform, { tenantId: author.tenantId, roles: ['client_administrator'] });
  await house.call(staff, wire.retireItem, { params: { itemId } });
  await run(7);
  expect([await reminders(learner), await reminders(now)]).toEqual([3, 3]);
});
