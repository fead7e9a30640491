import type { PersonRow } from '@vitrine/contract/identity';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, type PeopleFilter } from './people.ts';

const Cursor = z.tuple([z.string(), z.uuid()]);

/** People of the client by name, a page by keyset (ADM-02). */
export async function listPeople(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { after, limit, ...filter }: PeopleFilter & { after?: string | undefined; limit: number },
): Promise<{ items: PersonRow[]; next: string | null }> {
  const found = await findPeople(db.read(), actor, { filter, place: readCursor(after, Cursor), limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ place }) => cursorOf(...place));
  return { items: rows.map(({ row }) => row), next };
}
