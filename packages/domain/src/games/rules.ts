import { textIn, type Locale, type Text } from '../kernel/index.ts';
import { scoreOf, shuffleBy, waitingIn, type GameState, type Judged, type Move, type Score, type Shuffle } from './state.ts';
import type { Clock, GameGap, GameObject, Pace } from './words.ts';

/** What every game has besides its own things. */
export type GameFrame = {
  prompt: Text;
  help: Text;
  doneLine: Text;
  points: number;
  /** Part of the items that must be right at the first try. */
  passShare: number;
  clock: Clock;
  limitSeconds: number;
  hints: boolean;
  shuffle: boolean;
};

/** A photo, or a drawn object; without `alt` it is decoration. A sound may belong to it, heard by who wants sounds. */
export type Picture = { fileId: string | null; object: GameObject | null; alt: Text; soundFileId?: string | null | undefined } | null;
/** A picture as a learner gets it. */
export type ShownPicture = { url: string | null; object: GameObject | null; alt: string; sound?: string | null } | null;

export type Say = (text: Text) => string;
/** How a board is said: in which words, and under which addresses its files lie. */
export type Telling = { locale: Locale; say: Say; linkTo: (fileId: string) => string | null };
/** An item afterwards: what it was, what would have been right, and why. */
export type Told = { text: string; right: string; reason: string };

/** What a game is, as pure functions; one for each kind. The board never tells what is right before its time. */
export type GameRules<Content extends GameFrame, Board extends object = object> = {
  /** Whether a device without a network may tell right from wrong by itself. */
  isWholeOffline: boolean;
  itemsOf(content: Content): string[];
  deal(content: Content, ask: { shuffle: Shuffle; carried: readonly string[] }): GameState;
  /** Null: no move of this game, or not now. */
  judge(content: Content, state: GameState, move: Move, locale: Locale): Judged<Text> | null;
  /** The next move that is right; null when nothing is left. For the author, who lets the game play itself, and for tests. */
  solve(content: Content, state: GameState, locale: Locale): Move | null;
  boardOf(content: Content, state: GameState, telling: Telling): Board;
  tell(content: Content, item: string, say: Say): Told;
  picturesOf(content: Content): { path: string; picture: Picture }[];
  missingOf(content: Content): GameGap[];
  /** Where it is otherwise than `score ≥ passShare`. */
  isPassed?(content: Content, state: GameState): boolean;
  scoreOf?(content: Content, state: GameState): Score;
  isOver?(content: Content, state: GameState): boolean;
  /** Where the points are otherwise than the author's number. */
  pointsOf?(content: Content, state: GameState): number;
};

/** A game with its content inside: what plays it need not know which one it is. */
export type Game = {
  kind: string;
  isWholeOffline: boolean;
  frame: GameFrame;
  items: string[];
  /** Photos and sounds that a board names. */
  fileIds: string[];
  deal(seed: number, carried?: readonly string[]): GameState;
  judge(state: GameState, move: Move, locale: Locale): Judged<Text> | null;
  solve(state: GameState, locale: Locale): Move | null;
  boardOf(state: GameState, telling: Telling): object;
  tell(item: string, say: Say): Told;
  scoreOf(state: GameState): Score;
  isPassed(state: GameState): boolean;
  isOver(state: GameState): boolean;
  pointsOf(state: GameState): number;
};

/** The game that these rules make of this content. */
export function gameOf<Content extends GameFrame>(kind: string, rules: GameRules<Content>, content: Content): Game {
  const score = (state: GameState) => (rules.scoreOf ? rules.scoreOf(content, state) : scoreOf(state));
  return {
    kind,
    isWholeOffline: rules.isWholeOffline,
    frame: content,
    items: rules.itemsOf(content),
    fileIds: rules.picturesOf(content).flatMap(({ picture }) => [picture?.fileId ?? [], picture?.soundFileId ?? []].flat()),
    deal: (seed, carried = []) => rules.deal(content, { shuffle: content.shuffle ? shuffleBy(seed) : (items) => [...items], carried }),
    judge: (state, move, locale) => rules.judge(content, state, move, locale),
    solve: (state, locale) => rules.solve(content, state, locale),
    boardOf: (state, telling) => rules.boardOf(content, state, telling),
    tell: (item, say) => rules.tell(content, item, say),
    scoreOf: score,
    isPassed: (state) => {
      if (rules.isPassed) return rules.isPassed(content, state);
      const { right, items } = score(state);
      return items > 0 && right >= items * content.passShare - 1e-9;
    },
    isOver: (state) => (rules.isOver ? rules.isOver(content, state) : waitingIn(state).length === 0),
    pointsOf: (state) => rules.pointsOf?.(content, state) ?? content.points,
  };
}

export const sayIn =
  (locale: Locale): Say =>
  (text) =>
    textIn(text, locale);

/** Seconds that a run may take; null without a limit. */
export function limitOf({ clock, limitSeconds }: Pick<GameFrame, 'clock' | 'limitSeconds'>, pace: Pace): number | null {
  if (clock !== 'limit' || pace === 'free') return null;
  return pace === 'double' ? limitSeconds * 2 : limitSeconds;
}

export const shown = (picture: Picture, { say, linkTo }: Telling): ShownPicture =>
  picture && {
    url: picture.fileId === null ? null : linkTo(picture.fileId),
    object: picture.object,
    alt: say(picture.alt),
    ...(picture.soundFileId ? { sound: linkTo(picture.soundFileId) } : {}),
  };

export const isEmpty = (text: Text): boolean => !Object.values(text).some(Boolean);

/** A photo, unlike a drawn object, needs words for those who do not see it. */
export const lacksAlt = (picture: Picture): boolean => picture !== null && picture.fileId !== null && isEmpty(picture.alt);

/** What every game may lack, in the order in which an author writes. */
export function frameGaps(
  { prompt }: GameFrame,
  own: Partial<Record<GameGap, boolean>>,
  pictures: readonly { picture: Picture }[] = [],
): GameGap[] {
  const gaps: [GameGap, boolean][] = [
    ['prompt_missing', isEmpty(prompt)],
    ['too_few', own.too_few ?? false],
    ['text_missing', own.text_missing ?? false],
    ['reason_missing', own.reason_missing ?? false],
    ['alt_missing', pictures.some(({ picture }) => lacksAlt(picture))],
    ['equal_places', own.equal_places ?? false],
    ['nothing_to_solve', own.nothing_to_solve ?? false],
    ['answer_in_clue', own.answer_in_clue ?? false],
  ];
  return gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : []));
}
