import { dayIn } from '@vitrine/domain/kernel';
import { aPromotion } from '../modules/campaigns/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { demoPromotions, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; program: MadeProgram };

/** Promotions of the running campaign, each announced on its first day at the latest; sales that are there keep what they earned. */
export async function fillPromotions(platform: Platform, { brand, people, program }: Ask): Promise<void> {
  const manager = people.find(({ actor }) => actor.permissions.has('campaigns.write'));
  if (!manager) throw new Error(`demo: nobody of ${brand} may write campaigns`);
  const day = (days: number) => dayIn('America/Sao_Paulo', platform.clock.in(days * 86_400_000));
  for (const { tenant: _, beginsInDays, endsInDays, ...promotion } of demoPromotions.filter(({ tenant }) => tenant === brand))
    await aPromotion(at(platform, Math.max(0, -beginsInDays * 24)), manager.actor, {
      ...promotion,
      campaignId: program.campaignId,
      beginsOn: day(beginsInDays),
      endsOn: day(endsInDays),
    });
}
