import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { Text } from '@vitrine/domain/kernel';

/** Texts of the game that each language needs. */
export const textsOf = ({ prompt, help, doneLine, answer, clues }: ActivityDraftOf<'enigma'>): Text[] => [
  prompt,
  help,
  doneLine,
  answer,
  ...clues.map(({ text }) => text),
];
