import type { PageDetail } from '@vitrine/contract/pages';
import { searchTextOf, textsInBlocks } from '@vitrine/domain/kernel';
import { judgePublication } from '@vitrine/domain/pages';
import { within } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import { parseBlocks } from '../../platform/rich-text/index.ts';
import { parseText } from '../tenancy/index.ts';
import { write } from './keep-pages.ts';
import { getPage, lockPage } from './page-rows.ts';
import { recordOnPages, type PagesParts } from './record-on-pages.ts';

/** As much of a page is searched. */
const searchedSigns = 50_000;

/** Makes the draft the version that members read from now on; earlier ones stay as they were. Refuses at its fields what a page lacks, and `changed_meanwhile`. */
export function publishPage(
  parts: PagesParts,
  actor: Actor,
  { pageId, version }: { pageId: string; version: number },
): Promise<PageDetail> {
  return parts.db.transaction(async (tx) => {
    const row = await lockPage(tx, actor, { pageId, version });
    refuseFields(judgePublication({ title: parseText(row.title), blocks: parseBlocks(row.blocks) }), { prefix: 'page.' });
    const [id, now] = [parts.newId(), parts.clock.now()];
    const { last } = await tx
      .selectFrom('pages.page_version')
      .select(({ fn }) => fn.max('number').as('last'))
      .where('tenant_id', '=', actor.tenantId)
      .where('page_id', '=', pageId)
      .executeTakeFirstOrThrow();
    const number = (last ?? 0) + 1; // nobody else counts: the page is locked
    await tx
      .insertInto('pages.page_version')
      .values({
        tenant_id: actor.tenantId,
        id,
        page_id: pageId,
        number,
        title: JSON.stringify(row.title),
        blocks: JSON.stringify(row.blocks),
        published_at: now,
        search_text: searchTextOf([parseText(row.title), ...textsInBlocks(parseBlocks(row.blocks))]).slice(0, searchedSigns),
      })
      .execute();
    await write(tx, actor, { pageId, version }, { state: 'published', published_id: id, updated_at: now });
    const sides = { before: { state: row.state }, after: { state: 'published', number } };
    await recordOnPages(parts, tx, actor, { subject: 'page', subjectId: pageId, what: 'published', ...sides });
    return getPage(within(parts, tx), actor, { pageId });
  });
}
