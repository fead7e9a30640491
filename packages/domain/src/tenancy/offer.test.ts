import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages, localeOf, locales, matchLocale } from '../kernel/index.ts';
import { judgeInstitutionalText, judgeLanguages, judgeProgramName } from './index.ts';

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

test('I18-02 a default language that is not offered, and a program without a name, are told by their refusals', () => {
  expect(judgeLanguages({ defaultLanguageId: 1, languageIds: [1, 2] })).toEqual({ ok: true });
  expect(judgeLanguages({ defaultLanguageId: 3, languageIds: [1, 2] })).toEqual({ ok: false, refusal: 'default_language_missing' });
  expect(judgeProgramName({ 'fr-FR': 'Club' })).toEqual({ ok: true });
  expect(judgeProgramName({ 'pt-BR': '' })).toEqual({ ok: false, refusal: 'language_required' });
});

test('EXP-03 a page of a client leads nowhere that a page could run, and the first language in which it does is named', () => {
  const bad = '[aqui](javascript:alert(1))';
  expect(judgeInstitutionalText({})).toEqual({ ok: true });
  expect(judgeInstitutionalText({ 'pt-BR': '[aqui](https://exemplo.test)', 'en-US': '' })).toEqual({ ok: true });
  expect(judgeInstitutionalText({ 'pt-BR': 'Texto', 'fr-FR': bad })).toEqual({ ok: false, refusal: 'link_forbidden', locale: 'fr-FR' });
  expect(judgeInstitutionalText({ 'en-US': bad, 'fr-FR': bad })).toMatchObject({ locale: 'en-US' });
});
