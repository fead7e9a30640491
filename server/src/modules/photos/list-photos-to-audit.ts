import type { AuditPhotoRow } from '@vitrine/contract/photos';
import { photoFlagsOf, type PhotoState } from '@vitrine/domain/photos';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { claimsOf } from '../identity/index.ts';
import { linksOf, stateOf } from './photo-rows.ts';
import { photosOf, type PhotoRow } from './queries.ts';

type Show = 'all' | 'mine' | 'resent' | 'suspect';
type Ask = {
  state: PhotoState;
  show: Show;
  search?: string | undefined;
  campaignId?: string | undefined;
  after?: string | undefined;
  limit: number;
};
type Page = { items: AuditPhotoRow[]; next: string | null; counts: { all: number; mine: number; resent: number; suspect: number } };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Photos of a state: those that wait the oldest first, decided ones the newest first; a page by keyset. */
export async function listPhotosToAudit(parts: Pick<Platform, 'db' | 'clock' | 'storage'>, actor: Actor, ask: Ask): Promise<Page> {
  const db = parts.db.read();
  const now = parts.clock.now();
  const isWaiting = ask.state === 'awaiting';
  const place = readCursor(ask.after, Place);
  const found = await queueOf(db, actor, { ...ask, now })
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(h.sent_at, h.id) ${isWaiting ? sql`>` : sql`<`} (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`),
    )
    .orderBy('h.sent_at', isWaiting ? 'asc' : 'desc')
    .orderBy('h.id', isWaiting ? 'asc' : 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.sent_at, last.id));
  const linkOf = await linksOf(
    parts,
    db,
    actor,
    rows.map(({ file_id }) => file_id),
  );
  const claimIn = await claimsOf(db, actor, { rows, now });
  return {
    items: rows.map((row) => auditRowOf(actor, { row, url: linkOf(row.file_id), claim: claimIn(row) })),
    next,
    counts: await countPhotos(db, actor, { ...ask, now }),
  };
}

/** A row as the queue and the page beside it show it. */
export const auditRowOf = (
  actor: Pick<Actor, 'locale'>,
  { row, url, claim }: { row: PhotoRow; url: string | null; claim: AuditPhotoRow['claim'] },
): AuditPhotoRow => ({
  id: row.id,
  version: row.version,
  state: stateOf(row),
  sender: { memberId: row.member_id, name: row.full_name },
  storeName: row.store_name,
  typeName: nameFor(actor, row.type_name),
  points: row.points,
  sentAt: row.sent_at,
  url,
  flags: photoFlagsOf({
    isAlike: row.alike_id !== null,
    resent: row.resent,
    reprovedBefore: row.reproved_before ?? 0,
    hoursOnDevice: hoursBetween(row.written_at, row.sent_at),
  }),
  claim,
});

const hoursBetween = (from: string | null, to: string): number | null =>
  from === null ? null : (Date.parse(to) - Date.parse(from)) / 3_600_000;

type Narrowed = Omit<Ask, 'after' | 'limit'> & { now: string };

const queueOf = (db: Reader, actor: Actor, { state, show, search = '', campaignId, now }: Narrowed) =>
  photosOf(db, actor)
    .where('h.state', '=', state)
    .$if(campaignId !== undefined, (query) => query.where('h.campaign_id', '=', campaignId ?? ''))
    .$if(search !== '', (query) => query.where(isCalled(search)))
    .$if(show !== 'all', (query) => query.where(isShown(actor, { show, now })));

async function countPhotos(db: Reader, actor: Actor, { state, campaignId, now }: Narrowed): Promise<Page['counts']> {
  const counted = (show: Show) => sql<number>`count(*) filter (where ${show === 'all' ? sql`true` : isShown(actor, { show, now })})::int`;
  return queueOf(db, actor, { state, campaignId, show: 'all', now })
    .clearSelect()
    .select([counted('all').as('all'), counted('mine').as('mine'), counted('resent').as('resent'), counted('suspect').as('suspect')])
    .executeTakeFirstOrThrow();
}

/** By part of the sender's or the store's name, without accents. */
function isCalled(search: string) {
  const name = search
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<boolean>`(p.sort_name like ${`%${name}%`} or st.search_text like ${`%${name}%`})`;
}

function isShown({ memberId }: Actor, { show, now }: { show: Show; now: string }) {
  if (show === 'mine') return sql<boolean>`(h.claimed_by = ${memberId}::uuid and h.claimed_until > ${now}::timestamptz)`;
  return show === 'suspect' ? sql<boolean>`(h.resent > 0 or h.alike_id is not null)` : sql<boolean>`h.resent > 0`;
}
