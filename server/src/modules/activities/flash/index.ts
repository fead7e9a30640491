/** Films of Flash, played by an emulator on the content origin: no browser knows them any more. */
import { notFound } from '../../../platform/http/index.ts';
import { contentHosts, packagePath } from '../../../platform/storage/index.ts';
import { parseStayDetail } from '../html/stored.ts';
import { completionOfStay, viewOfStay } from '../html/staying.ts';
import type { Kind } from '../kind.ts';
import { parseFlash, type StoredFlash } from './stored.ts';

export const flash: Kind<'flash', StoredFlash> = {
  parseContent: parseFlash,
  parseDetail: parseStayDetail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, ...draft }),
  draftOf: ({ version: _, ...draft }) => draft,
  filesOf: ({ fileId }) => (fileId === null ? [] : [{ path: 'fileId', fileId, accepts: 'application/x-shockwave-flash' }]),
  testOf: () => null,
  missingOf: ({ fileId }) => (fileId === null ? ['file_missing'] : []),
  viewOf: async (parts, { tenantId, personId }, { content, detail }) => {
    if (content.fileId === null) throw notFound();
    const film = packagePath(parts, { tenantId, personId, packageId: content.fileId });
    const stage = new URL(`/runtime/flash.html?for=${tenantId}`, contentHosts(parts.settings).shared);
    stage.hash = `${film}film.swf`;
    return { kind: 'flash', frame: stage.href, ...viewOfStay(content, detail) };
  },
  attemptOf: async () => null,
  completionOf: async (_parts, _actor, { content, detail }) => completionOfStay(content, detail),
};
