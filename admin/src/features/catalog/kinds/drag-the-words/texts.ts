import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { Text } from '@vitrine/domain/kernel';

/** Texts of the game that each language needs. */
export const textsOf = ({ prompt, help, doneLine, before, text, gaps, extra }: ActivityDraftOf<'drag_the_words'>): Text[] => [
  prompt,
  help,
  doneLine,
  before,
  text,
  ...[...gaps, ...extra].flatMap(({ word, reason }) => [word, reason]),
];
