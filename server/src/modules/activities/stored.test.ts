/** Law 11: what was ever stored can be read for ever. Each kind's fixtures are added to, never changed. */
import { readFileSync, readdirSync } from 'node:fs';
import { activityKinds, emptyDetail } from '@vitrine/domain/activities';
import { describe, expect, test } from 'vitest';
import { parseContent, parseDetail, parseKind } from './index.ts';

const fixtures = (folder: string, what: 'content' | 'detail'): unknown[] => {
  const place = new URL(`./${folder}/fixtures/`, import.meta.url);
  const files = readdirSync(place).filter((name) => name.startsWith(`${what}-`));
  return files.flatMap((name): unknown[] => JSON.parse(readFileSync(new URL(name, place), 'utf8')));
};

describe.each(activityKinds)('%s', (kind) => {
  const folder = kind.replaceAll('_', '-');

  test('PLY-01 stored content of every version is read as it was written', () => {
    const stored = fixtures(folder, 'content');
    expect(stored).not.toHaveLength(0);
    for (const content of stored) expect(parseContent(kind, content)).toEqual(content);
  });

  test('PLY-14 stored progress of every version is read as it was written, that of a newcomer too', () => {
    const stored = fixtures(folder, 'detail');
    expect(stored).not.toHaveLength(0);
    for (const detail of [...stored, emptyDetail(kind)]) expect(parseDetail(kind, detail)).toEqual(detail);
  });
});

test('PLY-01 what no version wrote is a fault, never half read', () => {
  expect(() => parseContent('pdf', { version: 2, kind: 'pdf', files: {} })).toThrow();
  expect(() => parseContent('video', { version: 1, kind: 'pdf', files: {} })).toThrow();
  expect(() => parseKind('hologram')).toThrow('no kind hologram');
});
