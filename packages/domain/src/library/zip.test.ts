import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeZip, largestZip, nameInZip } from './index.ts';

test('LIB-01 whatever files and folders are called, each has a path of its own in the archive that leads nowhere else', () => {
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '..',
      '.',
      '',
      '../../etc/passwd',
      'C:\\a',
      'Ofertas/2026 🔥',
      'a'.repeat(500),
      `${'🔥'.repeat(500)}.pdf`,
      'con\u0000.txt',
      'A.pdf',
      'a.PDF',
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { maxLength: 20 }), (all) => {
      const taken = new Set<string>();
      const paths = all.map((names) => nameInZip(names, taken));
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
      for (const [at, path] of paths.entries()) {
        const parts = path.split('/');
        expect(parts.length).toBe(all[at]?.length);
        for (const part of parts) {
          expect(part).not.toMatch(/^\.*$|[\\:*?"<>|\p{Cc}]/u);
          expect(Array.from(part).length).toBeLessThanOrEqual(130);
        }
      }
    }),
  );
  const taken = new Set<string>();
  expect([nameInZip(['Pasta', 'Guia.pdf'], taken), nameInZip(['Pasta', 'guia.PDF'], taken)]).toEqual([
    'Pasta/Guia.pdf',
    'Pasta/guia (2).PDF',
  ]);
});

test('LIB-01 an empty folder and one of more than two gigabytes leave as no archive', () => {
  expect([judgeZip([]), judgeZip([largestZip]), judgeZip([largestZip, 1])]).toEqual(['folder_empty', undefined, 'folder_too_large']);
});
