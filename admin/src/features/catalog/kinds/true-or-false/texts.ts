import type { ActivityDraftOf } from '@vitrine/contract/activities';

/** Every text inside the game. */
export const textsOf = ({ prompt, help, doneLine, cards }: ActivityDraftOf<'true_or_false'>) => [
  prompt,
  help,
  doneLine,
  ...cards.flatMap(({ text, reason }) => [text, reason]),
];
