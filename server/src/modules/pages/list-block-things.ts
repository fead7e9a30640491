import type { Thing } from '@vitrine/contract/kernel';
import type { ThingKind } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import type { BlockPorts } from '../../platform/rich-text/index.ts';

type Ask = { of: ThingKind; search: string; ids?: string[] | undefined };

/** What an editor may put among cards or questions; what is named by ids comes in their order, without what is published no more. */
export async function listBlockThings({ things }: BlockPorts, actor: Actor, { of, search, ids }: Ask): Promise<{ items: Thing[] }> {
  const found = await things[of](actor, { forStaff: { ids, words: search } });
  if (ids === undefined) return { items: found };
  const known = new Map(found.map((thing) => [thing.id, thing]));
  return { items: ids.flatMap((id) => known.get(id) ?? []) };
}
