import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { Text } from '@vitrine/domain/kernel';

/** Texts of the game that each language needs. */
export const textsOf = ({ prompt, help, doneLine, text, gaps }: ActivityDraftOf<'fill_in_the_blanks'>): Text[] => [
  prompt,
  help,
  doneLine,
  text,
  ...gaps.map(({ reason }) => reason),
];
