import type { ActivityDraftOf } from '@vitrine/contract/activities';

/** Every text inside the game. */
export const textsOf = ({ prompt, help, doneLine, cards }: ActivityDraftOf<'flashcards'>) => [
  prompt,
  help,
  doneLine,
  ...cards.flatMap(({ front, back, say }) => [front, back, say]),
];
