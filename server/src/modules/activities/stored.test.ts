/** Law 11: what was ever stored can be read for ever. Fixtures are added to, never changed. */
import { activityKinds, emptyDetail } from '@vitrine/domain/activities';
import { expect, test } from 'vitest';
import content1 from './fixtures/content-1.json' with { type: 'json' };
import detail1 from './fixtures/detail-1.json' with { type: 'json' };
import { parseContent, parseDetail, parseKind } from './index.ts';

test('PLY-01 content of version 1 is read as it was written', () => {
  for (const stored of content1) expect(parseContent(parseKind(stored.kind), stored)).toEqual(stored);
  expect(new Set(content1.map(({ kind }) => kind))).toEqual(new Set(activityKinds));
});

test('PLY-14 progress of version 1 is read as it was written, that of a newcomer too', () => {
  for (const { kind, detail } of detail1) expect(parseDetail(parseKind(kind), detail)).toEqual(detail);
  for (const kind of activityKinds) expect(parseDetail(kind, emptyDetail(kind))).toEqual(emptyDetail(kind));
});

test('PLY-01 what no version wrote is a fault, never half read', () => {
  expect(() => parseContent('pdf', { version: 2, kind: 'pdf', files: {} })).toThrow();
  expect(() => parseContent('video', content1[0])).toThrow();
  expect(() => parseKind('hologram')).toThrow('no kind hologram');
});
