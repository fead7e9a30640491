import { FeedEntry } from '@vitrine/contract/notices';
import { feedKindsOf, type FeedTopic } from '@vitrine/domain/notices';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

const Cursor = z.tuple([z.int().nonnegative()]);
const Noted = FeedEntry.pick({ kind: true, facts: true });
type Asked = { topic?: FeedTopic; after?: string; limit: number };

/** What the member did and what became of it, newest first, of one topic where it is asked for (NOT-01). */
export async function listFeed({ db }: Pick<Platform, 'db'>, actor: Actor, { topic, after, limit }: Asked) {
  const [before] = readCursor(after, Cursor) ?? [];
  const found = await db
    .read()
    .selectFrom('notices.feed_entry')
    .select(['id', 'kind', 'facts', 'created_at', 'position'])
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('kind', 'in', feedKindsOf(topic))
    .$if(before !== undefined, (all) => all.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, ({ position }) => cursorOf(position));
  return { items: rows.map(({ id, kind, facts, created_at }) => ({ id, ...Noted.parse({ kind, facts }), at: created_at })), next };
}
