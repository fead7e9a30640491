/** The clock of a game: none, one that shows, or one that ends the run. */
export const clocks = ['none', 'show', 'limit'] as const;
export type Clock = (typeof clocks)[number];

/** How fast a learner is asked to be: limits as the author set them, doubled, or none. */
export const paces = ['normal', 'double', 'free'] as const;
export type Pace = (typeof paces)[number];

/** How an item of a run stands; `again`: it comes back once in the same run. */
export const marks = ['open', 'right', 'wrong', 'again'] as const;
export type Mark = (typeof marks)[number];

export const runStates = ['running', 'finished', 'ended_by_time'] as const;
export type RunState = (typeof runStates)[number];

/** Drawn things that may stand in place of a photo. */
export const gameObjects = [
  'fridge',
  'side-by-side',
  'washer',
  'stove',
  'microwave',
  'air-conditioner',
  'fryer',
  'coffee-maker',
  'tv',
  'notebook',
  'phone',
  'headphones',
] as const;
export type GameObject = (typeof gameObjects)[number];

export const gameRefusals = ['run_elsewhere', 'run_over', 'move_out_of_order', 'move_unknown'] as const;
export type GameRefusal = (typeof gameRefusals)[number];

/** Codes of what keeps a game from being published. */
export const gameGaps = [
  'prompt_missing',
  'too_few',
  'text_missing',
  'language_missing',
  'reason_missing',
  'alt_missing',
  'equal_places',
  'nothing_to_solve',
  'too_many_nowhere',
  'text_too_long',
  'gap_not_in_text',
  'bank_too_large',
  'can_get_stuck',
  'number_unread',
  'answer_in_clue',
  'answer_has_emoji',
  'answer_too_long',
  'clue_cost_too_high',
] as const;
export type GameGap = (typeof gameGaps)[number];
