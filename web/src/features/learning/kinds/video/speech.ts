/** What a player of another site told about itself. */
export type Heard = {
  isReady?: true;
  state?: 'playing' | 'stopped';
  /** Seconds from the beginning. */
  at?: number;
  /** The length of the film, in seconds. */
  seconds?: number;
  /** It will not play: the film is gone, or may not be shown here. */
  isGone?: true;
};

/** The language of messages that a player of another site speaks, by its documentation. */
export type Speech = {
  /** The address of the frame for this page, beginning at a second. */
  frame: (url: string, from: { origin: string; seconds: number }) => string;
  /** What is said when the frame has loaded. */
  hello: () => unknown[];
  seek: (seconds: number) => unknown[];
  /** What a message means; null for one that means nothing here. */
  read: (data: unknown) => Heard | null;
};
