import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  gapsOfQuestion,
  gradeAnswers,
  numberIn,
  partRight,
  questionKinds,
  questionRules,
  readGift,
  readQuestionSpreadsheet,
  spreadsheetColumns,
  spreadsheetRowOf,
  writeGift,
  type Given,
  type Ids,
  type Question,
  type QuestionKind,
} from './index.ts';

let made = 0;
const ids: Ids = (count) => Array.from({ length: count }, () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`);
const word = fc.stringMatching(/^[a-zç]{3,10}$/);
const say = (text: string) => ({ 'pt-BR': text });
const base = { topic: {}, explanation: {}, prompt: say('O que é?') };

/** A question of each kind with parts of these words. */
const questionOf = (kind: QuestionKind, words: string[]): Question => {
  const [id = ''] = ids(1);
  const options = words.map((text, place) => ({
    id: ids(1)[0] ?? '',
    text: say(text),
    isRight: place === 0 || (kind === 'multiple' && place < 2),
  }));
  if (kind === 'true_false')
    return {
      ...base,
      id,
      kind,
      options: options.slice(0, 2).map((one, place) => ({ ...one, text: say(place === 0 ? 'Verdadeiro' : 'Falso') })),
    };
  if (kind === 'numeric') return { ...base, id, kind, options: [], number: { value: 7_200, tolerance: 100 } };
  if (kind === 'essay') return { ...base, id, kind, options: [] };
  if (kind === 'matching')
    return {
      ...base,
      id,
      kind,
      options: options.map((one) => ({ ...one, isRight: true, pair: { id: ids(1)[0] ?? '', text: say(`par ${one.text['pt-BR']}`) } })),
    };
  if (kind === 'cloze')
    return {
      ...base,
      id,
      kind,
      prompt: say(words.map((_, place) => `antes [${place + 1}] depois`).join(' ')),
      options: options.map((one) => ({ ...one, isRight: true })),
    };
  if (kind === 'hotspot')
    return {
      ...base,
      id,
      kind,
      imageFileId: id,
      options: options.map((one, place) => ({ ...one, area: { x: place * 10, y: 5, width: 10, height: 20 } })),
    };
  if (kind === 'short_text' || kind === 'ordering')
    return { ...base, id, kind, options: options.map((one) => ({ ...one, isRight: true })) };
  return { ...base, id, kind, options };
};
const rightFor = (question: Question): Given => {
  const { kind, id, options, number } = question;
  if (kind === 'numeric') return { options: [], entries: { [id]: String(number?.value) } };
  if (kind === 'short_text') return { options: [], entries: { [id]: (options[0]?.text['pt-BR'] ?? '').toUpperCase() } };
  if (kind === 'cloze') return { options: [], entries: Object.fromEntries(options.map((one) => [one.id, ` ${one.text['pt-BR']} `])) };
  if (kind === 'matching') return { options: [], entries: Object.fromEntries(options.map((one) => [one.id, one.pair?.id ?? ''])) };
  if (kind === 'ordering') return { options: options.map((one) => one.id), entries: {} };
  if (kind === 'essay') return { options: [], entries: { [id]: 'Falo da etiqueta.' } };
  return { options: options.filter(({ isRight }) => isRight).map((one) => one.id), entries: {} };
};
const words = fc.uniqueArray(word, { minLength: 3, maxLength: 6 });
const anyQuestion = fc.tuple(fc.constantFrom(...questionKinds), words).map(([kind, some]) => questionOf(kind, some));

test('TST-09 in every kind the right answer is all of it, no answer is nothing, and a part is never more than the whole', () => {
  fc.assert(
    fc.property(anyQuestion, fc.boolean(), (question, hasPartialCredit) => {
      expect(gapsOfQuestion(question)).toEqual([]);
      expect(partRight(question, { options: [], entries: {} }, { hasPartialCredit })).toBe(0);
      const isByPerson = questionRules[question.kind].isGradedByPerson;
      expect(partRight(question, rightFor(question), { hasPartialCredit })).toBe(isByPerson ? undefined : 1);
      if (isByPerson) expect(partRight(question, rightFor(question), { byPerson: new Map([[question.id, 40]]) })).toBe(0.4);
      const given = rightFor(question);
      const half = { options: given.options.slice(1), entries: Object.fromEntries(Object.entries(given.entries).slice(1)) };
      const part = partRight(question, half, { hasPartialCredit }) ?? 0;
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThan(1);
      if (!hasPartialCredit) expect(part).toBe(0);
    }),
  );
});

test('TST-09 choosing everything is worth nothing, and thirds add up to the whole', () => {
  const question = questionOf('multiple', ['um', 'dois', 'tres', 'quatro']);
  const all = { options: question.options.map(({ id }) => id), entries: {} };
  expect(partRight(question, all, { hasPartialCredit: true })).toBe(0);
  const three = [1, 2, 3].map(() => questionOf('cloze', ['um', 'dois', 'tres']));
  const given = new Map<string, { options: string[]; entries: Record<string, string> }>(
    three.map((one) => [one.id, { options: [], entries: { [one.options[0]?.id ?? '']: 'um' } }]),
  );
  const sure = Array.from({ length: 7 }, () => questionOf('single', ['sim', 'nada', 'talvez']));
  for (const one of sure) given.set(one.id, { ...rightFor(one), options: [...rightFor(one).options] });
  expect(gradeAnswers([...three, ...sure], given, { hasPartialCredit: true }).score).toBe(80);
});

test('TST-09 a number is read as people of each country write it', () => {
  expect(['7200', '7.200', '7,200', '1.234,5', '1,234.5', ' 12 000 ', '-3,5', 'sete', '1.2.3'].map(numberIn)).toEqual([
    7200,
    7.2,
    7.2,
    1234.5,
    1234.5,
    12_000,
    -3.5,
    undefined,
    123,
  ]);
});

const told = (question: Question) => ({
  ...question,
  id: '',
  options: question.options.map(({ id: _, pair, ...option }) => ({ ...option, feedback: option.feedback, pair: pair && pair.text })),
});

test('ADM-01 what the workbook exports it imports again, in every kind', () => {
  fc.assert(
    fc.property(anyQuestion, word, (question, subject) => {
      const row = spreadsheetRowOf({ subject, tags: ['frio', 'energia'], question });
      const read = readQuestionSpreadsheet(
        [
          { line: 1, cells: [...spreadsheetColumns] },
          { line: 2, cells: spreadsheetColumns.map((column) => row[column] ?? '') },
        ],
        { ids },
      );
      expect(read.faults).toEqual([]);
      expect(read.questions[0]).toMatchObject({ line: 2, subject, tags: ['frio', 'energia'] });
      const [again] = read.questions;
      if (again && question.kind !== 'true_false')
        expect(told(again.question)).toMatchObject(JSON.parse(JSON.stringify({ ...told(question), imageFileId: question.imageFileId })));
    }),
  );
});

test('ADM-01 what GIFT can say is read back as it was written, and what it cannot is named in the file', () => {
  const kinds = questionKinds.filter((kind) => !['ordering', 'hotspot', 'cloze'].includes(kind));
  fc.assert(
    fc.property(fc.constantFrom(...kinds), words, (kind, some) => {
      const question = questionOf(kind, some);
      const file = writeGift([{ subject: 'Frio', question }], { locale: 'pt-BR' });
      const read = readGift(file, { locale: 'pt-BR', ids });
      expect(read.faults).toEqual([]);
      expect(read.questions.map((one) => [one.subject, one.question.kind, one.question.prompt])).toEqual([['Frio', kind, question.prompt]]);
      const [again] = read.questions;
      if (again && kind !== 'true_false')
        expect(again.question.options.map(({ text, isRight }) => [text, isRight])).toEqual(
          question.options.map(({ text, isRight }) => [text, isRight]),
        );
    }),
  );
  expect(writeGift([{ subject: '', question: questionOf('ordering', ['um', 'dois', 'tres']) }], { locale: 'pt-BR' })).toContain(
    '// ordering: O que é?',
  );
});

test('ADM-01 a file that is half broken names each bad question by its line, and gives the good ones', () => {
  const gift = [
    '// banco',
    '::um:: Boa? {=sim ~não}',
    '',
    'Sem chave',
    '',
    'Nenhuma certa {~a ~b}',
    '',
    'Peso errado {~%900%a =b}',
    '',
    '$CATEGORY: Loja/Cozinha',
    'Número? {#3,5:0,1}',
    '',
    'Conta {#abc}',
    '',
    'Par {=a -> =b -> c}',
    '',
    'A água ferve a {=100 =cem} graus.',
  ].join('\n');
  const read = readGift(gift, { locale: 'pt-BR', ids });
  expect(read.questions.map(({ line, subject, question }) => [line, subject, question.kind])).toEqual([
    [2, '', 'single'],
    [11, 'Cozinha', 'numeric'],
    [17, 'Cozinha', 'cloze'],
  ]);
  expect(read.faults.map(({ line, code }) => [line, code])).toEqual([
    [4, 'brackets_open'],
    [6, 'right_option_missing'],
    [8, 'weights_wrong'],
    [13, 'number_wrong'],
    [15, 'pair_wrong'],
  ]);
  const head = ['Kind', 'question pt-BR', 'answers pt-BR', 'question en-US', 'answers en-US'];
  const sheet = readQuestionSpreadsheet(
    [
      head,
      ['single', 'Boa?', '* sim\nnão', 'Good?', '* yes\nno'],
      ['sonho', 'x', '* y', '', ''],
      ['single', 'Falta?', 'sim\nnão', '', ''],
      ['single', 'Torta?', '* sim\nnão', 'Bent?', '* yes'],
      ['', '', '', '', ''],
      ['matching', 'Par?', 'a\nb', '', ''],
    ].map((cells, place) => ({ line: place + 1, cells })),
    { ids },
  );
  expect(sheet.questions.map(({ line }) => line)).toEqual([2]);
  expect(sheet.faults.map(({ line, code }) => [line, code])).toEqual([
    [3, 'kind_unknown'],
    [4, 'right_option_missing'],
    [5, 'answers_missing'],
    [7, 'pair_wrong'],
  ]);
  expect(readQuestionSpreadsheet([{ line: 1, cells: ['nome', 'preço'] }], { ids }).faults).toMatchObject([
    { line: 1, code: 'columns_missing' },
  ]);
});
