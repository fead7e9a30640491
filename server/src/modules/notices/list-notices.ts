import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnread, listNewest } from './queries.ts';

const Cursor = z.tuple([z.int().nonnegative()]);

/** The member's inbox, newest first, and how many of it are unread in all. */
export async function listNotices({ db }: Pick<Platform, 'db'>, actor: Actor, { after, limit }: { after?: string; limit: number }) {
  const [before] = readCursor(after, Cursor) ?? [];
  const found = await listNewest(db.read(), actor, { before, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ position }) => cursorOf(position));
  return { items: rows, next, unread: await countUnread(db.read(), actor) };
}
