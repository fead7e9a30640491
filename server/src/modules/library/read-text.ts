import { searchable } from '@vitrine/domain/kernel';
import { z } from 'zod';
import { wordsOfText } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { readDocument } from '../../platform/storage/index.ts';

export const readTextJob = 'library.read-text';
const Payload = z.object({ tenantId: z.uuid(), versionId: z.uuid() });
type Parts = Pick<Platform, 'db' | 'storage' | 'log'>;
type FileOfVersion = { file_id: string; kind: string; content_type: string; bytes: number };

/** More than this is no text that somebody reads. */
const largestDocument = 64 * 1_048_576;
const largestText = 4 * 1_048_576;
const signsAtMost = 200_000;

/** Reads what the document of a version says and keeps it for the search; of one that says nothing or cannot be read, that it was tried. Bears being done twice: a version never changes. */
export async function readText(parts: Parts, payload: unknown): Promise<void> {
  const { tenantId, versionId } = Payload.parse(payload);
  const version = await parts.db
    .write()
    .selectFrom('library.item_version')
    .select(['file_id', 'kind', 'content_type', 'bytes'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', versionId)
    .executeTakeFirst();
  const pages = (version && (await pagesOf(parts, { tenantId, version })))?.map((page) => page.replaceAll('\0', ' ')) ?? [];
  if (!version) return;
  await parts.db
    .write()
    .insertInto('library.version_text')
    .values({ tenant_id: tenantId, version_id: versionId, pages, words: wordsOfText(searchable(pages.join(' '))) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** As many of a client are read in one night. */
const atOnce = 500;

/** Every night: what was put there before documents were read, or whose reading was given up, is read in portions. */
export async function readOlderTexts({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) {
    const unread = await db
      .read()
      .selectFrom('library.item as i')
      .leftJoin('library.version_text as x', (join) =>
        join.onRef('x.tenant_id', '=', 'i.tenant_id').onRef('x.version_id', '=', 'i.current_id'),
      )
      .select('i.current_id')
      .where('i.tenant_id', '=', tenantId)
      .where('i.retired_at', 'is', null)
      .where('x.version_id', 'is', null)
      .orderBy('i.placed_at', 'desc')
      .limit(atOnce)
      .execute();
    for (const { current_id: versionId } of unread)
      await jobs.send({ name: readTextJob, payload: { tenantId, versionId }, once: versionId });
  }
}

/** What each page says; of a document without pages, all of it as one. */
async function pagesOf(
  { storage, log }: Parts,
  { tenantId, version }: { tenantId: string; version: FileOfVersion },
): Promise<string[] | null> {
  const { file_id: fileId, kind, content_type: type } = version;
  if (version.bytes > largestDocument) return null;
  if (type === 'application/pdf') return readDocument(await storage.read(fileId));
  if (/^text\/(plain|csv|markdown)/.test(type)) return [(await storage.read(fileId)).toString('utf8').slice(0, signsAtMost)];
  const named = partsOfOffice[kind];
  if (!named) return null;
  try {
    const archive = await storage.openPackage({ tenantId, fileId });
    const names = (archive?.names() ?? []).filter((name) => named.test(name)).toSorted(byNumber);
    const texts: string[] = [];
    for (const name of names) texts.push(wordsIn((await archive?.text(name, largestText)) ?? ''));
    return texts;
  } catch (fault) {
    log.info({ fileId, fault: String(fault) }, 'library: a document cannot be read');
    return null;
  }
}

/** Where the words of office files stand: a slide each, or all of them in one part. */
const partsOfOffice: Readonly<Record<string, RegExp>> = {
  document: /^word\/document\.xml$/,
  powerpoint: /^ppt\/slides\/slide\d+\.xml$/,
  excel: /^xl\/sharedStrings\.xml$/,
};

const numberIn = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
const byNumber = (one: string, other: string): number => numberIn(one) - numberIn(other);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** The text of an XML part: ends of paragraphs are blanks, letters that were set apart by their looks belong together. */
const wordsIn = (xml: string): string =>
  xml
    .replaceAll(/<\/(?:w:p|a:p|si)>|<w:(?:tab|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, signsAtMost);

/** The first page of each version that says these words: all of them where one page does. */
export async function pagesThatSay(
  { db }: Pick<Platform, 'db'>,
  { tenantId }: { tenantId: string },
  { versionIds, words }: { versionIds: readonly string[]; words: string },
): Promise<Map<string, { page: number; of: number; text: string }>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .read()
    .selectFrom('library.version_text')
    .select(['version_id', 'pages'])
    .where('tenant_id', '=', tenantId)
    .where('version_id', 'in', [...versionIds])
    .execute();
  const parts = words.split(' ').filter(Boolean);
  const found = new Map<string, { page: number; of: number; text: string }>();
  for (const { version_id, pages } of rows) {
    const plain = pages.map(searchable);
    const whole = plain.findIndex((page) => parts.every((part) => page.includes(part)));
    const at = whole >= 0 ? whole : plain.findIndex((page) => parts.some((part) => page.includes(part)));
    if (at >= 0) found.set(version_id, { page: at + 1, of: pages.length, text: pages[at] ?? '' });
  }
  return found;
}
