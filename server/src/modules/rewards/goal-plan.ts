import type { GoalPlan } from '@vitrine/contract/rewards';
import { addDays, dayIn, type LocalDate } from '@vitrine/domain/kernel';
import { planGoal, type GoalWay } from '@vitrine/domain/rewards';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { registrationOf, worthOfSales, type CampaignFacts, type WorthOfSale } from '../campaigns/index.ts';
import { paceOf, type PaceOf } from '../ledger/index.ts';
import type { StoreParts } from './store-rewards.ts';

/** Port, answered by the room of photos through `app.ts`: photos that the member can still send this week, with their points. */
export type PhotosToSend = (
  actor: Actor,
  ask: { campaignId: string },
) => Promise<{ id: string; title: string; points: number; until: LocalDate }[]>;
export type GoalParts = StoreParts & { photosToSend: PhotosToSend };

/** Weeks by which a pace is told: long enough for a quiet one among them, short enough to be today's. */
const [mostDays, fewestDays] = [28, 7];

type Shown = { title: string; promotion: string | null };

/** A plan for the points that are missing, out of what this member can do in the campaign, with days by what they did in its last weeks. */
export async function planFor(
  parts: GoalParts,
  db: Reader,
  actor: Actor,
  { missing, campaign }: { missing: number; campaign: CampaignFacts },
): Promise<GoalPlan> {
  const today = dayIn(campaign.timeZone, parts.clock.now());
  const own = await paceOf(db, actor, { memberId: actor.memberId, campaignId: campaign.id, since: addDays(today, 1 - mostDays) });
  const paceDays = await daysCounted(db, actor, { campaign, today, firstOn: own.firstOn });
  const photos = await parts.photosToSend(actor, { campaignId: campaign.id });
  const sales = actor.modules.has('insert_sales')
    ? await worthOfSales(db, actor, { campaignId: campaign.id, skus: own.products.map(({ sku }) => sku), today })
    : [];
  const { promoted, usual } = chosenSales(sales, own);
  const shown = new Map<string, Shown>([
    ...photos.map(({ id, title }) => [id, { title, promotion: null }] as const),
    ...(usual ? [[usual.sku, { title: usual.name, promotion: null }] as const] : []),
    ...(promoted ? [[promotedRef, { title: promoted.name, promotion: promoted.promotion }] as const] : []),
  ]);
  const ways: GoalWay[] = [
    ...photos
      .toSorted((one, other) => (one.until < other.until ? -1 : 1))
      .map(({ id, points, until }) => ({ kind: 'photo' as const, ref: id, points, until })),
    ...(promoted ? [{ kind: 'sale' as const, ref: promotedRef, points: promoted.points, until: promoted.until }] : []),
    ...(usual ? [{ kind: 'sale' as const, ref: usual.sku, points: usual.usual, until: null }] : []),
  ];
  const { steps, ...plan } = planGoal({ missing, today, lastDay: campaign.endsOn, pace: { ...own, days: paceDays }, ways });
  return {
    ...plan,
    paceDays,
    steps: steps.map(({ ref, ...step }) => ({ ...step, ...(shown.get(ref) ?? { title: '', promotion: null }) })),
  };
}

const promotedRef = 'promoted';

/** What they sell most often and, where a promotion pays more for it or for its like, that too. Whoever sold nothing yet is shown a product of the middle. */
function chosenSales(
  sales: readonly WorthOfSale[],
  { products }: PaceOf,
): { usual: WorthOfSale | undefined; promoted: WorthOfSale | undefined } {
  const paid = sales.filter(({ usual }) => usual > 0);
  const sold = products.flatMap(({ sku }) => paid.find((one) => one.sku === sku) ?? []);
  const byWorth = paid.toSorted((one, other) => one.usual - other.usual);
  const usual = sold[0] ?? byWorth[Math.floor((byWorth.length - 1) / 2)];
  const better = sales.filter(({ until, points }) => until !== null && points > (usual?.usual ?? 0));
  const own = better.filter(({ sku }) => sold.some((one) => one.sku === sku));
  const [promoted] = (own.length > 0 ? own : better).toSorted((one, other) => other.points - one.points);
  return { usual, promoted };
}

/** Whoever registered lately is judged by the days since, or since the first sale that they reported; by a week at least. */
async function daysCounted(
  db: Reader,
  actor: Actor,
  { campaign, today, firstOn }: { campaign: CampaignFacts; today: LocalDate; firstOn: LocalDate | null },
): Promise<number> {
  const registration = await registrationOf(db, actor, { campaignId: campaign.id });
  const registered = registration ? dayIn(campaign.timeZone, registration.registeredAt) : today;
  const from = firstOn !== null && firstOn < registered ? firstOn : registered;
  const days = Math.round((Date.parse(today) - Date.parse(from)) / 86_400_000) + 1;
  return Math.max(fewestDays, Math.min(mostDays, days));
}
