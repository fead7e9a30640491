import { expect } from 'vitest';
import { listNotices } from '@vitrine/contract/notices';
import { test } from '../../testing.ts';
import { aPerson } from '../identity/testing.ts';
import { tellOfCopy } from './tell-of-copy.ts';

test('PRO-05 NOT-01 a copy that is ready is told once, and by e-mail at once', async ({ house }) => {
  const person = await aPerson(house.platform);
  const { tenantId, memberId } = person;
  const copyId = house.platform.newId();
  const event = {
    id: house.platform.newId(),
    event: 'identity.copy_ready',
    tenantId,
    payload: { memberId, copyId },
    at: house.clock.now(),
  };
  await tellOfCopy(house.platform, event);
  await tellOfCopy(house.platform, event);
  expect((await house.call(person, listNotices, {})).body.items.map(({ kind }) => kind)).toEqual(['copy_ready']);
  const { rows } = await house.db.pool.query('select mail_at <= $2 as is_due, is_shown from notices.notice where member_id = $1', [
    memberId,
    house.clock.now(),
  ]);
  expect(rows).toEqual([{ is_due: true, is_shown: true }]);
});
