import type { NewsDraft, NewsForm } from '@vitrine/contract/news';
import { filesInBlocks } from '@vitrine/domain/kernel';
import { statusOf } from '@vitrine/domain/news';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseForm, stateIn } from './news-rows.ts';

type Tenant = Pick<Actor, 'tenantId'>;
type One = { newsId: string };

/** A piece of news, held while it is written. Refuses `not_found`. */
export async function lockNews(tx: Tx, tenant: Tenant, { newsId }: One) {
  const row = await ofId(tx, tenant, { newsId }).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return { ...row, state: stateIn(row.state), form: parseForm({ form: row.draft, blocks: row.blocks }) };
}

const ofId = (db: Reader, { tenantId }: Tenant, { newsId }: One) =>
  db.selectFrom('news.article').selectAll().where('tenant_id', '=', tenantId).where('id', '=', newsId);

/** Every file that a form names. */
export const filesIn = ({ coverFileId, blocks }: Pick<NewsForm, 'coverFileId' | 'blocks'>): string[] => [
  ...new Set([...(coverFileId === null ? [] : [coverFileId]), ...filesInBlocks(blocks).map(({ id }) => id)]),
];

/** A piece of news as it is edited. Refuses `not_found`. */
export async function getNewsDraft(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  db: Reader,
  actor: Actor,
  { newsId }: One,
): Promise<NewsDraft> {
  const row = await ofId(db, actor, { newsId }).executeTakeFirst();
  if (!row) throw notFound();
  const news = parseForm({ form: row.draft, blocks: row.blocks });
  const shown = await db
    .selectFrom('news.shown')
    .select(['visible_from', 'visible_to'])
    .where('tenant_id', '=', actor.tenantId)
    .where('article_id', '=', newsId)
    .executeTakeFirst();
  const version = await db
    .selectFrom('news.article_version')
    .select('number')
    .where('tenant_id', '=', actor.tenantId)
    .where('article_id', '=', newsId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ids = filesIn(news);
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId: actor.tenantId, ids });
  const state = stateIn(row.state);
  const mayWrite = actor.permissions.has('content.write');
  return {
    id: newsId,
    version: row.version,
    state,
    status: statusOf({ state, visibleFrom: shown?.visible_from ?? null, visibleTo: shown?.visible_to ?? null, now: clock.now() }),
    hasChanges: row.has_changes,
    versionNumber: version?.number ?? null,
    news,
    files: files.map(({ id, name, contentType, bytes, pages, seconds }) => ({
      id,
      name,
      contentType,
      bytes,
      pages,
      seconds,
      url: storage.link(actor, { id, name }),
    })),
    can: { save: mayWrite, publish: mayWrite && (row.has_changes || state !== 'published'), retire: mayWrite && state === 'published' },
  };
}
