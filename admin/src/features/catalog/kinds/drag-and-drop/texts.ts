import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { Text } from '@vitrine/domain/kernel';

/** Texts of the game that each language needs. */
export const textsOf = ({ prompt, help, doneLine, places, items }: ActivityDraftOf<'drag_and_drop'>): Text[] => [
  prompt,
  help,
  doneLine,
  ...places.map(({ name }) => name),
  ...items.flatMap(({ name, reason }) => [name, reason]),
];
