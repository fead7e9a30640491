import type { ReportChoices } from '@vitrine/contract/reports';
import { dayIn } from '@vitrine/domain/kernel';
import { filtersOf, reportKinds } from '@vitrine/domain/reports';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { nameFor, wordsOf } from './report-words.ts';

/** As many as a person looks through; the newest campaigns and courses first. */
const most = 500;

/** Which reports there are, and what their filters choose from: campaigns, chains, stores, courses, groups and areas of the client. */
export async function getReportChoices({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<ReportChoices> {
  const reader = db.read();
  const { tenantId } = actor;
  const named = (rows: readonly { id: string; name: unknown }[]) => rows.map(({ id, name }) => ({ id, name: nameFor(actor, name) }));
  const [campaigns, retailers, stores, courses, groups, areas] = await Promise.all([
    reader
      .selectFrom('campaigns.campaign')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('published_at', 'is not', null)
      .orderBy('begins_on', 'desc')
      .limit(most)
      .execute(),
    reader
      .selectFrom('campaigns.retailer')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .orderBy('search_text')
      .limit(most)
      .execute(),
    reader
      .selectFrom('campaigns.store')
      .select(['id', 'name', 'retailer_id as retailerId'])
      .where('tenant_id', '=', tenantId)
      .orderBy('search_text')
      .limit(most)
      .execute(),
    reader
      .selectFrom('catalog.course as c')
      .innerJoin('catalog.course_version as v', (join) =>
        join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'),
      )
      .select(['c.id', 'v.title as name'])
      .where('c.tenant_id', '=', tenantId)
      .orderBy('c.published_at', 'desc')
      .limit(most)
      .execute(),
    reader
      .selectFrom('identity.member_group')
      .select(['id', 'name'])
      .where('tenant_id', '=', tenantId)
      .orderBy('position')
      .limit(most)
      .execute(),
    reader.selectFrom('identity.area').select(['id', 'name']).where('tenant_id', '=', tenantId).orderBy('position').limit(most).execute(),
  ]);
  return {
    today: dayIn(await zoneOfClient(reader, actor), clock.now()),
    reports: reportKinds.map((kind) => {
      const { title, hint } = wordsOf(actor, kind);
      return { kind, title, hint, filters: [...filtersOf[kind]] };
    }),
    campaigns: named(campaigns),
    retailers,
    stores,
    courses: named(courses),
    groups: named(groups),
    areas: named(areas),
  };
}
