import type { TrailRow } from '@vitrine/contract/trails';
import { courseScenes, searchable } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { trailStates, type TrailState } from '@vitrine/domain/trails';
import { sql } from 'kysely';
import { z } from 'zod';
import { foundBy, rowCount, wholeCount, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { known } from '../catalog/index.ts';
import { parseText } from '../tenancy/index.ts';

type Ask = { after?: string | undefined; limit: number; search?: string | undefined; state?: TrailState | undefined };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Trails of the client in every state, the newest change first, a page by keyset. */
export async function listTrailDrafts(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: TrailRow[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const found = await trailsMeant(db.read(), actor, ask)
    .leftJoin('trails.trail_version as published', (join) =>
      join.onRef('published.tenant_id', '=', 'trail.tenant_id').onRef('published.id', '=', 'trail.published_id'),
    )
    .leftJoin('trails.category as category', (join) =>
      join.onRef('category.tenant_id', '=', 'draft.tenant_id').onRef('category.id', '=', 'draft.category_id'),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(trail.updated_at, trail.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .select(['trail.id', 'trail.state', 'trail.has_changes', 'trail.updated_at', 'draft.title', 'draft.scene', 'published.number'])
    .select('category.name as category')
    .select((row) =>
      row
        .selectFrom('trails.item as item')
        .whereRef('item.tenant_id', '=', 'trail.tenant_id')
        .whereRef('item.version_id', '=', 'trail.draft_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('items'),
    )
    .orderBy('trail.updated_at', 'desc')
    .orderBy('trail.id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.updated_at, last.id));
  const items = rows.map((row) => ({
    id: row.id,
    title: textIn(parseText(row.title), locale),
    scene: known(courseScenes, row.scene),
    category: row.category === null ? '' : textIn(parseText(row.category), locale),
    state: known(trailStates, row.state),
    hasChanges: row.has_changes,
    items: row.items ?? 0,
    versionNumber: row.number,
    updatedAt: row.updated_at,
  }));
  return { items, next };
}

/** How many trails those filters find. */
export const countTrails = ({ db }: Pick<Platform, 'db'>, actor: Actor, ask: Omit<Ask, 'after' | 'limit'>) =>
  trailsMeant(db.read(), actor, ask).select(rowCount).executeTakeFirstOrThrow().then(wholeCount);

function trailsMeant(db: Reader, actor: Actor, { search, state }: Omit<Ask, 'after' | 'limit'>) {
  const words = searchable(search ?? '');
  return db
    .selectFrom('trails.trail as trail')
    .innerJoin('trails.trail_version as draft', (join) =>
      join.onRef('draft.tenant_id', '=', 'trail.tenant_id').onRef('draft.id', '=', 'trail.draft_id'),
    )
    .where('trail.tenant_id', '=', actor.tenantId)
    .$if(state !== undefined, (query) => query.where('trail.state', '=', state ?? ''))
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('draft.search_text'), words)));
}
