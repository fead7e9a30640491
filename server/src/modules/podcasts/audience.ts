import type { PodcastForm } from '@vitrine/contract/podcasts';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { PodcastParts } from './record-on-podcasts.ts';

export type Audience = Pick<PodcastForm, 'groupIds' | 'areaIds' | 'audienceTagIds'>;

export async function audienceOf(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { podcastId }: { podcastId: string },
): Promise<Audience> {
  const rows = await db
    .selectFrom('podcasts.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('podcast_id', '=', podcastId)
    .execute();
  const ids = (key: 'group_id' | 'area_id' | 'tag_id') => rows.flatMap((row) => row[key] ?? []).toSorted();
  return { groupIds: ids('group_id'), areaIds: ids('area_id'), audienceTagIds: ids('tag_id') };
}

/** Puts this audience in the place of what there was. */
export async function writeAudience(
  { newId }: Pick<PodcastParts, 'newId'>,
  tx: Tx,
  { tenantId }: Actor,
  { podcastId, audience }: { podcastId: string; audience: Audience },
): Promise<void> {
  await tx.deleteFrom('podcasts.audience').where('tenant_id', '=', tenantId).where('podcast_id', '=', podcastId).execute();
  const named = [
    ...[...new Set(audience.groupIds)].map((group_id) => ({ group_id })),
    ...[...new Set(audience.areaIds)].map((area_id) => ({ area_id })),
    ...[...new Set(audience.audienceTagIds)].map((tag_id) => ({ tag_id })),
  ];
  if (named.length === 0) return;
  await tx
    .insertInto('podcasts.audience')
    .values(named.map((one) => ({ tenant_id: tenantId, id: newId(), podcast_id: podcastId, ...one })))
    .execute();
}

/** What of a form's lists is not the client's: `invalid_choice` at each. */
export async function choicesFault(
  tx: Tx,
  { tenantId }: Actor,
  form: Audience & Pick<PodcastForm, 'tagIds' | 'categoryId'>,
): Promise<Record<string, string | undefined>> {
  const fault = (found: number, ids: readonly string[]) => (found < new Set(ids).size ? 'invalid_choice' : undefined);
  const groups = await tx
    .selectFrom('identity.member_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', anyOf(form.groupIds))
    .execute();
  const areas = await tx
    .selectFrom('identity.area')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', anyOf(form.areaIds))
    .execute();
  const tags = await tx
    .selectFrom('identity.tag')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', anyOf([...form.audienceTagIds, ...form.tagIds]))
    .execute();
  const categories = await tx
    .selectFrom('podcasts.category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', anyOf([form.categoryId ?? []].flat()))
    .execute();
  const known = new Set(tags.map(({ id }) => id));
  return {
    groupIds: fault(groups.length, form.groupIds),
    areaIds: fault(areas.length, form.areaIds),
    audienceTagIds: fault(new Set(form.audienceTagIds.filter((id) => known.has(id))).size, form.audienceTagIds),
    tagIds: fault(new Set(form.tagIds.filter((id) => known.has(id))).size, form.tagIds),
    categoryId: fault(categories.length, [form.categoryId ?? []].flat()),
  };
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;
