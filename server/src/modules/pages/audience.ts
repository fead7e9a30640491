import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { PagesParts } from './record-on-pages.ts';

type Audience = { groupIds: readonly string[]; areaIds: readonly string[]; tagIds: readonly string[] };
/** Of a banner, or of a page. */
type Owner = { bannerId: string } | { pageId: string };
const idOf = (owner: Owner): string => ('bannerId' in owner ? owner.bannerId : owner.pageId);

export async function audienceOf(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  owner: Owner,
): Promise<{ groupIds: string[]; areaIds: string[]; tagIds: string[] }> {
  const rows = await db
    .selectFrom('pages.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', idOf(owner))
    .execute();
  const ids = (key: 'group_id' | 'area_id' | 'tag_id') => rows.flatMap((row) => row[key] ?? []).toSorted();
  return { groupIds: ids('group_id'), areaIds: ids('area_id'), tagIds: ids('tag_id') };
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<PagesParts, 'newId'>,
  tx: Tx,
  actor: Actor,
  { owner, audience, prefix }: { owner: Owner; audience: Audience; prefix: string },
): Promise<void> {
  await checkAudience(tx, actor, { audience, prefix });
  await tx.deleteFrom('pages.audience').where('tenant_id', '=', actor.tenantId).where('owner_id', '=', idOf(owner)).execute();
  const named = [
    ...[...new Set(audience.groupIds)].map((group_id) => ({ group_id })),
    ...[...new Set(audience.areaIds)].map((area_id) => ({ area_id })),
    ...[...new Set(audience.tagIds)].map((tag_id) => ({ tag_id })),
  ];
  if (named.length === 0) return;
  const of = 'bannerId' in owner ? { banner_id: owner.bannerId } : { page_id: owner.pageId };
  await tx
    .insertInto('pages.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), ...of, ...one })))
    .execute();
}

async function checkAudience(tx: Tx, { tenantId }: Actor, { audience, prefix }: { audience: Audience; prefix: string }): Promise<void> {
  const { groupIds, areaIds, tagIds } = audience;
  const groups =
    groupIds.length === 0
      ? []
      : await tx.selectFrom('identity.member_group').select('id').where('tenant_id', '=', tenantId).where('id', 'in', groupIds).execute();
  const areas =
    areaIds.length === 0
      ? []
      : await tx.selectFrom('identity.area').select('id').where('tenant_id', '=', tenantId).where('id', 'in', areaIds).execute();
  const tags =
    tagIds.length === 0
      ? []
      : await tx.selectFrom('identity.tag').select('id').where('tenant_id', '=', tenantId).where('id', 'in', tagIds).execute();
  const fault = (found: readonly unknown[], asked: readonly string[]) =>
    found.length < new Set(asked).size ? 'invalid_choice' : undefined;
  refuseFields({ groupIds: fault(groups, groupIds), areaIds: fault(areas, areaIds), tagIds: fault(tags, tagIds) }, { prefix });
}
