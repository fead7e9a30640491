import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aPartner, aSending, getTransfer, trainingPoints } from '../modules/transfer/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';

const day = 24;
const accepted = (postedOn: string) => ({ answer: 'accepted', postedOn, reason: null }) as const;
const rejected = { answer: 'rejected', postedOn: null, reason: 'registration_inactive' } as const;

/**
 * The partner program of a brand, and what its sellers sent there: one of long ago that is confirmed, one that came back, one that waits, and points to send. The partner itself is
 * where the operator says (PARTNER_INSIDE); without it nobody answers there.
 */
export async function fillTransfer(platform: Platform, { people }: { people: readonly BuiltPerson[] }): Promise<void> {
  const keeper = people.find(({ actor }) => actor.permissions.has('transfer.write'));
  if (!keeper) throw new Error('demo: nobody keeps the partner program');
  const apiUrl = platform.settings.PARTNER_INSIDE ?? 'https://api.clube-mais.example';
  await aPartner(platform, keeper.actor, { apiUrl });
  const sellers: { person: BuiltPerson; document: string }[] = [];
  for (const person of people.filter(({ actor }) => actor.permissions.size === 0)) {
    const { document } = await getTransfer(platform, person.actor);
    if (document !== '') sellers.push({ person, document });
  }
  const [first, second, third] = sellers;
  if (first) {
    await earn(platform, first.person, { daysAgo: 110, points: 860 });
    await send(platform, first, { daysAgo: 104, said: accepted });
    await earn(platform, first.person, { daysAgo: 40, points: 420 });
    await send(platform, first, { daysAgo: 38, said: () => rejected });
    await earn(platform, first.person, { daysAgo: 2, points: 820 });
  }
  if (second) {
    await earn(platform, second.person, { daysAgo: 20, points: 640 });
    await send(platform, second, { daysAgo: 15, said: accepted });
  }
  if (third) {
    await earn(platform, third.person, { daysAgo: 5, points: 310 });
    await send(platform, third, { daysAgo: 0, said: () => null });
  }
}

const earn = (platform: Platform, { actor }: BuiltPerson, { daysAgo, points }: { daysAgo: number; points: number }) =>
  trainingPoints(at(platform, daysAgo * day), actor, points);

type Said = Parameters<typeof aSending>[2]['said'];

async function send(
  platform: Platform,
  { person, document }: { person: BuiltPerson; document: string },
  { daysAgo, said }: { daysAgo: number; said: (postedOn: string) => Said },
): Promise<void> {
  const then = at(platform, daysAgo * day);
  await aSending(then, person.actor, { document, said: said(then.clock.now().slice(0, 10)) });
}
