import type { SendingRow } from '@vitrine/contract/transfer';
import type { SendingState } from '@vitrine/domain/transfer';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { escapedWords } from '../identity/index.ts';
import { sendingOf, sendingsOf } from './sending-rows.ts';
import { tellPartner } from './tell-partner.ts';

type Ask = { search?: string | undefined; state?: SendingState | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** Sendings of the client, newest first; a page by keyset. The search is by the person's name. */
export async function listSendings(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '', state, after, limit }: Ask,
): Promise<{ items: SendingRow[]; next: string | null }> {
  const before = readCursor(after, Cursor);
  const found = await rowsOf(db.write(), actor)
    .$if(state !== undefined, (query) => query.where('s.state', '=', state ?? ''))
    .$if(search !== '', (query) => query.where(nameLike(search)))
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(s.made_at, s.id) < (${before?.[0]}::timestamptz, ${before?.[1]}::uuid)`),
    )
    .orderBy('s.made_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.made_at, row.id));
  return { items: rows.map(rowOf), next };
}

/** Whose name has all of these words, whatever their accents. */
export const nameLike = (search: string) =>
  sql<boolean>`(${sql.join([sql`true`, ...escapedWords(search).map((word) => sql`p.search_text like ${`%${word}%`}`)], sql` and `)})`;

const rowsOf = (db: Reader, actor: Actor) =>
  sendingsOf(db, actor)
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['s.member_id', 'p.full_name', 's.asked', 's.last_answer', 's.next_ask_at']);

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;
const rowOf = (row: Row): SendingRow => ({
  ...sendingOf(row),
  memberId: row.member_id,
  name: row.full_name,
  asked: row.asked,
  lastAnswer: row.last_answer,
  nextAskAt: row.next_ask_at,
});

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'secret' | 'settings' | 'log'>;

/** Asks the partner now about a sending that is held, and tells what came of it. Refuses `not_found`, and `sending_settled` for one that is not held any more. */
export async function askPartner(parts: Parts, actor: Actor, { sendingId }: { sendingId: string }): Promise<SendingRow> {
  const before = await getSending(parts.db.write(), actor, { sendingId });
  if (before.state !== 'held') throw new Refusal('sending_settled');
  await tellPartner(parts, { tenantId: actor.tenantId, sendingId });
  const after = await getSending(parts.db.write(), actor, { sendingId });
  await parts.db.transaction((tx) =>
    recordChange(tx, actor, {
      what: 'sending.asked',
      subject: 'sending',
      subjectId: sendingId,
      before: { state: before.state },
      after: { state: after.state, lastAnswer: after.lastAnswer },
      now: parts.clock.now(),
      id: parts.newId(),
    }),
  );
  return after;
}

async function getSending(db: Reader, actor: Actor, { sendingId }: { sendingId: string }): Promise<SendingRow> {
  const row = await rowsOf(db, actor).where('s.id', '=', sendingId).executeTakeFirst();
  if (!row) throw notFound();
  return rowOf(row);
}
