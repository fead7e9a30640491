/** Documents that are read page by page. */
import { judgePdf } from '@vitrine/domain/activities/pdf';
import { locales, type Locale } from '@vitrine/domain/kernel';
import { getFile } from '../files.ts';
import type { Kind, NamedFile } from '../kind.ts';
import { parsePdf, parsePdfDetail, type StoredPdf } from './stored.ts';

export const pdf: Kind<'pdf', StoredPdf> = {
  parseContent: parsePdf,
  parseDetail: parsePdfDetail,
  store: async (_parts, _tx, _actor, { draft }) => ({ version: 1, kind: 'pdf', files: draft.files }),
  draftOf: ({ files }) => ({ kind: 'pdf', files }),
  filesOf,
  testOf: () => null,
  missingOf: (content, { files }) => {
    const named = filesOf(content);
    if (named.length === 0) return ['file_missing'];
    return named.every(({ fileId }) => files.get(fileId)?.pages) ? [] : ['pages_missing'];
  },
  viewOf: async (parts, actor, { content, detail, locale }) => {
    const file = await getFile(parts, actor, fileIn(content, locale));
    const { pagesRead, lastPage } = detail;
    return { kind: 'pdf', fileId: file.id, url: parts.storage.link(actor, file), pages: file.pages ?? 0, pagesRead, lastPage };
  },
  attemptOf: async () => null,
  completionOf: async (parts, actor, { content, detail, locale }) => {
    const file = await getFile(parts, actor, fileIn(content, locale));
    return judgePdf({ pages: file.pages ?? 0, pagesRead: detail.pagesRead });
  },
};

function filesOf({ files }: StoredPdf): NamedFile[] {
  return Object.entries(files).map(([locale, fileId]) => ({ path: `files.${locale}`, fileId, accepts: 'application/pdf' }));
}

/** The document in this language; the first one there stands for those without. */
const fileIn = ({ files }: StoredPdf, locale: Locale) => files[locale] ?? locales.map((other) => files[other]).find(Boolean);
