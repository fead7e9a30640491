import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeOf, locales, matchLocale } from '../kernel/index.ts';
import { judgeLanguages, judgeProgramName } from './index.ts';

const ids = fc.uniqueArray(fc.constantFrom(...languages.map(({ id }) => id)), { minLength: 1 });

test('I18-02 a site that is saved always has the language that it falls back to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), ids, (defaultLanguageId, languageIds) => {
      const first = localeOf(defaultLanguageId);
      if (!judgeLanguages({ defaultLanguageId, languageIds }).ok || !first) return;
      const others = languageIds.flatMap((id) => localeOf(id) ?? []).filter((locale) => locale !== first);
      expect(matchLocale('xx-XX', [first, ...others])).toBe(first);
    }),
  );
});

test('I18-02 a program has a name in one language at least', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...locales), fc.constantFrom('', 'Clube')), (name) => {
      expect(judgeProgramName(name).ok).toBe(Object.values(name).includes('Clube'));
    }),
  );
});
