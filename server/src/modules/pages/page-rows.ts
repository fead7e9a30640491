import type { PageDetail, PageFields } from '@vitrine/contract/pages';
import { filesInBlocks } from '@vitrine/domain/kernel';
import { pageKinds, type PageKind } from '@vitrine/domain/pages';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, refuseOld, type Actor } from '../../platform/http/index.ts';
import { parseBlocks } from '../../platform/rich-text/index.ts';
import { parseText } from '../tenancy/index.ts';
import { audienceOf } from './audience.ts';
import type { PagesParts } from './record-on-pages.ts';
import { daysOf, stateIn } from './stored.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Pages of a client. */
export const pagesOf = (db: Reader, { tenantId }: Tenant) =>
  db.selectFrom('pages.page as p').selectAll('p').where('p.tenant_id', '=', tenantId);
export type StoredPage = Awaited<ReturnType<ReturnType<typeof pagesOf>['execute']>>[number];

/** Locked before anything is judged: of two who save or publish, the second is told. Refuses `not_found`, `changed_meanwhile`. */
export async function lockPage(tx: Tx, actor: Actor, { pageId, version }: { pageId: string; version: number }): Promise<StoredPage> {
  const row = await lockAnyPage(tx, actor, { pageId });
  refuseOld(row, { version });
  return row;
}

/** Whatever its version, for changes that are put on top of it. Refuses `not_found`. */
export async function lockAnyPage(tx: Tx, actor: Actor, { pageId }: { pageId: string }): Promise<StoredPage> {
  const row = await pagesOf(tx, actor).where('p.id', '=', pageId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A stored kind, which only this room writes. */
export function kindIn(word: string): PageKind {
  const known = pageKinds.find((kind) => kind === word);
  if (!known) throw new Error(`pages: ${word} is no kind`);
  return known;
}

export const pageFieldsOf = async (db: Reader, actor: Actor, row: StoredPage): Promise<PageFields> => ({
  title: parseText(row.title),
  slug: row.slug,
  ...daysOf(actor, row),
  ...(await audienceOf(db, actor, { pageId: row.id })),
  blocks: parseBlocks(row.blocks),
});

/** A page as it is edited. Refuses `not_found`. */
export async function getPage(
  { db, storage }: Pick<PagesParts, 'db' | 'storage'>,
  actor: Actor,
  { pageId }: { pageId: string },
): Promise<PageDetail> {
  const reader = db.write(); // an editor must see what they just saved
  const row = await pagesOf(reader, actor).where('p.id', '=', pageId).executeTakeFirst();
  if (!row) throw notFound();
  const shown = await publishedOf(reader, actor, row);
  const page = await pageFieldsOf(reader, actor, row);
  const ids = filesInBlocks(page.blocks).map(({ id }) => id);
  const files = ids.length === 0 ? [] : await storage.find(reader, { tenantId: actor.tenantId, ids });
  const hasChanges =
    JSON.stringify([page.title, page.blocks]) !== JSON.stringify(shown ? [parseText(shown.title), parseBlocks(shown.blocks)] : undefined);
  const write = actor.permissions.has('content.write');
  return {
    id: row.id,
    version: row.version,
    kind: kindIn(row.kind),
    state: stateIn(row.state),
    number: shown?.number ?? null,
    publishedAt: shown?.published_at ?? null,
    hasChanges,
    page,
    files: files.map((file) => ({ ...file, url: storage.link(actor, file) })),
    can: { save: write, publish: write && (hasChanges || row.state !== 'published'), retire: write && row.state === 'published' },
  };
}

const publishedOf = (db: Reader, { tenantId }: Tenant, { published_id }: StoredPage) =>
  published_id === null
    ? Promise.resolve(undefined)
    : db
        .selectFrom('pages.page_version')
        .select(['number', 'title', 'blocks', 'published_at'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', published_id)
        .executeTakeFirst();
