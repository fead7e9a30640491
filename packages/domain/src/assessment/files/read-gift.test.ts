import { expect, test } from 'vitest';
import { readGift, type Ids } from '../index.ts';

/** Ids that can be told apart: `1`, `2`, … in the order in which they are asked for. */
const counted = (): Ids => {
  let made = 0;
  return (count) => Array.from({ length: count }, () => String((made += 1)));
};
const read = (text: string) => readGift(text, { locale: 'pt-BR', ids: counted() });
const only = (text: string) => read(text).questions[0]?.question;
const codeOf = (text: string) => read(text).faults[0]?.code;
const say = (text: string) => ({ 'pt-BR': text });

test('ADM-01 a file in GIFT is parted by empty lines; comments say nothing, and the last part of a category is the subject', () => {
  const file = [
    '\uFEFF// feito em casa',
    'Primeira? {T}',
    '  ',
    '  $CATEGORY:  $course$/Loja/ Frio ',
    'Segunda?',
    '  // no meio',
    'ainda a segunda {F}',
    '',
    '',
    '$category: Calor',
    'Terceira? {}',
  ].join('\r\n');
  expect(read(file).questions.map(({ line, subject, tags, question }) => [line, subject, tags, question.prompt['pt-BR']])).toEqual([
    [2, '', [], 'Primeira?'],
    [5, 'Frio', [], 'Segunda?\nainda a segunda'],
    [11, 'Calor', [], 'Terceira?'],
  ]);
  expect(read(file).faults).toEqual([]);
  expect(only('Custa $CATEGORY: nada? {T}')?.prompt).toEqual(say('Custa $CATEGORY: nada?'));
});

test('ADM-01 a title and a format before the question are left out, escaped signs come as they are', () => {
  expect(only('::Título 1:: [html]  Vale 1\\:2 \\{sim\\}?\\nMesmo? {=a\\=b ~c\\~d#por\\#que}')).toMatchObject({
    prompt: say('Vale 1:2 {sim}?\nMesmo?'),
    options: [
      { text: say('a=b'), isRight: true },
      { text: say('c~d'), isRight: false, feedback: say('por#que') },
    ],
  });
  expect(only('Veja ::isto:: e [html] {T}')?.prompt).toEqual(say('Veja ::isto:: e [html]'));
});

test('ADM-01 the kind of a GIFT question follows from its answers', () => {
  expect(only('Conte. {}')).toMatchObject({ kind: 'essay', options: [] });
  expect(only('Quente? {FALSE#Não é####Porque gela.}')).toMatchObject({
    kind: 'true_false',
    explanation: say('Porque gela.'),
    options: [
      { id: '2', text: { 'pt-BR': 'Verdadeiro', 'en-US': 'True', 'es-ES': 'Verdadero', 'fr-FR': 'Vrai' }, isRight: false },
      { id: '3', text: { 'pt-BR': 'Falso', 'en-US': 'False', 'es-ES': 'Falso', 'fr-FR': 'Faux' }, isRight: true },
    ],
  });
  expect(only('Fria? {t}')?.options[0]?.isRight).toBe(true);
  expect(only('Qual? {=Inverse ~Duplex}')).toMatchObject({
    id: '1',
    kind: 'single',
    options: [
      { id: '2', text: say('Inverse'), isRight: true },
      { id: '3', isRight: false },
    ],
  });
  expect(only('Quais? {~%50%uma ~ %50% duas ~%-100%três ~%0%quatro}')).toMatchObject({
    kind: 'multiple',
    options: [
      { text: say('uma'), isRight: true },
      { text: say('duas'), isRight: true },
      { text: say('três'), isRight: false },
      { text: say('quatro'), isRight: false },
    ],
  });
  expect(only('Qual? {~%100%esta ~%0%outra ~%-50%aquela}')).toMatchObject({ kind: 'single' });
  expect(only('Marca? {=Aurora =aurora}')).toMatchObject({
    kind: 'short_text',
    options: [{ text: say('Aurora') }, { text: say('aurora') }],
  });
  expect(only('A {=Duplex =duas portas} tem duas.')).toMatchObject({
    kind: 'cloze',
    prompt: say('A [1] tem duas.'),
    options: [{ id: '2', text: say('Duplex|duas portas'), isRight: true }],
  });
  expect(only('A {=Duplex ~Solo} tem duas.')).toMatchObject({ kind: 'single', prompt: say('A ____ tem duas.') });
  expect(only('Ligue. {=gela -> freezer =lava -> tanque}')).toMatchObject({
    kind: 'matching',
    options: [
      { id: '4', text: say('gela'), isRight: true, pair: { id: '5', text: say('freezer') } },
      { id: '6', text: say('lava'), isRight: true, pair: { id: '7', text: say('tanque') } },
    ],
  });
  expect(only('Qual? {=a -> b ~c}')?.kind).toBe('single');
});

