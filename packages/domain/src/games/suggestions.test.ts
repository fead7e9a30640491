import { expect, test } from 'vitest';
import type { GameFrame, Picture } from './rules.ts';
import {
  suggestBlanks,
  suggestDragAndDrop,
  suggestDragTheWords,
  suggestEnigma,
  suggestFlashcards,
  suggestPairs,
  suggestThisOrThat,
  suggestTrueOrFalse,
  type Suggestion,
} from './suggestions.ts';

const say = (text: string) => ({ 'pt-BR': text });
const drawn: Picture = { fileId: null, object: 'fridge', alt: {} };
const frame: GameFrame = {
  prompt: say('Vire'),
  help: say('Toque'),
  doneLine: say('Pronto'),
  points: 30,
  passShare: 0.7,
  clock: 'none',
  limitSeconds: 120,
  hints: false,
  shuffle: true,
};
const card = (id: string, more: object = {}) => ({ id, front: say(id), back: say('Verso'), say: {}, picture: drawn, ...more });
const cards = ['a', 'b', 'c', 'd', 'e'].map((id) => card(id));
const truth = (id: string, more: object = {}) => ({
  id,
  text: say(id),
  isTrue: id < 'c',
  reason: say('Porque sim'),
  picture: null,
  ...more,
});
const truths = ['a', 'b', 'c', 'd', 'e'].map((id) => truth(id));
const side = (id: string, more: object = {}) => ({
  id,
  text: say(id),
  side: id < 'c' ? ('left' as const) : ('right' as const),
  reason: say('R'),
  picture: null,
  ...more,
});
const pair = (id: string, more: object = {}) => ({
  id,
  a: { text: say(id), picture: null },
  b: { text: say('B'), picture: null },
  hint: {},
  ...more,
});
const item = (id: string, more: object = {}) => ({ id, name: say(id), picture: null, places: ['p'], reason: say('R'), ...more });
const gap = (id: string, word: string) => ({ id, word: say(word), also: {}, reason: say('R') });
const enigma = {
  ...frame,
  answer: say('INVERTER'),
  also: {},
  clues: ['a', 'b', 'c'].map((id) => ({ id, text: say(id) })),
  tries: 3,
  clueCost: 2,
  hasBank: true,
  picture: drawn,
};
const words = { ...frame, before: {}, text: say('{{g}}'), gaps: ['a', 'b', 'c'].map((id) => gap(id, 'frio')), extra: [] };
const wrong = { id: 'x', word: say('calor'), reason: say('R') };

/** What is suggested, where, for each change of a game that is well. */
const table: [what: string, given: Suggestion[], expected: string[]][] = [
  ['a whole game of cards', suggestFlashcards({ ...frame, cards }), []],
  [
    'one card without a picture',
    suggestFlashcards({ ...frame, cards: cards.with(1, card('b', { picture: null })) }),
    ['no_picture cards.1.picture b'],
  ],
  ['no card with a picture', suggestFlashcards({ ...frame, cards: cards.map((one) => ({ ...one, picture: null })) }), []],
  ['two cards', suggestFlashcards({ ...frame, cards: cards.slice(0, 2) }), ['few_rows cards b']],
  [
    'a front that no phone shows whole',
    suggestFlashcards({ ...frame, cards: cards.with(0, card('a', { front: say('á'.repeat(61)) })) }),
    ['too_long_for_phone cards.0.front a'],
  ],
  ['two cards alike', suggestFlashcards({ ...frame, cards: cards.with(4, card('e', { front: say('a') })) }), ['same_text cards.4.front e']],
  [
    'cards with nothing around them',
    suggestFlashcards({ ...frame, help: {}, doneLine: {}, points: 0, cards }),
    ['no_help help', 'no_done_line doneLine', 'no_points points'],
  ],
  ['less than five seconds a card', suggestFlashcards({ ...frame, clock: 'limit', limitSeconds: 20, cards }), ['short_clock limitSeconds']],
  [
    'all true',
    suggestTrueOrFalse({ ...frame, secondsACard: 0, cards: truths.map((one) => ({ ...one, isTrue: true })) }),
    ['one_sided cards.4.text e'],
  ],
  [
    'a card without its reason',
    suggestTrueOrFalse({ ...frame, secondsACard: 0, cards: truths.with(2, truth('c', { reason: {} })) }),
    ['no_reason cards.2.reason c'],
  ],
  [
    'all on one side',
    suggestThisOrThat({
      ...frame,
      left: say('A'),
      right: say('B'),
      cards: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => side(id, { side: 'left' })),
    }),
    ['one_sided cards.5.text f'],
  ],
  ['one pair', suggestPairs({ ...frame, mode: 'match', closeAfter: null, pairs: [pair('a')] }), ['few_rows pairs a']],
  [
    'a pair whose second face is long',
    suggestPairs({
      ...frame,
      mode: 'match',
      closeAfter: null,
      pairs: ['a', 'b', 'c', 'd'].map((id) => pair(id, id === 'd' ? { b: { text: say('b'.repeat(25)), picture: null } } : {})),
    }),
    ['too_long_for_phone pairs.3.b.text d'],
  ],
  [
    'a piece with a long name',
    suggestDragAndDrop({
      ...frame,
      places: [],
      items: ['a', 'b', 'c', 'd'].map((id) => item(id, id === 'a' ? { name: say('n'.repeat(15)) } : {})),
    }),
    ['too_long_for_phone items.0.name a'],
  ],
  ['words without a wrong one', suggestDragTheWords(words), ['no_wrong_words extra']],
  [
    'two gaps and a long word',
    suggestDragTheWords({ ...words, gaps: [gap('a', 'frio'), gap('b', 'desumidificadores')], extra: [wrong] }),
    ['few_rows text', 'too_long_for_phone text'],
  ],
  ['blanks without a picture', suggestBlanks({ ...frame, text: say('x'), picture: null, gaps: [] }), []],
  ['a riddle that is well', suggestEnigma(enigma), []],
  ['a solution too long for 360 px', suggestEnigma({ ...enigma, answer: say('REFRIGERADOR') }), ['too_long_for_phone answer']],
  [
    'one clue and no picture',
    suggestEnigma({ ...enigma, picture: null, clues: enigma.clues.slice(0, 1) }),
    ['few_rows clues a', 'no_picture picture'],
  ],
];
test.each(table)('%s', (_, given, expected) => {
  expect(given.map(({ code, at, row }) => [code, at, row].filter(Boolean).join(' '))).toEqual(expected);
});

test('five at most, one of each kind before a second of any', () => {
  const bare = cards.slice(0, 4).map((one) => ({ ...one, picture: null }));
  const codes = suggestFlashcards({ ...frame, help: {}, doneLine: {}, points: 0, cards: [card('z'), ...bare] }).map(({ code }) => code);
  expect(codes).toEqual(['no_picture', 'no_help', 'no_done_line', 'no_points', 'no_picture']);
});
