/** A hidden word behind shutters: clues open them one by one, guesses cost tries. */
import { textIn, type Locale, type Text } from '../kernel/index.ts';
import { askFor, begunIn, gapsIn, textsIn, when, type GameCheck, type Texts } from './checks.ts';
import { compareText, foldText, graphemesOf, type Likeness } from './compare-text.ts';
import { playedIn } from './drag-the-words.ts';
import { bankOf, lettersInPlace, lettersOf, slotsOf, upper, type Slot } from './enigma-letters.ts';
import { frameGaps, shown, type GameFrame, type GameRules, type Picture, type ShownPicture } from './rules.ts';
import { dealt, itemIn, tried, type GameState } from './state.ts';

/** `clueCost`: points for each clue beyond the first. */
export type EnigmaContent = GameFrame & {
  answer: Text;
  also: Texts;
  clues: { id: string; text: Text }[];
  tries: number;
  clueCost: number;
  hasBank: boolean;
  picture: Picture;
};
export type EnigmaBoard = {
  slots: (Slot & { letter: string | null })[];
  /** Null: there is nothing to tap, the word is typed. */
  bank: string[] | null;
  /** As many as there are; `text` of those that were opened. */
  clues: { text: string | null }[];
  clueCost: number;
  tries: number;
  triesLeft: number;
  guesses: { text: string; inPlace: number }[];
  outcome: 'open' | 'solved' | 'revealed';
  /** When the run is over: the word and its picture. */
  answer: string | null;
  picture: ShownPicture;
};

export const enigmaLimits = { answer: 24, words: 3, also: 5, clues: 6, fewestClues: 2, clue: 60, tries: 6, guess: 60 } as const;

/** The one thing that is scored, and what is asked for to open a clue. */
export const enigmaWord = 'word';
export const enigmaClue = askFor('hint', enigmaWord);

export const enigma: GameRules<EnigmaContent, EnigmaBoard> = {
  isWholeOffline: false,
  itemsOf: () => [enigmaWord],
  // Ten digits in an order of chance: the bank of each language is drawn by them.
  deal: (_content, { shuffle }) => dealt([enigmaWord], { others: shuffle(Array.from('0123456789')) }),
  judge: (content, state, { item, answer }, asked) => {
    const stands = itemIn(state, enigmaWord);
    if (stands?.mark !== 'open') return null;
    if (item === enigmaClue) {
      const clue = content.clues[openedIn(state)];
      return clue ? { state: { ...state, seen: [...state.seen, clueMark] }, right: null, reason: clue.text } : null;
    }
    const guess = answer.trim();
    if (item !== enigmaWord || guess === '' || Array.from(guess).length > enigmaLimits.guess) return null;
    const likeness = likenessOf(content, { guess, locale: playedIn(content.answer, asked) });
    if (likeness === 'near') return { state, right: false, near: true, reason: null };
    const isRight = likeness === 'right';
    const isLast = triesLeftIn(content, state) <= 1;
    const after = tried(state, enigmaWord, { isRight, answer: guess, mark: isRight ? 'right' : isLast ? 'wrong' : 'open' });
    return { state: isRight ? after : { ...after, seen: [...after.seen, guess] }, right: isRight, reason: null };
  },
  solve: (content, state, asked) =>
    itemIn(state, enigmaWord)?.mark === 'open' ? { item: enigmaWord, answer: answerIn(content, playedIn(content.answer, asked)) } : null,
  boardOf: (content, state, telling) => {
    const locale = playedIn(content.answer, telling.locale);
    const answer = answerIn(content, locale);
    const mark = itemIn(state, enigmaWord)?.mark;
    const outcome = mark === 'right' ? 'solved' : mark === 'wrong' ? 'revealed' : 'open';
    const guesses = guessesIn(state).map((text) => ({ text, found: lettersInPlace(text, answer, locale) }));
    const known = new Map(guesses.flatMap(({ found }) => found.map(({ place, letter }) => [place, letter])));
    const letters = graphemesOf(answer, locale);
    const isOver = outcome !== 'open';
    return {
      slots: slotsOf(answer, locale).map((slot, place) => ({
        ...slot,
        letter: isOver ? upper(letters[place] ?? '', locale) : (known.get(place) ?? null),
      })),
      bank: content.hasBank ? bankOf(answer, { locale, seed: Number(state.others.join('')) }) : null,
      clues: content.clues.map(({ text }, place) => ({ text: place < openedIn(state) || isOver ? telling.say(text) : null })),
      clueCost: content.clueCost,
      tries: content.tries,
      triesLeft: triesLeftIn(content, state),
      guesses: guesses.map(({ text, found }) => ({ text, inPlace: found.length })),
      outcome,
      answer: isOver ? answer : null,
      picture: isOver ? shown(content.picture, telling) : null,
    };
  },
  tell: ({ answer, clues }, _item, say) => ({ text: clues[0] ? say(clues[0].text) : '', right: say(answer), reason: '' }),
  picturesOf: ({ picture }) => [{ path: 'picture.fileId', picture }],
  missingOf: (content) => [...new Set([...frameGaps(content, {}, [content]), ...gapsIn(checkEnigma(content))])],
  /** Points − cost of each clue beyond the first, as a part of the points. */
  scoreOf: (content, state) => {
    const isSolved = itemIn(state, enigmaWord)?.mark === 'right';
    const right = !isSolved ? 0 : content.points === 0 ? 1 : pointsIn(content, state) / content.points;
    return { right, items: 1, percent: Math.floor(right * 100 + 1e-9) };
  },
  // Solved or told: complete either way, without points where it was told (decision D77).
  isPassed: (_content, state) => itemIn(state, enigmaWord)?.mark !== 'open',
  pointsOf: (content, state) => (itemIn(state, enigmaWord)?.mark === 'right' ? pointsIn(content, state) : 0),
};

