import { isSame } from '@vitrine/domain/kernel';

/** A field that somebody else saved otherwise than this form began with. */
export type Difference = {
  field: string;
  theirs: unknown;
  mine: unknown;
  /** Whether this person wrote something else there too; otherwise what the other saved stays. */
  isMine: boolean;
};

type Sides<Values> = { base: Values; theirs: Values; mine: Values };

/** What the other one changed meanwhile and does not stand here already, field by field. */
export function differencesOf<Values extends object>({ base, theirs, mine }: Sides<Values>): Difference[] {
  const [was, there, here] = [base, theirs, mine].map((side) => new Map<string, unknown>(Object.entries(side)));
  return [...(there ?? [])].flatMap(([field, now]) => {
    const [before, typed] = [was?.get(field), here?.get(field)];
    if (isSame(before, now) || isSame(now, typed)) return [];
    return [{ field, theirs: now, mine: typed, isMine: !isSame(before, typed) }];
  });
}
