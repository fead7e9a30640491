import { expect, test } from 'vitest';
import { LOCALES } from '@vitrine/ui/words';
import { createAppWords } from './words.ts';

const catalogs = import.meta.glob<{ default: object }>(['./i18n/*.json', '../features/**/i18n/*.json'], { eager: true });

const shape = (texts: object, at = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? shape(value, `${at}${key}.`)
      : [`${at}${key.replace(/_(one|many|other)$/, '')} ${(String(value).match(/\{\{\w+\}\}/g) ?? []).toSorted().join()}`],
  );

test('I18-01 each room of the learner app says the same things in four languages', () => {
  const rooms = new Set(Object.keys(catalogs).map((path) => path.replace(/\/[\w-]+\.json$/, '')));
  expect(rooms.size).toBeGreaterThanOrEqual(8);
  for (const room of rooms) {
    const [source, ...others] = LOCALES.map((locale) => new Set(shape(catalogs[`${room}/${locale}.json`]?.default ?? {})));
    for (const other of others) expect([...other].toSorted()).toEqual([...(source ?? [])].toSorted());
  }
});

test('I18-02 a room speaks the chosen language', async () => {
  const words = await createAppWords('fr-FR', ['learning', 'learning/kinds/conventional-test']);
  expect(words.t('learning:back_to_courses')).toBe('Retour aux cours');
  expect(words.t('learning/kinds/conventional-test:please_finish')).toBe('Merci de terminer le test');
});
