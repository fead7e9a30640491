import type { PodcastForm } from '@vitrine/contract/podcasts';
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
  const found = async (table: 'identity.member_group' | 'identity.area' | 'identity.tag' | 'podcasts.category', ids: readonly string[]) => {
    if (ids.length === 0) return undefined;
    const rows = await tx
      .selectFrom(table)
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', [...ids])
      .execute();
    return rows.length < new Set(ids).size ? 'invalid_choice' : undefined;
  };
  return {
    groupIds: await found('identity.member_group', form.groupIds),
    areaIds: await found('identity.area', form.areaIds),
    audienceTagIds: await found('identity.tag', form.audienceTagIds),
    tagIds: await found('identity.tag', form.tagIds),
    categoryId: await found('podcasts.category', form.categoryId === null ? [] : [form.categoryId]),
  };
}
