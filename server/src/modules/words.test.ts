/** What the server says for rooms: the audit log's sheet says what its screen says, wherever somebody reads of an event. */
import { existsSync, readFileSync } from 'node:fs';
import { locales } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { roomWords } from './words.gen.ts';

const Named = z.record(z.string(), z.string());
const Words = z.object({ what: z.record(z.string(), z.union([z.string(), Named])), subject: Named, list: Named });

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));
const onScreen = (path: string): unknown => {
  const file = new URL(`../../../admin/src/${path}.json`, import.meta.url);
  return existsSync(file) ? read(file) : undefined;
};

test.each(locales)('ADM-02 ADM-09 so it is with what belongs to no room, in %s', (locale) => {
  const { what, subject, list } = Words.parse(onScreen(`app/audit-log/i18n/${locale}`));
  const { other, ...events } = what;
  expect(other).toBeTypeOf('string');
  expect(Words.parse(read(new URL(`../platform/exports/words/${locale}.json`, import.meta.url)))).toEqual({ what: events, subject, list });
});

test.each(Object.keys(roomWords))(
  'ADM-02 ADM-09 changes in %s are called in the audit log’s export as on its screen, in every language',
  (room) => {
    for (const locale of locales)
      expect(onScreen(`features/${room}/audit-words/i18n/${locale}`)).toEqual(roomWords[room]?.[locale].auditLog);
  },
);
