import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  deepestFolder,
  extensionOf,
  freeSlug,
  judgeMove,
  kindOf,
  kindOfExtension,
  libraryKinds,
  previewOf,
  readingStateOf,
  slugOf,
  tidyFolderName,
} from './index.ts';

test('LIB-02 each ending has one of nine kinds, and an unknown one is generic', () => {
  const asked = ['mp4', 'mp3', 'pdf', 'PNG', 'zip', 'xlsx', 'csv', 'docx', 'pptx', 'dwg', ''];
  expect(asked.map(kindOfExtension)).toEqual([
    'video',
    'audio',
    'pdf',
    'image',
    'compressed',
    'excel',
    'excel',
    'document',
    'powerpoint',
    'generic',
    'generic',
  ]);
  fc.assert(fc.property(fc.string(), (ending) => libraryKinds.includes(kindOfExtension(ending))));
});

test('LIB-02 what the bytes say comes before the name; an archive is a workbook only by its ending', () => {
  expect(kindOf({ contentType: 'image/png', name: 'cartaz.pdf' })).toBe('image');
  expect(kindOf({ contentType: 'application/zip', name: 'precos.xlsx' })).toBe('excel');
  expect(kindOf({ contentType: 'application/zip', name: 'fotos.mp4' })).toBe('compressed');
  expect(kindOf({ contentType: 'application/octet-stream', name: 'planta.dwg' })).toBe('generic');
});

test('LIB-02 drawings and pages are never shown in place', () => {
  expect(previewOf({ kind: 'image', contentType: 'image/svg+xml' })).toBe('none');
  expect(previewOf({ kind: 'generic', contentType: 'text/html' })).toBe('none');
  expect(previewOf({ kind: 'pdf', contentType: 'application/pdf' })).toBe('pdf');
});

test('LIB-01 a folder is never moved into itself or below eight levels', () => {
  const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 8 }), (path, height) => {
      const [folderId = '', ...others] = path;
      expect(judgeMove({ folderId, parentPath: path, height })).toBe('folder_in_itself');
      const verdict = judgeMove({ folderId, parentPath: others, height });
      return (verdict === undefined) === others.length + height <= deepestFolder;
    }),
  );
});

test('LIB-01 any name has an address, and a taken one gets a number', () => {
  expect(['Linha Branca / 2026', 'Promoções 🔥', '🔥', '..//..'].map(slugOf)).toEqual(['linha-branca-2026', 'promocoes', 'pasta', 'pasta']);
  expect(freeSlug('pasta', new Set(['pasta', 'pasta-2']))).toBe('pasta-3');
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slugOf(name)) && slugOf(name).length <= 80),
  );
  expect(tidyFolderName(' Tabela\u202Efdp.exe\u200B  nova\n')).toBe('Tabela fdp.exe nova');
  expect(extensionOf('Tabela.PDF')).toBe('pdf');
});

test('LIB-01 what must be read is done when that was confirmed, anything else when it was opened', () => {
  const at = '2026-11-24T10:00:00Z';
  expect(readingStateOf({ isMustRead: true, openedAt: at, confirmedAt: null })).toBe('in_progress');
  expect(readingStateOf({ isMustRead: true, openedAt: at, confirmedAt: at })).toBe('done');
  expect(readingStateOf({ isMustRead: false, openedAt: at, confirmedAt: null })).toBe('done');
  expect(readingStateOf({ isMustRead: false, openedAt: null, confirmedAt: null })).toBe('not_started');
});
