import { expect, test } from 'vitest';
import { readQuestionSpreadsheet, spreadsheetRowOf, type Ids, type Question } from '../index.ts';

/** Ids that can be told apart: `1`, `2`, … in the order in which they are asked for. */
const counted = (): Ids => {
  let made = 0;
  return (count) => Array.from({ length: count }, () => String((made += 1)));
};
const say = (text: string) => ({ 'pt-BR': text });
const columns = ['kind', 'question pt-BR', 'answers pt-BR', 'why pt-BR', 'subject', 'tags', 'picture', 'answers en-US', 'question en-US'];
type Cells = {
  kind: string;
  ask?: string;
  answers?: string;
  why?: string;
  subject?: string;
  tags?: string;
  picture?: string;
  inEnglish?: string;
};
const cellsOf = ({ kind, ask = 'Qual?', answers = '', why = '', subject = '', tags = '', picture = '', inEnglish = '' }: Cells) => [
  kind,
  ask,
  answers,
  why,
  subject,
  tags,
  picture,
  inEnglish,
  inEnglish ? 'Which?' : '',
];
const read = (...rows: Cells[]) =>
  readQuestionSpreadsheet([{ line: 1, cells: columns }, ...rows.map((row, place) => ({ line: place + 2, cells: cellsOf(row) }))], {
    ids: counted(),
  });
const only = (row: Cells) => read(row).questions[0];
const codeOf = (row: Cells) => read(row).faults[0]?.code;
const picture = '01a2119d-528a-7b6f-8cd5-342abc8e3a21';

test('ADM-01 columns of the workbook are known by their names, in any order and case; without the kind or a question there is nothing to read', () => {
  const headed = (cells: string[]) => readQuestionSpreadsheet([{ line: 3, cells }], { ids: counted() });
  expect(headed([' Kind ', 'QUESTION es-ES'])).toEqual({ questions: [], faults: [] });
  expect(headed(['kind', 'why pt-BR']).faults).toEqual([{ line: 3, code: 'columns_missing', about: 'kind, why pt-BR' }]);
  expect(headed(['question pt-BR', 'x'.repeat(90)]).faults[0]).toMatchObject({
    code: 'columns_missing',
    about: `question pt-BR, ${'x'.repeat(64)}`,
  });
  expect(readQuestionSpreadsheet([], { ids: counted() }).faults).toEqual([{ line: 1, code: 'columns_missing', about: '' }]);
});

test('ADM-01 a line becomes a question with its subject, its labels once each and its picture; an empty line is passed over', () => {
  const tags = `frio; frio, ${'x'.repeat(50)},, ${Array.from({ length: 25 }, (_, place) => `t${place}`).join(',')}`;
  const file = read(
    { kind: ' SINGLE ', answers: " *  certa \r\n\r\n'-5 graus", why: "'=porque", subject: 's'.repeat(90), tags, picture },
    { kind: '', ask: '' },
    { kind: 'essay', picture: `${picture}0` },
  );
  expect(file.faults).toEqual([]);
  expect(file.questions).toHaveLength(2);
  expect(file.questions[0]).toMatchObject({
    line: 2,
    subject: 's'.repeat(80),
    tags: ['frio', 'x'.repeat(40), ...Array.from({ length: 18 }, (_, place) => `t${place}`)],
    question: {
      id: '1',
      kind: 'single',
      prompt: say('Qual?'),
      explanation: say('=porque'),
      imageFileId: picture,
      options: [
        { id: '2', text: say('certa'), isRight: true },
        { id: '4', text: say("'-5 graus"), isRight: false },
      ],
    },
  });
  expect(file.questions[1]).toMatchObject({ line: 4, question: { kind: 'essay', options: [] } });
  expect(file.questions[1]?.question).not.toHaveProperty('imageFileId');
});

test('ADM-01 answers of each kind are read from the lines of one cell, in every language alike', () => {
  const parts = (row: Cells) => only(row)?.question.options.map(({ text, isRight }) => [text['pt-BR'], isRight]);
  expect(parts({ kind: 'multiple', answers: '*a\n* b\nc' })).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
  expect(parts({ kind: 'ordering', answers: 'a\nb' })).toEqual([
    ['a', true],
    ['b', true],
  ]);
  expect(parts({ kind: 'short_text', answers: 'a' })).toEqual([['a', true]]);
  expect(parts({ kind: 'cloze', ask: 'É [1]?', answers: 'a|b' })).toEqual([['a|b', true]]);
  expect(only({ kind: 'matching', answers: 'a => b\nc=>d' })?.question.options).toEqual([
    { id: '2', isRight: true, text: say('a'), pair: { id: '3', text: say('b') } },
    { id: '4', isRight: true, text: say('c'), pair: { id: '5', text: say('d') } },
  ]);
  expect(only({ kind: 'hotspot', picture, answers: '* porta @ 0 10.5  40 100\nbase @ 1 2 3 4' })?.question.options).toEqual([
    { id: '2', isRight: true, text: say('porta'), area: { x: 0, y: 10.5, width: 40, height: 100 } },
    { id: '4', isRight: false, text: say('base'), area: { x: 1, y: 2, width: 3, height: 4 } },
  ]);
  expect(only({ kind: 'single', answers: '*certa\nerrada', inEnglish: '*right\nwrong' })?.question.options[1]?.text).toEqual({
    'pt-BR': 'errada',
    'en-US': 'wrong',
  });
  expect(codeOf({ kind: 'single', answers: '*certa\nerrada', inEnglish: '*right' })).toBe('answers_missing');
});

