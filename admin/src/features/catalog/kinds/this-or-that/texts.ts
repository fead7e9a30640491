import type { ActivityDraftOf } from '@vitrine/contract/activities';

/** Every text inside the game. */
export const textsOf = ({ prompt, help, doneLine, left, right, cards }: ActivityDraftOf<'this_or_that'>) => [
  prompt,
  help,
  doneLine,
  left,
  right,
  ...cards.flatMap(({ text, reason }) => [text, reason]),
];
