import type { Platform } from '../platform/platform.ts';
import { aGoal } from '../modules/rewards/testing.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { sellersOf } from './fill-sales.ts';

type Ask = { rewards: ReadonlyMap<string, string>; program: Pick<MadeProgram, 'campaignId' | 'registered'> };

/** The first seller saves for something that some weeks of sales pay, a training of it to go where the brand has one; the second for what is nearer. */
const wishes = [
  ['portable-air', 'lume-phone', 'tv-50'],
  ['groceries', 'cinema-for-two'],
];

export async function fillGoals(platform: Platform, { rewards, program }: Ask): Promise<void> {
  const sellers = sellersOf(program);
  for (const [who, keys] of wishes.entries()) {
    const rewardId = keys.flatMap((key) => rewards.get(key) ?? [])[0];
    const seller = sellers[who]?.person;
    if (rewardId && seller) await aGoal(at(platform, 50), seller.actor, { rewardId, campaignId: program.campaignId });
  }
}
