import type { BoardFields } from '@vitrine/contract/forum';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { ForumParts } from './ports.ts';

type Audience = Pick<BoardFields, 'groupIds' | 'areaIds' | 'tagIds'>;
type Kept = 'identity.member_group' | 'identity.area' | 'identity.tag';

export async function audienceOf(db: Reader, { tenantId }: Actor, { boardId }: { boardId: string }): Promise<Audience> {
  const rows = await db
    .selectFrom('forum.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('board_id', '=', boardId)
    .execute();
  const ids = (key: 'group_id' | 'area_id' | 'tag_id') => rows.flatMap((row) => row[key] ?? []).toSorted();
  return { groupIds: ids('group_id'), areaIds: ids('area_id'), tagIds: ids('tag_id') };
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<ForumParts, 'newId'>,
  tx: Tx,
  actor: Actor,
  { boardId, audience, prefix }: { boardId: string; audience: Audience; prefix: string },
): Promise<void> {
  const { groupIds, areaIds, tagIds } = audience;
  refuseFields(
    {
      groupIds: await faultOf(tx, actor, { table: 'identity.member_group', ids: groupIds }),
      areaIds: await faultOf(tx, actor, { table: 'identity.area', ids: areaIds }),
      tagIds: await faultOf(tx, actor, { table: 'identity.tag', ids: tagIds }),
    },
    { prefix },
  );
  await tx.deleteFrom('forum.audience').where('tenant_id', '=', actor.tenantId).where('board_id', '=', boardId).execute();
  const named = [
    ...[...new Set(groupIds)].map((group_id) => ({ group_id })),
    ...[...new Set(areaIds)].map((area_id) => ({ area_id })),
    ...[...new Set(tagIds)].map((tag_id) => ({ tag_id })),
  ];
  if (named.length === 0) return;
  await tx
    .insertInto('forum.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), board_id: boardId, ...one })))
    .execute();
}

async function faultOf(tx: Tx, { tenantId }: Actor, { table, ids }: { table: Kept; ids: readonly string[] }): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const of = { tenantId, ids: [...ids] };
  const found = table === 'identity.area' ? await areas(tx, of) : table === 'identity.tag' ? await tags(tx, of) : await groups(tx, of);
  return found.length < new Set(ids).size ? 'invalid_choice' : undefined;
}

type Of = { tenantId: string; ids: string[] };
const areas = (tx: Tx, { tenantId, ids }: Of) =>
  tx.selectFrom('identity.area').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
const tags = (tx: Tx, { tenantId, ids }: Of) =>
  tx.selectFrom('identity.tag').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
const groups = (tx: Tx, { tenantId, ids }: Of) =>
  tx.selectFrom('identity.member_group').select('id').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute();
