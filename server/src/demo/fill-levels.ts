import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aNamedLevel, decidedLevel, openRequestOf, someMinimums } from '../modules/levels/testing.ts';
import { invoicesOf } from '../modules/sales/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { MadeProgram } from './fill-campaigns.ts';
import { demoLevels, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[]; program: Pick<MadeProgram, 'campaignId' | 'registered'> };

const keeperOf = ({ brand, people }: Ask): BuiltPerson => {
  const keeper = people.find(({ actor }) => actor.permissions.has('levels.decide'));
  if (!keeper) throw new Error(`demo: nobody of ${brand} decides levels`);
  return keeper;
};

/** What the levels of a brand are called, and the experience that its running campaign asks for them; before anybody sells (LVL-01, LVL-02). */
export async function fillLevels(platform: Platform, ask: Ask): Promise<void> {
  const { actor } = keeperOf(ask);
  for (const level of demoLevels) await aNamedLevel(platform, actor, level);
  await someMinimums(platform, actor, { campaignId: ask.program.campaignId, intermediate: 20, highest: 250 });
}

/** Words on the requests that the sales opened: one approved, one refused, the others wait (LVL-03). */
export async function decideLevels(platform: Platform, ask: Ask): Promise<void> {
  const { actor } = keeperOf(ask);
  const parts = { ...platform, invoicesOf };
  let isRefused = false;
  for (const { person } of ask.program.registered) {
    const request = await openRequestOf(platform, actor, person);
    if (!request || person.memberId === actor.memberId) continue;
    const isAudited =
      (await invoicesOf(platform.db.read(), actor, { memberId: person.memberId, campaignId: ask.program.campaignId })).approved > 1;
    if (isAudited) await decidedLevel(parts, actor, { request });
    else if (!isRefused) {
      isRefused = true;
      await decidedLevel(parts, actor, { request, reason: 'invoices_refused', note: 'Ainda faltam notas conferidas para este nível.' });
    }
  }
}
