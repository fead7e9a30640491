import type { QuestionDraft } from '@vitrine/contract/assessment';
import { expect, test } from 'vitest';
import { countMissing, placesOf, textsOf, withTexts } from './question-texts.ts';

const matching: QuestionDraft = {
  id: 'q',
  kind: 'matching',
  topic: {},
  prompt: { 'pt-BR': 'Ligue', 'fr-FR': 'Reliez' },
  explanation: { 'pt-BR': 'Porque sim' },
  options: [
    { id: 'a', text: { 'pt-BR': 'Frio' }, isRight: true, pair: { id: 'b', text: { 'pt-BR': 'Gelo', 'fr-FR': ' ' } } },
    { id: 'c', text: { 'fr-FR': 'Chaud' }, isRight: true, pair: { id: 'd', text: {} } },
  ],
};

test('ADM-06 I18-01 what lacks a language is what another one says: empty texts of both are none', () => {
  const texts = textsOf(matching);
  expect(countMissing(texts, { from: 'pt-BR', to: 'fr-FR' })).toBe(3);
  expect(countMissing(texts, { from: 'fr-FR', to: 'pt-BR' })).toBe(1);
  expect(placesOf(matching).map(({ name }) => name)).toEqual(Object.keys(texts));
});

test('ADM-06 a translation changes texts alone, each at its own part', () => {
  const texts = textsOf(matching);
  expect(withTexts(matching, texts)).toEqual(matching);
  const translated = withTexts(matching, { ...texts, 'pair-a': { 'pt-BR': 'Gelo', 'fr-FR': 'Glace' } });
  expect(translated.options[0]?.pair).toEqual({ id: 'b', text: { 'pt-BR': 'Gelo', 'fr-FR': 'Glace' } });
  expect(translated.options[1]).toEqual(matching.options[1]);
});
