/** What people are told of campaigns by themselves: members that a promotion begins (CMP-06), whoever keeps the program that a budget nears its end. */
import { permissionsOf, roles } from '@vitrine/domain/identity';
import { localeOf as localeOfId, textIn, type Locale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Platform } from '../../platform/platform.ts';
import { budgetOf } from '../ledger/index.ts';
import { isGranted } from '../identity/index.ts';
import { tell } from '../notices/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { forecastOf } from './budget.ts';
import { campaignOf, stateAt, todayIn } from './campaign-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
const atOnce = 200;
/** Parts of a budget, in hundredths, from which on people are told once each. */
const marks = [100, 95, 80];

/** Tells every registered member, once for ever, of the promotions that began; a run that was killed goes on. Answers how many promotions. */
export async function tellOfPromotions(parts: Parts): Promise<number> {
  let told = 0;
  for (const tenantId of await tenantsOf(parts)) {
    const found = await parts.db
      .write()
      .selectFrom('campaigns.promotion as p')
      .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.campaign_id'))
      .select(['p.id', 'p.name', 'p.times', 'p.begins_on', 'p.ends_on', 'p.campaign_id', 'c.time_zone'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.told_at', 'is', null)
      .where('c.published_at', 'is not', null)
      .where('p.begins_on', '<=', parts.clock.in(86_400_000).slice(0, 10))
      .execute();
    for (const one of found) {
      const today = todayIn({ timeZone: one.time_zone }, parts.clock.now());
      if (one.begins_on > today) continue;
      // One that is over already is told to nobody.
      if (one.ends_on >= today) await tellMembers(parts, { tenantId, promotion: { ...one, name: parseText(one.name) } });
      await parts.db.transaction((tx) =>
        tx
          .updateTable('campaigns.promotion')
          .set({ told_at: parts.clock.now() })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', one.id)
          .execute(),
      );
      told += 1;
    }
  }
  return told;
}

type Told = { id: string; campaign_id: string; name: ReturnType<typeof parseText>; times: string; ends_on: string };

async function tellMembers(parts: Parts, { tenantId, promotion }: { tenantId: string; promotion: Told }): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const members = await parts.db
      .write()
      .selectFrom('campaigns.registration as r')
      .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
      .innerJoin('identity.person as p', 'p.id', 'm.person_id')
      .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
      .where('r.tenant_id', '=', tenantId)
      .where('r.campaign_id', '=', promotion.campaign_id)
      .where('m.status', '=', 'approved')
      .where('m.id', '>', after)
      .orderBy('m.id')
      .limit(atOnce)
      .execute();
    await parts.db.transaction(async (tx) => {
      for (const { id: memberId, language_id } of members)
        await tell(
          parts,
          tx,
          { tenantId, memberId },
          {
            kind: 'promotion_begun',
            facts: {
              campaignId: promotion.campaign_id,
              title: titleOf(promotion, localeOfId(language_id) ?? 'pt-BR'),
              endsOn: promotion.ends_on,
            },
            cause: `promotion ${promotion.id} begun`,
          },
        );
    });
    const last = members.at(-1);
    if (!last || members.length < atOnce) return;
    after = last.id;
  }
}

/** As members read it: 1,5× has a comma where they are. */
const titleOf = ({ name, times }: Told, locale: Locale): string =>
  `${textIn(name, locale)} · ${new Intl.NumberFormat(locale).format(Number(times))}×`;

/** Tells whoever may change campaigns, once for each mark, that a budget nears its end, with the day on which it runs out. Answers how many notices. */
export async function tellOfBudgets(parts: Parts): Promise<number> {
  let told = 0;
  for (const tenantId of await tenantsOf(parts)) {
    const rows = await parts.db
      .write()
      .selectFrom('campaigns.campaign as c')
      .innerJoin('ledger.budget as b', (join) => join.onRef('b.tenant_id', '=', 'c.tenant_id').onRef('b.book_id', '=', 'c.id'))
      .selectAll('c')
      .where('c.tenant_id', '=', tenantId)
      .where('c.published_at', 'is not', null)
      .execute();
    for (const campaign of rows.map(campaignOf)) {
      if (stateAt(campaign, parts.clock.now()) !== 'running') continue;
      const budget = await budgetOf(parts.db.write(), { tenantId }, { campaignId: campaign.id });
      const mark = marks.find((one) => budget !== undefined && budget.spent * 100 >= budget.cap * one);
      if (mark === undefined) continue;
      const forecast = await forecastOf(parts, parts.db.write(), { tenantId }, campaign);
      for (const { id: memberId, language_id } of await keepersOf(parts, tenantId)) {
        await parts.db.transaction((tx) =>
          tell(
            parts,
            tx,
            { tenantId, memberId },
            {
              kind: 'budget_near',
              facts: {
                campaignId: campaign.id,
                title: `${textIn(campaign.name, localeOfId(language_id) ?? 'pt-BR')} · ${mark}%`,
                share: mark,
                runsOutOn: forecast?.runsOutOn ?? null,
              },
              cause: `budget ${campaign.id} ${mark}`,
            },
          ),
        );
        told += 1;
      }
    }
  }
  return told;
}

const keeping = roles.filter((role) => permissionsOf([role]).includes('campaigns.write'));

const keepersOf = ({ db }: Parts, tenantId: string) =>
  db
    .write()
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
    .where('m.tenant_id', '=', tenantId)
    .where('m.status', '=', 'approved')
    .where(sql<boolean>`(m.roles && ${keeping}::text[] or ${isGranted('campaigns.write')})`)
    .execute();

async function tenantsOf({ db }: Parts): Promise<string[]> {
  const rows = await db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}
