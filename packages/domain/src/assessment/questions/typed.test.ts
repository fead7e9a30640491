import { expect, test } from 'vitest';
import { comparable, numberIn } from './typed.ts';
import { questionRules, type Question } from '../index.ts';

const say = (text: string) => ({ 'pt-BR': text });
const question = (part: Partial<Question> & Pick<Question, 'kind'>): Question => ({
  id: 'q',
  topic: {},
  prompt: say('Qual?'),
  explanation: {},
  options: [],
  ...part,
});
const option = (id: string, text: string) => ({ id, text: say(text), isRight: true });
const given = (entries: Record<string, string>) => ({ options: [], entries });

test.each([
  [' Água   Fria! ', 'agua fria'],
  ['água\nfria...', 'agua fria'],
  ['3.5', '3.5'],
  ['Não! Sim', 'nao! sim'],
])('TST-01 %j is compared as %j', (text, plain) => expect(comparable(text)).toBe(plain));

test.each([
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1 234,5', 1234.5],
  ['1.234.567', 1234567],
  ['-2,5', -2.5],
  ['+7', 7],
  ['7,', 7],
  ['5 km', undefined],
  ['x5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('TST-01 %j is the number %j', (text, value) => expect(numberIn(text)).toBe(value));

test('TST-01 a short answer is right in any of its spellings and languages, and an empty one never', () => {
  const rule = questionRules.short_text;
  const asked = question({
    kind: 'short_text',
    options: [{ ...option('a', 'Duplex| duas portas |'), text: { 'pt-BR': 'Duplex| duas portas |', 'en-US': 'two doors' } }],
  });
  const part = (said: string) => rule.partRight(asked, given({ q: said }));
  expect(['DÚPLEX.', 'duas  portas', 'Two doors!', 'solo', '', ' . '].map(part)).toEqual([1, 1, 1, 0, 0, 0]);
  expect([rule.isAnswered(asked, given({ q: ' ' })), rule.isAnswered(asked, given({ q: 'x' })), rule.isAnswered(asked, given({}))]).toEqual(
    [false, true, false],
  );
  expect(rule.gapsOf(asked)).toEqual([]);
  expect(rule.gapsOf(question({ kind: 'short_text' }))).toContain('right_option_missing');
  expect(rule.entriesOf(asked)).toEqual(['q']);
});

test('TST-01 a number is right up to its tolerance, and a hair above it is not lost to the machine', () => {
  const rule = questionRules.numeric;
  const asked = question({ kind: 'numeric', number: { value: 0.3, tolerance: 0.1 } });
  const part = (said: string) => rule.partRight(asked, given({ q: said }));
  expect(['0,3', '0,4', '0.2', '0,41', '0,19', 'x', ''].map(part)).toEqual([1, 1, 1, 0, 0, 0, 0]);
  expect(rule.partRight(question({ kind: 'numeric' }), given({ q: '0' }))).toBe(0);
  expect(rule.gapsOf(asked)).toEqual([]);
  expect(rule.gapsOf(question({ kind: 'numeric', number: { value: 1, tolerance: 0 } }))).toEqual([]);
  for (const number of [undefined, { value: Number.NaN, tolerance: 0 }, { value: 1, tolerance: -1 }])
    expect(rule.gapsOf(question({ kind: 'numeric', ...(number ? { number } : {}) }))).toEqual(['number_missing']);
  expect(rule.gapsOf(question({ kind: 'numeric', prompt: {}, number: { value: 1, tolerance: 0 } }))).toEqual(['text_missing']);
});

test('TST-01 gaps count one by one, and each language has to hold all of them', () => {
  const rule = questionRules.cloze;
  const asked = question({
    kind: 'cloze',
    prompt: { 'pt-BR': '[1] e [2]', 'en-US': '[2] and [1]' },
    options: [option('a', 'gela'), option('b', 'lava')],
  });
  expect(rule.partRight(asked, given({ a: 'GELA', b: 'seca' }))).toBe(0.5);
  expect(rule.partRight(asked, given({ a: 'gela', b: 'lava' }))).toBe(1);
  expect(rule.partRight(asked, given({}))).toBe(0);
  expect(rule.partRight(question({ kind: 'cloze' }), given({}))).toBe(0);
  expect([rule.isAnswered(asked, given({ b: 'x' })), rule.isAnswered(asked, given({ a: ' ' })), rule.isAnswered(asked, given({}))]).toEqual(
    [true, false, false],
  );
  expect(rule.entriesOf(asked)).toEqual(['a', 'b']);
  expect(rule.gapsOf(asked)).toEqual([]);
  expect(rule.gapsOf({ ...asked, prompt: { 'pt-BR': '[1] e [2]', 'en-US': 'only [1]' } })).toEqual(['gap_missing']);
  expect(rule.gapsOf({ ...asked, options: [] })).toContain('gap_missing');
  expect(rule.gapsOf({ ...asked, prompt: {} })).toContain('text_missing');
});

test('TST-01 free text is answered when something is written, and a person says what it is worth', () => {
  const rule = questionRules.essay;
  const asked = question({ kind: 'essay' });
  expect([rule.isAnswered(asked, given({ q: 'Porque gela.' })), rule.isAnswered(asked, given({ q: ' ' }))]).toEqual([true, false]);
  expect([rule.isGradedByPerson, rule.partRight(asked, given({ q: 'x' }))]).toEqual([true, 0]);
  expect([rule.gapsOf(asked), rule.gapsOf(question({ kind: 'essay', prompt: {} }))]).toEqual([[], ['text_missing']]);
});
