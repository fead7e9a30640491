import type { PodcastForm } from '@vitrine/contract/podcasts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { audienceFaults, audienceIn, rowsOfAudience, tagsFault } from '../identity/index.ts';
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
  const { tagIds: audienceTagIds, ...rest } = audienceIn(rows);
  return { ...rest, audienceTagIds };
}

/** Puts this audience in the place of what there was. */
export async function writeAudience(
  { newId }: Pick<PodcastParts, 'newId'>,
  tx: Tx,
  { tenantId }: Actor,
  { podcastId, audience }: { podcastId: string; audience: Audience },
): Promise<void> {
  await tx.deleteFrom('podcasts.audience').where('tenant_id', '=', tenantId).where('podcast_id', '=', podcastId).execute();
  const named = rowsOfAudience({ ...audience, tagIds: audience.audienceTagIds });
  if (named.length === 0) return;
  await tx
    .insertInto('podcasts.audience')
    .values(named.map((one) => ({ tenant_id: tenantId, id: newId(), podcast_id: podcastId, ...one })))
    .execute();
}

/** What of a form's lists is not the client's: `invalid_choice` at each. */
export async function choicesFault(
  tx: Tx,
  actor: Actor,
  form: Audience & Pick<PodcastForm, 'tagIds' | 'categoryId'>,
): Promise<Record<string, string | undefined>> {
  const { tagIds: audienceTagIds, ...audience } = await audienceFaults(tx, actor, { ...form, tagIds: form.audienceTagIds });
  return { ...audience, audienceTagIds, tagIds: await tagsFault(tx, actor, form), categoryId: await categoryFault(tx, actor, form) };
}

async function categoryFault(tx: Tx, { tenantId }: Actor, { categoryId }: Pick<PodcastForm, 'categoryId'>): Promise<string | undefined> {
  if (categoryId === null) return undefined;
  const found = await tx
    .selectFrom('podcasts.category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return found ? undefined : 'invalid_choice';
}
