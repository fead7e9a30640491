import { addDays, dayIn } from '@vitrine/domain/kernel';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aMessage, listMessageRecipients, readMessage, tellMembers } from '../modules/messages/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { demoDraftMessage, demoPromoterMessage, demoWeekMessage } from './texts/index.ts';

type Ask = { tenantId: string; people: readonly BuiltPerson[]; promotersId: string | undefined };

/** Messages of a brand's program: one that everybody got two days ago and most read, one that promoters get next week, and a draft (NOT-01). */
export async function fillMessages(platform: Platform, { tenantId, people, promotersId }: Ask): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('messages.write'));
  if (!keeper) throw new Error('demo: nobody writes messages');
  const then = at(platform, 48);
  const { messageId } = await aMessage(then, keeper.actor, { ...demoWeekMessage, sends: 'now' });
  await tellMembers(then, { tenantId, messageId, run: 1 });
  const { items } = await listMessageRecipients(platform, keeper.actor, { messageId, show: 'all', limit: 100 });
  const got = new Set(items.map(({ id }) => id));
  const sellers = people.filter(({ memberId, actor }) => got.has(memberId) && actor.permissions.size === 0);
  for (const [turn, { actor }] of sellers.slice(1).entries())
    if (turn % 4 !== 3) await readMessage(at(platform, 40 - (turn % 30)), actor, { messageId });
  const day = addDays(dayIn('UTC', platform.clock.now()), 7);
  if (promotersId !== undefined)
    await aMessage(at(platform, 5), keeper.actor, { ...demoPromoterMessage, groupIds: [promotersId], sends: { day, time: '09:00' } });
  await aMessage(at(platform, 2), keeper.actor, demoDraftMessage);
}
