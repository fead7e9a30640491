import type { ActivityDraftOf } from '@vitrine/contract/activities';

/** Every text inside the game. */
export const textsOf = ({ prompt, help, doneLine, pairs }: ActivityDraftOf<'find_the_pairs'>) => [
  prompt,
  help,
  doneLine,
  ...pairs.flatMap(({ a, b, hint }) => [a.text, b.text, hint]),
];
