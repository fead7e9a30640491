import type { Thing } from '@vitrine/contract/kernel';
import { searchable, thingsLimit } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ThingsAsked } from '../../platform/rich-text/index.ts';
import { nameFor } from '../campaigns/index.ts';
import { isOpenTo } from './audience.ts';
import { rewardsOf } from './queries.ts';

/** Rewards that news and pages show as cards: of the store, as far as the client has one. */
export async function rewardsOfBlocks({ db, storage }: Pick<Platform, 'db' | 'storage'>, actor: Actor, ask: ThingsAsked): Promise<Thing[]> {
  if (!('forStaff' in ask) && !actor.modules.has('reward_store')) return [];
  const { ids, words } = 'forStaff' in ask ? ask.forStaff : { ids: ask.ids, words: '' };
  const rows = await rewardsOf(db.read(), actor)
    .select(['r.id', 'r.title', 'r.summary', 'r.image_file_id'])
    .where('r.state', '=', 'published')
    .$if(!('forStaff' in ask), (query) => query.where(isOpenTo(actor)))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`r.id = any(${ids ?? []}::uuid[])`))
    .$if(searchable(words) !== '', (query) => query.where(foundBy(sql.ref('r.search_text'), searchable(words))))
    .orderBy('r.id', 'desc')
    .limit(ids === undefined ? thingsLimit : ids.length)
    .execute();
  return rows.map(({ id, title, summary, image_file_id: imageId }) => ({
    id,
    title: nameFor(actor, title),
    text: nameFor(actor, summary),
    href: `/reward-store/details/${id}`,
    pictureUrl: imageId === null ? null : storage.link(actor, { id: imageId, name: 'reward.webp' }),
  }));
}
