import type { MissedSearchRow } from '@vitrine/contract/search';
import { searchable } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { foundBy } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

const Place = z.tuple([z.int(), z.string()]);

/** What nobody found, the most asked first, a page by keyset. */
export async function listMissedSearches(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, search }: { after?: string | undefined; limit: number; search?: string | undefined },
): Promise<{ items: MissedSearchRow[]; next: string | null }> {
  const place = readCursor(after, Place);
  const words = searchable(search ?? '');
  const found = await db
    .read()
    .selectFrom('search.missed')
    .select(['words', 'count', 'last_at'])
    .where('tenant_id', '=', actor.tenantId)
    .$if(words !== '', (query) => query.where(foundBy(sql.ref('words'), words)))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(-count, words) > (${-(place?.[0] ?? 0)}::int, ${place?.[1]})`))
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.count, last.words));
  return { items: rows.map((row) => ({ id: row.words, words: row.words, count: row.count, lastAt: row.last_at })), next };
}
