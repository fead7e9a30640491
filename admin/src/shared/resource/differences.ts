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

/** What is saved over the other's: what was typed here stands on top of what they saved, and nothing else of theirs goes. Texts are merged language by language; a list is one thing. */
export function mergedOver<Values extends object>(sides: Sides<Values>): Values {
  return merged(sides) as Values; // oxlint-disable-line typescript/no-unsafe-type-assertion -- each field comes from one of three values of this type
}

function merged({ base, theirs, mine }: Sides<unknown>): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || !isPlain(theirs) || !isPlain(mine)) return mine;
  const was: Record<string, unknown> = isPlain(base) ? base : {};
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  return Object.fromEntries(keys.map((key) => [key, merged({ base: was[key], theirs: theirs[key], mine: mine[key] })]));
}

/** Alike for whoever reads it: a text that was never written and one that is empty are one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each: unknown, place) => isSame(each, other[place]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

const isNothing = (value: unknown) => value === undefined || value === '';
const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
