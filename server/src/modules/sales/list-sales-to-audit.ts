import type { AuditSaleRow } from '@vitrine/contract/sales';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimsOf } from '../identity/index.ts';
import { countSales, queueOf, type QueueAsk } from './audit-queue.ts';
import { stateOf } from './sale-rows.ts';
import { suspicionsOf } from './similar-sales.ts';

type Ask = Omit<QueueAsk, 'now'> & { after?: string | undefined; limit: number };
type Page = { items: AuditSaleRow[]; next: string | null; counts: { all: number; mine: number; flagged: number; large: number } };
const Place = z.tuple([z.int(), z.iso.datetime(), z.uuid()]);

/** By risk the heaviest comes first: its weight counts down, as ranks count up. */
const rank = { age: sql<number>`s.queue_rank`, risk: sql<number>`-s.risk` };

/** Sales to audit: those without a photo first (D70), then the oldest; decided ones the newest first. A page by keyset. */
export async function listSalesToAudit({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor, ask: Ask): Promise<Page> {
  const reader = db.read();
  const now = clock.now();
  const isWaiting = ask.state === 'under_audit';
  const { sort = 'age' } = ask;
  const place = readCursor(ask.after, Place);
  const found = await queueOf(reader, actor, { ...ask, now })
    .$if(place !== undefined && isWaiting, (query) =>
      query.where(sql<boolean>`(${rank[sort]}, s.sent_at, s.id) > (${place?.[0]}::int, ${place?.[1]}::timestamptz, ${place?.[2]}::uuid)`),
    )
    .$if(place !== undefined && !isWaiting, (query) =>
      query.where(sql<boolean>`(s.sent_at, s.id) < (${place?.[1]}::timestamptz, ${place?.[2]}::uuid)`),
    )
    .$if(isWaiting, (query) => query.orderBy(rank[sort]))
    .orderBy('s.sent_at', isWaiting ? 'asc' : 'desc')
    .orderBy('s.id', isWaiting ? 'asc' : 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) =>
    cursorOf(sort === 'risk' ? -last.risk : last.queue_rank, last.sent_at, last.id),
  );
  const suspicions = await suspicionsOf(reader, actor, rows);
  const claimIn = await claimsOf(reader, actor, { rows, now });
  const items = rows.map((row) => ({
    id: row.id,
    version: row.version,
    state: stateOf(row),
    seller: { memberId: row.member_id, name: row.full_name },
    storeName: row.store_name,
    invoiceNumber: row.invoice_number,
    points: row.points,
    sentAt: row.sent_at,
    flags: suspicions.get(row.id)?.flags ?? [],
    claim: claimIn(row),
  }));
  return { items, next, counts: await countSales(reader, actor, { ...ask, now }) };
}
