/** Pages that authors write, and packages of pages on the content origin, without an origin of their own (D09). */
import { textIn } from '@vitrine/domain/kernel';
import { Refusal } from '../../../platform/http/index.ts';
import { contentHosts, keepOf, packagePath } from '../../../platform/storage/index.ts';
import type { Kind, WriteParts } from '../kind.ts';
import { cleanPage } from './clean-page.ts';
import { parseHtml, parseStayDetail, type StoredHtml } from './stored.ts';
import { completionOfStay, viewOfStay } from './staying.ts';

export const html: Kind<'html', StoredHtml> = {
  parseContent: parseHtml,
  parseDetail: parseStayDetail,
  store: async (parts, _tx, { tenantId }, { draft: { page, fileId, requiredSeconds }, before }) => {
    const isKnown = fileId === null || before?.fileId === fileId;
    const entry = isKnown ? (before?.entry ?? '') : await entryOf(parts, { tenantId, fileId });
    return { version: 1, kind: 'html', page: cleanPage(page), fileId, entry: fileId === null ? '' : entry, requiredSeconds };
  },
  draftOf: ({ page, fileId, requiredSeconds }) => ({ kind: 'html', page, fileId, requiredSeconds }),
  filesOf: ({ fileId }) => (fileId === null ? [] : [{ path: 'fileId', fileId, accepts: 'application/zip' }]),
  testOf: () => null,
  missingOf: ({ page, fileId }) => (fileId !== null || Object.values(page).some(Boolean) ? [] : ['page_missing']),
  viewOf: async (parts, { tenantId, personId }, { content, detail, locale }) => {
    const { fileId, entry, page } = content;
    const { shared, own } = contentHosts(parts.settings);
    const folder = fileId === null ? null : packagePath(parts, { tenantId, personId, packageId: fileId });
    return {
      kind: 'html',
      page: folder === null ? textIn(page, locale) : '',
      frame: folder === null ? null : new URL(folder + encodeURI(entry), (fileId && own(fileId)) ?? shared).href,
      fileId,
      keep: fileId === null ? null : keepOf(parts.settings, { tenantId, packageId: fileId }),
      entry: encodeURI(entry),
      ...viewOfStay(content, detail),
    };
  },
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) => completionOfStay(content, detail),
};

/** `index.html` where it is there, else the only page at the top. Refuses `entry_missing` at the file's field. */
async function entryOf({ storage }: Pick<WriteParts, 'storage'>, ask: { tenantId: string; fileId: string }): Promise<string> {
  const opened = await storage.openPackage(ask);
  const pages = (opened?.names() ?? []).filter((name) => /^[^/]+\.html?$/i.test(name));
  const entry = pages.find((name) => /^index\./i.test(name)) ?? (pages.length === 1 ? pages[0] : undefined);
  if (entry === undefined) throw new Refusal('invalid_request', { fields: { fileId: opened ? 'entry_missing' : 'file_missing' } });
  return entry;
}
