import { expect, test } from 'vitest';
import { droppedIn, type Drop } from './dropped.ts';

type Entry = { name: string; isFile: boolean; isDirectory: boolean };

/** What a browser hands over of a drop: folders that tell a part of what is in them at each asking. */
const aFile = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});
function aFolder(name: string, inside: readonly Entry[]): Entry & { createReader: () => object } {
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const parts = [inside.slice(0, 1), inside.slice(1), []];
      return { readEntries: (done: (some: readonly Entry[]) => void) => done(parts.shift() ?? []) };
    },
  };
}
const dropOf = (entries: readonly Entry[], files: readonly File[] = []): Drop => ({
  items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
  files,
});

test('LIB-01 folders that are dropped tell their files with the folders that they lie in, however many a browser tells at once', async () => {
  const drop = dropOf([
    aFolder('Ofertas', [aFile('a.pdf'), aFile('.DS_Store'), aFolder('Frio', [aFile('b.pdf'), aFile('c.pdf')])]),
    aFile('d.pdf'),
  ]);
  expect((await droppedIn(drop)).map(({ folders, file }) => [...folders, file.name].join('/'))).toEqual([
    'Ofertas/a.pdf',
    'Ofertas/Frio/b.pdf',
    'Ofertas/Frio/c.pdf',
    'd.pdf',
  ]);
});

test('LIB-01 a drop of files alone is taken as it is', async () => {
  const file = new File(['x'], 'a.pdf');
  expect(await droppedIn(dropOf([aFile('a.pdf')], [file]))).toEqual([{ folders: [], file }]);
});