test('ADM-01 numbers of GIFT: with a tolerance, as a range, as the first of several', () => {
  const numberOf = (answers: string) => only(`Quanto? {#${answers}}`)?.number;
  expect(numberOf('3.5:0.25')).toEqual({ value: 3.5, tolerance: 0.25 });
  expect(numberOf('7')).toEqual({ value: 7, tolerance: 0 });
  expect(numberOf('10..16')).toEqual({ value: 13, tolerance: 3 });
  expect(numberOf('5..5')).toEqual({ value: 5, tolerance: 0 });
  expect(numberOf(' =%100%12:2 =%50%20:5')).toEqual({ value: 12, tolerance: 2 });
  for (const wrong of ['nada', '9..3', '3..x', 'x..3', '5:x', '5:-1', '']) expect(codeOf(`Quanto? {#${wrong}}`)).toBe('number_wrong');
});

test('ADM-01 what GIFT holds and nobody can answer is told by its line and its beginning, and the rest comes in', () => {
  const long = `Por que ${'gela '.repeat(30)}?`;
  const file = read(`Sem chaves\n\n${long}\n  {~só errada}\n\nBoa? {T}`);
  expect(file.questions.map(({ line }) => line)).toEqual([6]);
  expect(file.faults).toEqual([
    { line: 1, code: 'brackets_open', about: 'Sem chaves' },
    { line: 3, code: expect.any(String), about: long.slice(0, 80) },
  ]);
  expect(read('Duas\n   linhas').faults[0]?.about).toBe('Duas linhas');
  expect(codeOf('Ao contrário } {')).toBe('brackets_open');
  expect(codeOf('Nada? {só texto}')).toBe('answers_missing');
  expect([codeOf('Peso? {~%150%a ~b}'), codeOf('Peso? {~%-101%a =b}'), codeOf('Peso? {~%1.2.3%a =b}')]).toEqual(
    Array<string>(3).fill('weights_wrong'),
  );
  expect([codeOf('Ligue {=gela -> }'), codeOf('Ligue {= -> freezer}')]).toEqual(['pair_wrong', 'pair_wrong']);
  expect(codeOf(`Muitas? {=a ${'~b '.repeat(12)}}`)).toBe('too_many');
  expect(codeOf(`Longa? {=${'a'.repeat(301)} ~b}`)).toBe('text_too_long');
  expect(codeOf(`Longa? {=a ~b#${'a'.repeat(301)}}`)).toBe('text_too_long');
  expect(codeOf(`Longa? {=a -> ${'a'.repeat(301)}}`)).toBe('text_too_long');
  expect(codeOf(`${'a'.repeat(2_001)}? {T}`)).toBe('text_too_long');
  expect(codeOf(`Longa? {T####${'a'.repeat(601)}}`)).toBe('text_too_long');
  expect(read(`${'a'.repeat(1_999)}? {=${'a'.repeat(300)} ~b####${'a'.repeat(600)}}`).faults).toEqual([]);
});
