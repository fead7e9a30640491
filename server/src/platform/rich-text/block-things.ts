import { listBlockThings as wire, type Thing } from '@vitrine/contract/kernel';
import type { ThingKind } from '@vitrine/domain/kernel';
import { answer, type Actor, type Routes } from '../http/index.ts';
import type { BlockPorts } from './things.ts';

type Ask = { of: ThingKind; search: string; ids?: string[] | undefined };

/** What an editor of news or pages may put among cards or questions. */
export const blockThingsRoutes =
  (ports: BlockPorts): Routes =>
  (app) => {
    answer(app, wire, ({ actor, query }) => listBlockThings(ports, actor, query));
  };

/** By words; what is named by ids comes in their order, without what is published no more. */
async function listBlockThings({ things }: BlockPorts, actor: Actor, { of, search, ids }: Ask): Promise<{ items: Thing[] }> {
  const found = await things[of](actor, { forStaff: { ids, words: search } });
  if (ids === undefined) return { items: found };
  const known = new Map(found.map((thing) => [thing.id, thing]));
  return { items: ids.flatMap((id) => known.get(id) ?? []) };
}
