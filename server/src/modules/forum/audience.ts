import type { BoardFields } from '@vitrine/contract/forum';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import { audienceFaults, audienceIn, rowsOfAudience } from '../identity/index.ts';
import type { ForumParts } from './ports.ts';

type Audience = Pick<BoardFields, 'groupIds' | 'areaIds' | 'tagIds'>;

export async function audienceOf(db: Reader, { tenantId }: Actor, { boardId }: { boardId: string }): Promise<Audience> {
  const rows = await db
    .selectFrom('forum.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('board_id', '=', boardId)
    .execute();
  return audienceIn(rows);
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<ForumParts, 'newId'>,
  tx: Tx,
  actor: Actor,
  { boardId, audience, prefix }: { boardId: string; audience: Audience; prefix: string },
): Promise<void> {
  refuseFields(await audienceFaults(tx, actor, audience), { prefix });
  await tx.deleteFrom('forum.audience').where('tenant_id', '=', actor.tenantId).where('board_id', '=', boardId).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  await tx
    .insertInto('forum.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), board_id: boardId, ...one })))
    .execute();
}
