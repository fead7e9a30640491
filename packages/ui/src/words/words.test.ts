import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { texts as enUS } from './catalogs/en-US/index.ts';
import { texts as esES } from './catalogs/es-ES/index.ts';
import { texts as frFR } from './catalogs/fr-FR/index.ts';
import { texts as ptBR } from './catalogs/pt-BR/index.ts';
import {
  createWords,
  formatBytes,
  formatClock,
  formatDay,
  formatInstant,
  formatNumber,
  formatPoints,
  LOCALES,
  matchLocale,
} from './index.ts';

test('I18-01 the four languages have the same keys and placeholders', () => {
  const shape = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? shape(value).map((inner) => `${key}.${inner}`)
        : [`${key} ${(String(value).match(/\{\{\w+\}\}/g) ?? []).toSorted().join()}`],
    );
  for (const texts of [enUS, esES, frFR]) expect(shape(texts).toSorted()).toEqual(shape(ptBR).toSorted());
});

test('I18-02 only the language in use is fetched, a namespace when it is first asked', async () => {
  const load = vi.fn((locale: string, namespace: string) => Promise.resolve({ hello: `${namespace} ${locale}` }));
  const words = await createWords({ locale: 'fr-FR', load });
  expect(load.mock.calls.map(([locale]) => locale)).not.toContain('en-US');
  expect(load.mock.calls.map(([, namespace]) => namespace)).not.toContain('catalog');
  await words.loadNamespaces('catalog');
  expect(words.t('catalog:hello')).toBe('catalog fr-FR');
  expect(words.t('ui:close')).toBe('Fermer');
});

test('I18-02 a missing text falls back to Portuguese', async () => {
  const load = (locale: string) => Promise.resolve(locale === 'pt-BR' ? { only_here: 'Só aqui' } : {});
  const words = await createWords({ locale: 'en-US', load, namespaces: ['catalog'] });
  expect(words.t('catalog:only_here')).toBe('Só aqui');
});

test('I18-02 a language is matched by the part before the dash, else the first is taken', () => {
  expect(matchLocale('es-MX')).toBe('es-ES');
  expect(matchLocale('fr')).toBe('fr-FR');
  expect(matchLocale('de-DE')).toBe('pt-BR');
  expect(matchLocale(['de', 'EN-us'])).toBe('en-US');
  expect(matchLocale('pt-BR', ['es-ES', 'en-US'])).toBe('es-ES');
  expect(matchLocale(null)).toBe('pt-BR');
});

test('I18-03 days and instants say the day of their own zone, in the order and the hours of the language', () => {
  expect(formatDay('2026-11-19', 'pt-BR')).toBe('19/11');
  expect(formatDay('2025-11-19', 'pt-BR', 'short', 2026)).toBe('19/11/2025');
  expect(formatDay('2026-11-19', 'en-US', 'long')).toBe('November 19, 2026');
  expect(formatInstant('2026-11-20T02:30:00Z', 'America/Sao_Paulo', 'pt-BR')).toBe('19/11, 23:30');
  for (const [locale, day, instant] of [
    ['pt-BR', '19/11/2025', '19/11, 23:30'],
    ['en-US', '11/19/2025', '11/19, 11:30 PM'],
    ['es-ES', '19/11/2025', '19/11, 23:30'],
    ['fr-FR', '11/19/2025', '11/19 23:30'],
  ] as const) {
    expect(formatDay('2025-11-19', locale, 'short', 2026)).toBe(day);
    expect(formatInstant('2026-11-20T02:30:00Z', 'America/Sao_Paulo', locale).replaceAll('\u202F', ' ')).toBe(instant);
  }
  expect(formatInstant('2026-11-20T02:59:00Z', 'America/Sao_Paulo', 'pt-BR', 'America/Lima')).toBe('19/11, 23:59, São Paulo');
});

test.for(LOCALES)(
  'I18-03 a short day in %s is written as the platform writes it (French in the order of English), without asking it',
  (locale) => {
    const format = vi.spyOn(Intl, 'DateTimeFormat');
    const days = Array.from({ length: 800 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)));
    const ours = days.map((day) => formatDay(day.toISOString().slice(0, 10), locale, 'short', 2026));
    expect(format).not.toHaveBeenCalled();
    format.mockRestore();
    const two = { day: '2-digit', month: '2-digit', timeZone: 'UTC' } satisfies Intl.DateTimeFormatOptions;
    const theirs = days.map((day) =>
      day.toLocaleDateString(locale === 'fr-FR' ? 'en-US' : locale, day.getUTCFullYear() === 2026 ? two : { ...two, year: 'numeric' }),
    );
    expect(ours).toEqual(theirs);
  },
);

test.for(LOCALES)('a whole number in %s is written as the platform writes it, without asking it', (locale) => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  const ofThem = (value: number, signDisplay: 'auto' | 'exceptZero') =>
    value.toLocaleString(locale, { maximumFractionDigits: 0, useGrouping: 'always', signDisplay }).replace('-', '−');
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -20_000, max: 20_000 }), fc.maxSafeInteger()), (value) => {
      expect(formatNumber(value, locale)).toBe(ofThem(value, 'auto'));
      expect(formatPoints(value, locale)).toBe(ofThem(value, 'auto'));
      expect(formatPoints(value, locale, true)).toBe(ofThem(value, 'exceptZero'));
    }),
    process.env['LONG'] === '1' ? {} : { seed: 20_261_123 }, // here, so that no other screen has to bring the library
  );
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('numbers follow the language, with a real minus', () => {
  expect(formatPoints(-900, 'pt-BR')).toBe('−900');
  expect(formatPoints(80, 'pt-BR', true)).toBe('+80');
  expect(formatPoints(2480, 'es-ES')).toBe('2.480');
  expect(formatNumber(1.5, 'pt-BR')).toBe('1,5');
  expect(formatNumber(7, 'pt-BR', 1)).toBe('7,0');
  expect(formatBytes(1_240_000, 'pt-BR')).toBe('1,2 MB');
  expect(formatClock(112)).toBe('1:52');
  expect(formatClock(3870)).toBe('1:04:30');
});
