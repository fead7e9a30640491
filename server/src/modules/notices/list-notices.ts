import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { countUnread, listNewest } from './queries.ts';

const Cursor = z.tuple([z.int().nonnegative()]);

type Asked = { after?: string; isUnread?: boolean; limit: number };

/** The member's inbox, newest first, all of it or what is unread, and how many are unread in all. */
export async function listNotices({ db }: Pick<Platform, 'db'>, actor: Actor, { after, isUnread, limit }: Asked) {
  const [before] = readCursor(after, Cursor) ?? [];
  const found = await listNewest(db.read(), actor, { before, isUnread, limit: limit + 1 });
  const { rows, next } = pageFrom(found, limit, ({ position }) => cursorOf(position));
  return { items: rows, next, unread: await countUnread(db.read(), actor) };
}
