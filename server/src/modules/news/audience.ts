import type { NewsForm } from '@vitrine/contract/news';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
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
  const named = [
    ...[...new Set(audience.groupIds)].map((group_id) => ({ group_id })),
    ...[...new Set(audience.areaIds)].map((area_id) => ({ area_id })),
    ...[...new Set(audience.tagIds)].map((tag_id) => ({ tag_id })),
  ];
  if (named.length === 0) return;
  await tx
    .insertInto('news.audience')
    .values(named.map((one) => ({ tenant_id: tenantId, id: newId(), article_id: newsId, ...one })))
    .execute();
}

/** What a form names that is not the client's, or is no more: `invalid_choice` by the field. */
export async function choiceFaults(tx: Tx, tenant: Tenant, form: NewsForm): Promise<Record<string, string | undefined>> {
  const { groupIds, areaIds, tagIds } = form.audience;
  return {
    categoryId: await categoryFault(tx, tenant, form),
    tagIds: await tagsFault(tx, tenant, form.tagIds),
    'audience.groupIds': await groupsFault(tx, tenant, groupIds),
    'audience.areaIds': await areasFault(tx, tenant, areaIds),
    'audience.tagIds': await tagsFault(tx, tenant, tagIds),
  };
}

const faultOf = (found: readonly unknown[], asked: readonly string[]) =>
  found.length < new Set(asked).size ? 'invalid_choice' : undefined;

async function groupsFault(tx: Tx, { tenantId }: Tenant, ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  return faultOf(
    await tx.selectFrom('identity.member_group').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(),
    ids,
  );
}

async function areasFault(tx: Tx, { tenantId }: Tenant, ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  return faultOf(await tx.selectFrom('identity.area').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(), ids);
}

async function tagsFault(tx: Tx, { tenantId }: Tenant, ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  return faultOf(await tx.selectFrom('identity.tag').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute(), ids);
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