test.each([
  ...['true', 'Verdadeiro', 'verdadero', 'VRAI', 't', '* v'].map((said) => [said, true] as const),
  ...['false', 'Falso', 'FAUX', 'f'].map((said) => [said, false] as const),
])('ADM-01 %s is read as %s', (said, isTrue) => {
  expect(only({ kind: 'true_false', answers: said })?.question.options.map(({ isRight }) => isRight)).toEqual([isTrue, !isTrue]);
});

test('ADM-01 a number is read with its tolerance, as people write both', () => {
  expect(only({ kind: 'numeric', answers: '1.234,5 ± 0,5' })?.question.number).toEqual({ value: 1234.5, tolerance: 0.5 });
  expect(only({ kind: 'numeric', answers: '7' })?.question.number).toEqual({ value: 7, tolerance: 0 });
  expect(only({ kind: 'numeric', answers: '7 ± 0' })?.question.number).toEqual({ value: 7, tolerance: 0 });
  for (const answers of ['', 'sete', '7 ± -1', '7 ± x']) expect(codeOf({ kind: 'numeric', answers })).toBe('number_wrong');
});

test('ADM-01 what a line lacks is told by its number and its question, cut short', () => {
  const codes: [Cells, string][] = [
    [{ kind: 'riddle' }, 'kind_unknown'],
    [{ kind: 'single' }, 'answers_missing'],
    [{ kind: 'true_false', answers: 'talvez' }, 'right_option_missing'],
    [{ kind: 'matching', answers: 'a => b\nsó um lado' }, 'pair_wrong'],
    ...['', '1 2 3', '-1 2 3 4', '1 101 3 4', '1 2 x 4', '1 2 0 4', '1 2 3 0'].map((area): [Cells, string] => [
      { kind: 'hotspot', picture, answers: `*a @ ${area}` },
      'area_wrong',
    ]),
    [{ kind: 'hotspot', answers: '*a @ 1 2 3 4' }, 'picture_missing'],
    [{ kind: 'multiple', answers: Array<string>(13).fill('*a').join('\n') }, 'too_many'],
    [{ kind: 'single', answers: `*${'a'.repeat(301)}\nb` }, 'text_too_long'],
  ];
  for (const [row, code] of codes) expect([row.kind, row.answers, codeOf(row)]).toEqual([row.kind, row.answers, code]);
  expect(read({ kind: 'essay' }, { kind: 'single', ask: 'Q'.repeat(90) }, { kind: 'riddle', ask: '' }).faults).toEqual([
    { line: 3, code: 'answers_missing', about: 'Q'.repeat(80) },
    { line: 4, code: 'kind_unknown', about: 'riddle' },
  ]);
});

test('ADM-01 the workbook is written as it is read', () => {
  const question = (part: Partial<Question> & Pick<Question, 'kind'>): Question => ({
    id: 'q',
    topic: {},
    prompt: say('Qual?'),
    explanation: {},
    options: [],
    ...part,
  });
  const option = (text: string, isRight: boolean) => ({ id: text, text: say(text), isRight });
  const cell = (part: Partial<Question> & Pick<Question, 'kind'>) =>
    spreadsheetRowOf({ subject: 's', tags: ['a', 'b'], question: question(part) })['answers pt-BR'];
  expect(
    spreadsheetRowOf({
      subject: 's',
      tags: ['a', 'b'],
      question: question({ kind: 'essay', explanation: say('porque'), imageFileId: picture }),
    }),
  ).toMatchObject({
    kind: 'essay',
    subject: 's',
    tags: 'a, b',
    picture,
    'question pt-BR': 'Qual?',
    'why pt-BR': 'porque',
    'question fr-FR': '',
    'answers fr-FR': '',
    'why fr-FR': '',
  });
  expect(cell({ kind: 'true_false', options: [option('x', true), option('y', false)] })).toBe('true');
  expect(cell({ kind: 'true_false', options: [option('x', false), option('y', true)] })).toBe('false');
  expect(cell({ kind: 'numeric', number: { value: 7.5, tolerance: 1 } })).toBe('7.5 ± 1');
  expect(cell({ kind: 'multiple', options: [option('a', true), option('b', false)] })).toBe('* a\nb');
  for (const kind of ['ordering', 'cloze', 'short_text'] as const)
    expect(cell({ kind, options: [option('a', true), option('b', true)] })).toBe('a\nb');
  expect(cell({ kind: 'matching', options: [{ ...option('a', true), pair: { id: 'p', text: say('b') } }] })).toBe('a => b');
  expect(cell({ kind: 'hotspot', options: [{ ...option('a', true), area: { x: 1, y: 2, width: 3, height: 4 } }] })).toBe('* a @ 1 2 3 4');
});
