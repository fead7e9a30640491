/** What a game's board is given, wherever it is played: in the learner's app by the server's word, beside an author's form by the rules alone. */
export type ItemMark = 'open' | 'right' | 'wrong' | 'again' | 'kept';
export type BoardItem = { id: string; mark: ItemMark; isFirst: boolean; tries: number };
export type PictureShown = { url: string | null; object: string | null; alt: string; sound?: string | null | undefined } | null;

/** `right` is null where there is no right or wrong, or nobody could say yet. */
export type ShownVerdict = { seq: number; item: string; answer: string; right: boolean | null; isNear: boolean; reason: string };

/** What hands feel and ears hear; each may be off. */
export type Feel = { pick(): void; right(): void; wrong(): void; end(): void; /** A sound of the author's. */ hear(url: string): void };

export type GamePort<Board> = {
  board: Board;
  items: readonly BoardItem[];
  /** The last one that came. */
  verdict: ShownVerdict | null;
  /** Made here, not judged yet. */
  pending: readonly { item: string; answer: string }[];
  /** Kept on the device until there is a network: no right and wrong meanwhile. */
  isKept: boolean;
  /** Rises when somebody asks for the last verdict again. */
  repeated: number;
  isPaused: boolean;
  /** Less motion, by the device or by the learner. */
  isCalm: boolean;
  /** Letters and numbers play; off where they disturb. */
  hasKeys: boolean;
  /** Twice, half as much, or no time on a card. */
  pace: 'normal' | 'double' | 'free';
  feel: Feel;
  move(item: string, answer: string): void;
};

export const silent: Feel = { pick: () => {}, right: () => {}, wrong: () => {}, end: () => {}, hear: () => {} };
