import type { NewsForm } from '@vitrine/contract/news';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { audienceFaults, rowsOfAudience, tagsFault } from '../identity/index.ts';
import type { NewsParts } from './record-on-news.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Puts this audience in the place of what there was: with publishing, not before. */
export async function writeAudience(
  { newId }: Pick<NewsParts, 'newId'>,
  tx: Tx,
  { tenantId }: Tenant,
  { newsId, audience }: { newsId: string; audience: NewsForm['audience'] },
): Promise<void> {
  await tx.deleteFrom('news.audience').where('tenant_id', '=', tenantId).where('article_id', '=', newsId).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  await tx
    .insertInto('news.audience')
    .values(named.map((one) => ({ tenant_id: tenantId, id: newId(), article_id: newsId, ...one })))
    .execute();
}

/** What a form names that is not the client's, or is no more: `invalid_choice` by the field. */
export async function choiceFaults(tx: Tx, tenant: Tenant, form: NewsForm): Promise<Record<string, string | undefined>> {
  const audience = await audienceFaults(tx, tenant, form.audience);
  return {
    categoryId: await categoryFault(tx, tenant, form),
    tagIds: await tagsFault(tx, tenant, form),
    'audience.groupIds': audience['groupIds'],
    'audience.areaIds': audience['areaIds'],
    'audience.tagIds': audience['tagIds'],
  };
}

async function categoryFault(tx: Tx, { tenantId }: Tenant, { categoryId }: Pick<NewsForm, 'categoryId'>): Promise<string | undefined> {
  if (categoryId === null) return undefined;
  const found = await tx
    .selectFrom('news.category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', categoryId)
    .forShare()
    .executeTakeFirst();
  return found ? undefined : 'invalid_choice';
}
