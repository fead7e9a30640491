import type { LibraryAudience } from '@vitrine/contract/library';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { LibraryParts } from './record-on-library.ts';

/** Of a folder, or of a file. */
type Owner = { folderId: string } | { itemId: string };
const idOf = (owner: Owner): string => ('folderId' in owner ? owner.folderId : owner.itemId);

export async function audienceOf(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, owner: Owner): Promise<LibraryAudience> {
  const rows = await db
    .selectFrom('library.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', idOf(owner))
    .execute();
  const ids = (key: 'group_id' | 'area_id' | 'tag_id') => rows.flatMap((row) => row[key] ?? []).toSorted();
  return { groupIds: ids('group_id'), areaIds: ids('area_id'), tagIds: ids('tag_id') };
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<LibraryParts, 'newId'>,
  tx: Tx,
  actor: Actor,
  { owner, audience, prefix }: { owner: Owner; audience: LibraryAudience; prefix: string },
): Promise<void> {
  await checkAudience(tx, actor, { audience, prefix: `${prefix}audience.` });
  await tx.deleteFrom('library.audience').where('tenant_id', '=', actor.tenantId).where('owner_id', '=', idOf(owner)).execute();
  const named = [
    ...[...new Set(audience.groupIds)].map((group_id) => ({ group_id })),
    ...[...new Set(audience.areaIds)].map((area_id) => ({ area_id })),
    ...[...new Set(audience.tagIds)].map((tag_id) => ({ tag_id })),
  ];
  if (named.length === 0) return;
  const of = 'folderId' in owner ? { folder_id: owner.folderId } : { item_id: owner.itemId };
  await tx
    .insertInto('library.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), ...of, ...one })))
    .execute();
}

async function checkAudience(
  tx: Tx,
  { tenantId }: Actor,
  { audience, prefix }: { audience: LibraryAudience; prefix: string },
): Promise<void> {
  const { groupIds, areaIds, tagIds } = audience;
  const groups =
    groupIds.length === 0
      ? []
      : await tx.selectFrom('identity.member_group').select('id').where('tenant_id', '=', tenantId).where('id', 'in', groupIds).execute();
  const areas =
    areaIds.length === 0
      ? []
      : await tx.selectFrom('identity.area').select('id').where('tenant_id', '=', tenantId).where('id', 'in', areaIds).execute();
  refuseFields(
    { groupIds: faultOf(groups, groupIds), areaIds: faultOf(areas, areaIds), tagIds: await tagsFault(tx, { tenantId }, { tagIds }) },
    { prefix },
  );
}

const faultOf = (found: readonly unknown[], asked: readonly string[]) =>
  found.length < new Set(asked).size ? 'invalid_choice' : undefined;

export async function tagsFault(
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { tagIds }: { tagIds: readonly string[] },
): Promise<string | undefined> {
  if (tagIds.length === 0) return undefined;
  const found = await tx
    .selectFrom('identity.tag')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...tagIds])
    .execute();
  return faultOf(found, tagIds);
}
