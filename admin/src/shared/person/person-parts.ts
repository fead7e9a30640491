import { createContext, useContext, type ComponentType, type LazyExoticComponent } from 'react';

type PartProps = { memberId: string };

/** What a room shows of a person on their page: a card or several, for those who have its permission. The lower the rank, the earlier. */
export type PersonPart = {
  key: string;
  needs: string;
  rank: number;
  /** Beside the others, where there is room: what is read last. */
  isAside?: boolean;
  Part: LazyExoticComponent<ComponentType<PartProps>>;
};

/** Every room's part, as the app hands them in. */
export const PersonParts = createContext<readonly PersonPart[]>([]);

/** Those that this person may see, in their order. */
export const usePersonParts = (can: readonly string[]): readonly PersonPart[] =>
  useContext(PersonParts)
    .filter(({ needs }) => can.includes(needs))
    .toSorted((one, other) => one.rank - other.rank);
