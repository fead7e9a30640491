import type { LibraryAudience } from '@vitrine/contract/library';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import { audienceFaults, audienceIn, rowsOfAudience } from '../identity/index.ts';
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
  return audienceIn(rows);
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<LibraryParts, 'newId'>,
  tx: Tx,
  actor: Actor,
  { owner, audience, prefix }: { owner: Owner; audience: LibraryAudience; prefix: string },
): Promise<void> {
  refuseFields(await audienceFaults(tx, actor, audience), { prefix: `${prefix}audience.` });
  await tx.deleteFrom('library.audience').where('tenant_id', '=', actor.tenantId).where('owner_id', '=', idOf(owner)).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  const of = 'folderId' in owner ? { folder_id: owner.folderId } : { item_id: owner.itemId };
  await tx
    .insertInto('library.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), ...of, ...one })))
    .execute();
}
