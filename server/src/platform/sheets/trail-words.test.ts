/** The trail's sheet says what its screen says: one event has one name, wherever somebody reads of it. */
import { readFileSync } from 'node:fs';
import { locales, type Locale } from '@vitrine/domain/kernel';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Words = z.record(z.string(), z.string());
const OnScreen = z.object({ what: z.record(z.string(), z.union([z.string(), Words])), subject: Words, list: Words });
const InSheet = z.object({ what: Words, subject: Words, list: Words });

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const screenIn = (locale: Locale) => OnScreen.parse(read(`../../../../admin/src/app/trail/i18n/${locale}.json`));

test.each(locales)('ADM-02 ADM-09 the trail’s sheet has the words of its screen in %s', (locale) => {
  const { what, subject, list } = screenIn(locale);
  const events = Object.entries(what).flatMap(([room, said]) =>
    typeof said === 'string' ? [] : Object.entries(said).map(([event, word]) => [`${room}.${event}`, word]),
  );
  expect(InSheet.parse(read(`words/${locale}.json`))).toEqual({ what: Object.fromEntries(events), subject, list });
});
