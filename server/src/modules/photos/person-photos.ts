import type { PersonPhotoRow } from '@vitrine/contract/photos';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { nameFor } from '../campaigns/index.ts';
import { readingAs } from '../identity/index.ts';
import { linksOf, stateOf } from './photo-rows.ts';
import { photosOf } from './queries.ts';

type Ask = { memberId: string; after?: string | undefined; limit: number };
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** The photos of a member of the client, the newest first, read by staff (ADM-02); the pictures are shown to the reader, by links of their own. Refuses `not_found`. */
export async function listPersonPhotos(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  actor: Actor,
  { memberId, after, limit }: Ask,
): Promise<{ items: PersonPhotoRow[]; next: string | null }> {
  const reader = db.read();
  const sender = await readingAs(reader, actor, { memberId });
  const place = readCursor(after, Place);
  const found = await photosOf(reader, actor)
    .where('h.member_id', '=', sender.memberId)
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(h.sent_at, h.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`))
    .orderBy('h.sent_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.sent_at, last.id));
  const files = rows.map(({ file_id }) => file_id);
  const linkOf = await linksOf({ storage }, reader, actor, files);
  return {
    items: rows.map((row) => ({
      id: row.id,
      state: stateOf(row),
      storeName: row.store_name,
      typeName: nameFor(actor, row.type_name),
      points: row.points,
      sentAt: row.sent_at,
      url: linkOf(row.file_id),
    })),
    next,
  };
}
