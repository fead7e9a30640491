import type { MessageRow } from '@vitrine/contract/messages';
import type { MessageState } from '@vitrine/domain/messages';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../tenancy/index.ts';
import { messageOf, messagesOf, textFor } from './message-rows.ts';

type Ask = { search?: string | undefined; state?: MessageState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Messages of the program, newest first, with how many got and read each; a page by keyset. */
export async function listMessages(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: MessageRow[]; next: string | null }> {
  const place = readCursor(after, Cursor);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await messagesOf(db.write(), actor) // whoever just drafted one sees it
    .select([
      sql<number>`(select count(*)::int from messages.recipient as r
        where r.tenant_id = s.tenant_id and r.message_id = s.id and r.read_at is not null)`.as('read'),
      sql<unknown[] | null>`(select json_agg(n.name order by n.position, n.id) from messages.message_group as g
        join identity.member_group as n on n.tenant_id = g.tenant_id and n.id = g.group_id
        where g.tenant_id = s.tenant_id and g.message_id = s.id)`.as('groups'),
    ])
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? ''))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`exists (select from jsonb_each_text(s.title) as said where said.value ilike ${like})`),
    )
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(s.created_at, s.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.created_at, row.id));
  const items = rows.map((row) => {
    const { id, title, state: stands, sendsAt, told, updatedAt } = messageOf(row);
    const groups = (row.groups ?? []).map((name) => textFor(actor, parseText(name))).join(', ');
    return { id, title: textFor(actor, title), state: stands, groups, sendsAt, told, read: row.read, updatedAt };
  });
  return { items, next };
}
