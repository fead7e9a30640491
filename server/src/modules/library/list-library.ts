import type { LibraryFile, LibraryQuery } from '@vitrine/contract/library';
import { searchable } from '@vitrine/domain/kernel';
import { readingStateOf } from '@vitrine/domain/library';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { foundBy, type Reader } from '../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { kindIn, textFor } from './library-rows.ts';
import { isOpenTo } from './open-to.ts';

/** Whoever looks: by their session, or by an address that was made for them. */
export type Viewer = Pick<Actor, 'tenantId' | 'memberId' | 'country'>;
const Place = z.tuple([z.iso.datetime(), z.uuid()]);

/** Files that the member may see and the filter finds, the newest first, a page by keyset (LIB-01, FIL-01). */
export async function listLibrary(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: LibraryQuery,
): Promise<{ items: LibraryFile[]; next: string | null }> {
  const place = readCursor(ask.after, Place);
  const found = await filesFor(db.read(), actor)
    .where(isAsked(ask))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(i.placed_at, i.id) < (${place?.[0]}::timestamptz, ${place?.[1]}::uuid)`))
    .orderBy('i.placed_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (last) => cursorOf(last.placed_at, last.id));
  return { items: rows.map((row) => fileOf(actor, row)), next };
}

/** Files on show that are for this member: what every list, count and page of theirs is made of. */
export const filesFor = (db: Reader, actor: Viewer) =>
  db
    .selectFrom('library.item as i')
    .innerJoin('library.folder as f', (join) => join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.folder_id'))
    .innerJoin('library.item_version as v', (join) => join.onRef('v.tenant_id', '=', 'i.tenant_id').onRef('v.id', '=', 'i.current_id'))
    .leftJoin('marks.favourite as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 'i.tenant_id')
        .on('h.member_id', '=', actor.memberId)
        .on('h.subject', '=', 'library_file')
        .onRef('h.subject_id', '=', 'i.id'),
    )
    .leftJoin('library.reading as r', (join) =>
      join
        .onRef('r.tenant_id', '=', 'i.tenant_id')
        .onRef('r.item_id', '=', 'i.id')
        .on('r.member_id', '=', actor.memberId)
        .onRef('r.version_id', '=', 'i.current_id'),
    )
    .where('i.tenant_id', '=', actor.tenantId)
    .where('i.retired_at', 'is', null)
    .where(isOpenTo(actor, 'file'))
    .select(['i.id', 'i.folder_id', 'i.title', 'i.description', 'i.category_id', 'i.tag_ids', 'i.kind', 'i.extension', 'i.is_must_read'])
    .select([
      'i.placed_at',
      'i.current_id',
      'f.path',
      'v.file_id',
      'v.preview_file_id',
      'v.name',
      'v.content_type',
      'v.bytes',
      'v.pages',
      'v.seconds',
      'v.number',
      'v.note',
    ])
    .select(['h.subject_id as favourite', 'r.opened_at', 'r.confirmed_at']);

export type FileOfRow = Awaited<ReturnType<ReturnType<typeof filesFor>['execute']>>[number];

export const fileOf = (actor: Actor, row: FileOfRow): LibraryFile => ({
  id: row.id,
  folderId: row.folder_id,
  title: textFor(actor, row.title),
  kind: kindIn(row.kind),
  extension: row.extension,
  fileId: row.file_id,
  fileName: row.name,
  bytes: Number(row.bytes),
  pages: row.pages,
  seconds: row.seconds,
  placedAt: row.placed_at,
  versionNumber: row.number,
  isNewVersion: row.number > 1 && row.opened_at === null,
  isMustRead: row.is_must_read,
  reading: readingStateOf({ isMustRead: row.is_must_read, openedAt: row.opened_at, confirmedAt: row.confirmed_at }),
  isFavourite: row.favourite !== null,
});

/** What a member asks for, of the rows that `filesFor` names. Without anything that narrows a folder shows what stands in it itself. */
function isAsked(ask: LibraryQuery): RawBuilder<boolean> {
  const words = searchable(ask.search ?? '');
  const tags = wordsIn(ask.selected_tags);
  const narrowing: (RawBuilder<boolean> | undefined)[] = [
    words === '' ? undefined : foundBy(sql.ref('i.search_text'), words),
    ask.favorite === 'all' ? undefined : sql<boolean>`h.subject_id is not null`,
    readingIs(ask),
    ask.subscription_type === 'all' ? undefined : sql<boolean>`i.is_must_read = ${ask.subscription_type === 'assigned'}`,
    tags && sql<boolean>`i.tag_ids && ${tags}::uuid[]`,
    named('u.group_id', wordsIn(ask.selected_groups)),
    named('u.area_id', wordsIn(ask.selected_areas)),
    categoryIs(wordsIn(ask.categories)),
    endsWith(wordsIn(ask.extensions)),
  ];
  const told = narrowing.flatMap((one) => one ?? []);
  const within =
    ask.folder === undefined
      ? sql<boolean>`true`
      : told.length === 0
        ? sql<boolean>`i.folder_id = ${ask.folder}::uuid`
        : sql<boolean>`f.path @> array[${ask.folder}::uuid]`;
  return sql<boolean>`(${sql.join([within, ...told], sql` and `)})`;
}

/** As domain's `readingStateOf`. */
function readingIs({ progress }: LibraryQuery): RawBuilder<boolean> | undefined {
  if (progress === 'all') return undefined;
  if (progress === 'not_started') return sql<boolean>`r.opened_at is null`;
  const isDone = sql`(r.confirmed_at is not null or (r.opened_at is not null and not i.is_must_read))`;
  return progress === 'done' ? sql<boolean>`${isDone}` : sql<boolean>`(r.opened_at is not null and not ${isDone})`;
}

const named = (column: string, ids: readonly string[] | undefined): RawBuilder<boolean> | undefined =>
  ids &&
  sql<boolean>`exists (select from library.audience as u where u.tenant_id = i.tenant_id and u.owner_id = any(f.path || i.id) and ${sql.ref(column)} = any(${ids}::uuid[]))`;

function categoryIs(asked: readonly string[] | undefined): RawBuilder<boolean> | undefined {
  if (!asked) return undefined;
  const ids = asked.filter((one) => one !== 'none');
  return asked.includes('none')
    ? sql<boolean>`(i.category_id is null or i.category_id = any(${ids}::uuid[]))`
    : sql<boolean>`i.category_id = any(${ids}::uuid[])`;
}

const endsWith = (asked: readonly string[] | undefined): RawBuilder<boolean> | undefined =>
  asked && sql<boolean>`(i.extension = any(${asked}::text[]) or i.kind = any(${asked}::text[]))`;

/** A list as an address holds it; undefined for no filter. */
const wordsIn = (list: string): string[] | undefined => (list === 'all' ? undefined : list.toLowerCase().split(','));
