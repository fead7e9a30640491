import type { PeopleFilter, PeopleSort, PersonRow } from '@vitrine/contract/people';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { countAllMeant, countMeant } from './directory/find-members.ts';
import { findPeople } from './people.ts';

const Named = z.tuple([z.string(), z.uuid()]);
const Timed = z.tuple([z.string().regex(/^(-infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00)$/), z.uuid()]);

/** People of the client in the order that is asked for, a page by keyset (ADM-02). Refuses `invalid_request` at `after` for a place of another order. */
export async function listPeople(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, sort, ...filter }: PeopleFilter & { sort: PeopleSort; after?: string | undefined; limit: number },
): Promise<{ items: PersonRow[]; next: string | null }> {
  const place = readCursor(after, /joined|seen/.test(sort) ? Timed : Named);
  const found = await findPeople(db.read(), actor, { filter, sort, place, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(...row.place));
  return { items: rows.flatMap(({ row }) => row ?? []), next };
}

/** How many people a filter finds, no further than a thousand unless all are to be counted. */
export const countPeople = (
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { isExact = false, ...filter }: PeopleFilter & { isExact?: boolean | undefined },
): Promise<{ count: number; hasMore: boolean }> => (isExact ? countAllMeant : countMeant)(db.read(), actor, filter);
