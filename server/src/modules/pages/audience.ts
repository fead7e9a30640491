import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import { audienceFaults, audienceIn, rowsOfAudience, type Audience } from '../identity/index.ts';
import type { PagesParts } from './record-on-pages.ts';

/** Of a banner, or of a page. */
type Owner = { bannerId: string } | { pageId: string };
const idOf = (owner: Owner): string => ('bannerId' in owner ? owner.bannerId : owner.pageId);

export async function audienceOf(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  owner: Owner,
): Promise<Record<keyof Audience, string[]>> {
  const rows = await db
    .selectFrom('pages.audience')
    .select(['group_id', 'area_id', 'tag_id'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', idOf(owner))
    .execute();
  return audienceIn(rows);
}

/** Puts this audience in the place of what there was. Refuses `invalid_choice` at each list for what is not the client's. */
export async function writeAudience(
  { newId }: Pick<PagesParts, 'newId'>,
  tx: Tx,
  actor: Actor,
  { owner, audience, prefix }: { owner: Owner; audience: Audience; prefix: string },
): Promise<void> {
  refuseFields(await audienceFaults(tx, actor, audience), { prefix });
  await tx.deleteFrom('pages.audience').where('tenant_id', '=', actor.tenantId).where('owner_id', '=', idOf(owner)).execute();
  const named = rowsOfAudience(audience);
  if (named.length === 0) return;
  const of = 'bannerId' in owner ? { banner_id: owner.bannerId } : { page_id: owner.pageId };
  await tx
    .insertInto('pages.audience')
    .values(named.map((one) => ({ tenant_id: actor.tenantId, id: newId(), ...of, ...one })))
    .execute();
}