/** Clues that lie open; the first does from the beginning. */
export const openedIn = ({ seen }: GameState): number => 1 + seen.filter((one) => one === clueMark).length;

/** What an author should see to, in each language that is begun. */
export function checkEnigma(content: Omit<EnigmaContent, keyof GameFrame> & Pick<GameFrame, 'points'>): GameCheck[] {
  const { answer, also, clues, clueCost, points, picture } = content;
  const begun = begunIn([answer, ...clues.map(({ text }) => text)]);
  return [
    ...when(begun.length === 0, 'text_missing'),
    ...when(clues.length < enigmaLimits.fewestClues, 'too_few'),
    ...when(clueCost > points, 'clue_cost_too_high'),
    ...when(picture === null, 'no_picture'),
    ...begun.flatMap((locale): GameCheck[] => {
      const word = answerIn(content, locale);
      const told = [word, ...textsIn(also, locale)].map((text) => foldText(text)).filter(Boolean);
      return [
        ...when(word === '', 'language_missing', { locale }),
        ...when(hasEmoji(word) || (word !== '' && !/\p{L}/u.test(word)), 'answer_has_emoji', { locale }),
        ...when(
          graphemesOf(word, locale).length > enigmaLimits.answer || word.split(/\s+/).length > enigmaLimits.words,
          'answer_too_long',
          { locale },
        ),
        ...clues.flatMap(({ id, text }) => [
          ...when(!text[locale], 'language_missing', { at: id, locale }),
          ...when(
            told.some((one) => tells(text[locale] ?? '', one)),
            'answer_in_clue',
            { at: id, locale },
          ),
        ]),
      ];
    }),
  ];
}

/** Stands among what was seen for a clue; a guess is never empty. */
const clueMark = '';
const guessesIn = ({ seen }: GameState) => seen.filter((one) => one !== clueMark);
const triesLeftIn = ({ tries }: EnigmaContent, state: GameState) => Math.max(0, tries - guessesIn(state).length);
const pointsIn = ({ points, clueCost }: EnigmaContent, state: GameState) => Math.max(0, points - clueCost * (openedIn(state) - 1));
const answerIn = ({ answer }: Pick<EnigmaContent, 'answer'>, locale: Locale) => (answer[locale] ?? textIn(answer, locale)).trim();

/** As it was typed, and without what only joins its parts. */
function likenessOf(content: EnigmaContent, { guess, locale }: { guess: string; locale: Locale }): Likeness {
  const accepted = [answerIn(content, locale), ...textsIn(content.also, locale)];
  const joined = (text: string) => lettersOf(text, locale).join('');
  const verdicts = [compareText(guess, accepted, { locale }), compareText(joined(guess), accepted.map(joined), { locale })];
  if (verdicts.includes('right')) return 'right';
  return verdicts.includes('near') ? 'near' : 'wrong';
}

/** True where a text holds a word whole, in any case and with any accents. */
const tells = (text: string, word: string) => {
  const plain = (folded: string) => ` ${folded.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ').trim()} `;
  return plain(foldText(text)).includes(plain(word));
};

/** Emoji are fine in a name; as an answer nobody could type them. */
const hasEmoji = (text: string) => /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(text);
