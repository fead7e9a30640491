import type { Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { isOpenTo } from './audience.ts';
import type { RewardsParts } from './edits.ts';
import { levelOf } from '../levels/index.ts';
import { rewardsOf } from './queries.ts';

type Lists = {
  departments: { id: string; name: string }[];
  categories: { id: string; name: string; departmentId: string; rewards: number }[];
};

/** Departments and categories that have something in the store, by name. */
export async function rewardLists({ db }: Pick<RewardsParts, 'db'>, actor: Actor): Promise<Lists> {
  const rows = await rewardsOf(db.read(), actor)
    .where('r.state', '=', 'published')
    .where(isOpenTo(actor))
    .groupBy(['c.id', 'c.name', 'c.search_text', 'd.id', 'd.name', 'd.search_text'])
    .select(['c.id', 'c.name', 'd.id as department_id', 'd.name as department'])
    .select(({ fn }) => fn.countAll<number>().as('rewards'))
    .orderBy('d.search_text')
    .orderBy('c.search_text')
    .execute();
  const departments = new Map(rows.map((row) => [row.department_id, nameFor(actor, row.department)]));
  return {
    departments: [...departments].map(([id, name]) => ({ id, name })),
    categories: rows.map((row) => ({
      id: row.id,
      name: nameFor(actor, row.name),
      departmentId: row.department_id,
      rewards: Number(row.rewards),
    })),
  };
}

/** The same for the lists that load once (LST-01), with the levels that a reward may ask for. */
export async function rewardSiteLists(parts: Pick<RewardsParts, 'db'>, actor: Actor) {
  const { departments, categories } = await rewardLists(parts, actor);
  const { names } = await levelOf(parts.db.read(), actor);
  return {
    departments,
    categories: categories.map(({ id, name, departmentId }) => ({ id, name, departmentId })),
    levels: [...names].map(([id, name]) => ({ id, name })),
  };
}
