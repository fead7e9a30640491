import { expect, test } from 'vitest';
import { languageIdOf, languages, localeOf, locales, matchLocale, textIn } from './index.ts';

test('I18-02 an asked language is matched whole, then by the part before the dash, else the first one stands for it', () => {
  const match = (asked: string | null | undefined) => matchLocale(asked, locales);
  expect(['en-US', 'EN-us', 'en-GB', 'es', 'fr-CA'].map(match)).toEqual(['en-US', 'en-US', 'en-US', 'es-ES', 'fr-FR']);
  expect(['de-DE', '', null, undefined].map(match)).toEqual(['pt-BR', 'pt-BR', 'pt-BR', 'pt-BR']);
  expect(matchLocale('pt-PT', ['pt-BR', 'pt-PT'])).toBe('pt-PT');
});

test('I18-02 each language has one id, on the way there and back', () => {
  for (const { id, locale } of languages) expect([localeOf(id), languageIdOf(locale)]).toEqual([locale, id]);
  expect(localeOf(9)).toBeUndefined();
});

test('I18-02 a text is read in its language, else in the first that has one, else it is empty', () => {
  const text = { 'es-ES': 'Frío', 'en-US': '' };
  expect([textIn(text, 'es-ES'), textIn(text, 'en-US'), textIn(text, 'fr-FR')]).toEqual(['Frío', 'Frío', 'Frío']);
  expect(textIn({ 'pt-BR': 'Frio', 'es-ES': 'Frío' }, 'fr-FR')).toBe('Frio');
  expect(textIn({}, 'pt-BR')).toBe('');
});
