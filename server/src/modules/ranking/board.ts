import { dayIn, locales, matchLocale, textIn, type LocalDate } from '@vitrine/domain/kernel';
import { periodBegin, type EarnedPeriod } from '@vitrine/domain/ledger';
import type { RankedCurrency, RankingScope } from '@vitrine/domain/ranking';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentCampaignOf, registrationOf, type CampaignFacts } from '../campaigns/index.ts';
import { parseText } from '../tenancy/index.ts';

export type RankingWish = {
  scope: RankingScope;
  scopeId?: string | undefined;
  period: EarnedPeriod;
  by?: RankedCurrency | undefined;
};
export type OwnScope = { scope: RankingScope; id: string | null; name: string | null };

/** One ranking: which sums, and among whom. `bookId`: null while the client has given no training points. */
export type Board = {
  campaign: CampaignFacts | undefined;
  bookId: string | null;
  currency: RankedCurrency;
  period: EarnedPeriod;
  beginsOn: LocalDate;
  /** What may be counted instead. */
  currencies: readonly RankedCurrency[];
  scopes: OwnScope[];
  own: OwnScope;
};

/**
 * The ranking that a member asks for: of the campaign whose points they look at, else of training points. Refuses `not_found` where the client shows no score (CLI-04),
 * and for an area, group or store that is not the member's own.
 */
export async function boardFor(
  parts: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Actor,
  { scope, scopeId, period, by }: RankingWish,
): Promise<Board> {
  if (actor.hidesScore) throw notFound();
  const current = actor.modules.has('campaigns') ? await currentCampaignOf(parts, db, actor) : undefined;
  const currency = by ?? (current ? 'points' : 'training');
  const currencies = currenciesOf(current);
  if (!currencies.includes(currency)) throw notFound();
  const campaign = currency === 'training' ? undefined : current;
  const scopes = await scopesOf(db, actor, campaign);
  const own = scopes.find((one) => one.scope === scope && (scope === 'everybody' || one.id === (scopeId ?? one.id)));
  if (!own) throw notFound();
  return {
    campaign,
    bookId: campaign ? campaign.id : await trainingBook(db, actor),
    currency,
    period,
    beginsOn: periodBegin(period, dayIn(campaign?.timeZone ?? actor.clientTimeZone, parts.clock.now())),
    currencies,
    scopes,
    own,
  };
}

/** What may be counted: of a campaign its points and its experience, and everywhere what trainings gave. */
const currenciesOf = (campaign: CampaignFacts | undefined): readonly RankedCurrency[] =>
  campaign ? ['points', 'experience', 'training'] : ['training'];

async function trainingBook(db: Reader, { tenantId }: Actor): Promise<string | null> {
  const row = await db
    .selectFrom('ledger.book')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'training')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Everybody, and the member's own stores, groups and areas, the nearest first; the stores are those of their registration. */
async function scopesOf(db: Reader, actor: Actor, campaign: CampaignFacts | undefined): Promise<OwnScope[]> {
  const { tenantId, memberId, country } = actor;
  const nameOf = (name: unknown) => textIn(parseText(name), matchLocale(actor.locale, locales));
  const areas = await db
    .selectFrom('identity.area')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`${country} = any(countries)`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const groups = await db
    .selectFrom('identity.member_in_group as i')
    .innerJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'i.tenant_id').onRef('g.id', '=', 'i.group_id'))
    .select(['g.id', 'g.name'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.member_id', '=', memberId)
    .orderBy('g.position')
    .orderBy('g.id')
    .execute();
  const registration = campaign && (await registrationOf(db, actor, { campaignId: campaign.id }));
  return [
    { scope: 'everybody', id: null, name: null },
    ...(registration?.stores ?? []).map(({ id, name }) => ({ scope: 'store' as const, id, name })),
    ...groups.map(({ id, name }) => ({ scope: 'group' as const, id, name: nameOf(name) })),
    ...areas.map(({ id, name }) => ({ scope: 'area' as const, id, name: nameOf(name) })),
  ];
}

/** Whether a member is among them; they are called `m` in the query, their person `p`. Who is blocked or left is among nobody. */
export function isAmong({ tenantId }: Pick<Actor, 'tenantId'>, { own: { scope, id }, campaign }: Board): RawBuilder<boolean> {
  const among = {
    everybody: () => sql`true`,
    area: () => sql`exists (
      select from identity.area as a where a.tenant_id = ${tenantId} and a.id = ${id} and p.country = any(a.countries))`,
    group: () => sql`exists (
      select from identity.member_in_group as g where g.tenant_id = ${tenantId} and g.member_id = m.id and g.group_id = ${id})`,
    store: () => sql`exists (
      select from campaigns.registration as r
      join campaigns.registration_store as o on o.tenant_id = r.tenant_id and o.registration_id = r.id
      where r.tenant_id = ${tenantId} and r.campaign_id = ${campaign?.id ?? null} and r.member_id = m.id and o.store_id = ${id})`,
  }[scope]();
  return sql<boolean>`(m.status <> 'blocked' and p.status = 'approved' and ${among})`;
}
