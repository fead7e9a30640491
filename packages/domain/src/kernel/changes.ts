/** A record that several people edit: what each of them changed, and what becomes of it when they did so at once (decision 058). */

type Sides<Values> = { base: Values; theirs: Values; mine: Values };

/** Fields that were changed, and what stood in them when the form was opened. */
export type Changed<Values> = { now: Partial<Values>; was: Record<string, unknown> };

/** What was changed between `base`, which the form began with, and `mine`, field by field: nothing else is sent. */
export function changedIn<Values extends object>({ base, mine }: Pick<Sides<Values>, 'base' | 'mine'>): Changed<Values> {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(mine).filter(([field, now]) => !isSame(before.get(field), now));
  return {
    now: Object.fromEntries(changed) as Partial<Values>, // oxlint-disable-line typescript/no-unsafe-type-assertion -- some of the fields of `mine`
    was: Object.fromEntries(changed.map(([field]) => [field, before.get(field) ?? null])),
  };
}

/**
 * A record with these changes on top. A field that somebody else changed since is in conflict, unless they wrote the same; a text is one field in each language, a list
 * is one thing. `conflicts`: the fields that two people changed otherwise; with one of them nothing may be saved.
 */
export function mergeChanges<Values extends object>(held: Values, { now, was }: Changed<Values>): { merged: Values; conflicts: string[] } {
  const there = new Map<string, unknown>(Object.entries(held));
  const conflicts: string[] = [];
  const sent = Object.entries(now).filter(([, mine]) => mine !== undefined);
  const fields = sent.map(([field, mine]) => {
    const theirs = there.get(field);
    if (isTorn({ base: was[field], theirs, mine })) conflicts.push(field);
    return [field, known(merged({ base: was[field], theirs, mine }))];
  });
  return { merged: { ...held, ...Object.fromEntries(fields) }, conflicts };
}

/** Without the parts that are not there: a language that somebody took away is no part. */
const known = (value: unknown): unknown =>
  isPlain(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, known(part)]])))
    : value;

/** What is saved over the other's: what was typed here stands on top of what they saved, and nothing else of theirs goes. Texts are merged language by language; a list is one thing. */
export function mergedOver<Values extends object>(sides: Sides<Values>): Values {
  const whole = merged(sides);
  return isPlain(whole) ? { ...sides.mine, ...whole } : sides.mine;
}

function merged({ base, theirs, mine }: Sides<unknown>): unknown {
  if (isSame(base, mine)) return theirs;
  if (isSame(base, theirs) || !isPlain(theirs) || !isPlain(mine)) return mine;
  return Object.fromEntries(partsOf({ base, theirs, mine }).map(([key, sides]) => [key, merged(sides)]));
}

/** Whether two people wrote different things into one place. */
function isTorn({ base, theirs, mine }: Sides<unknown>): boolean {
  if (isSame(base, mine) || isSame(base, theirs) || isSame(theirs, mine)) return false;
  if (!isPlain(theirs) || !isPlain(mine)) return true;
  return partsOf({ base, theirs, mine }).some(([, sides]) => isTorn(sides));
}

function partsOf({ base, theirs, mine }: Sides<unknown>): [string, Sides<unknown>][] {
  const [was, there, here] = [base, theirs, mine].map((side): Record<string, unknown> => (isPlain(side) ? side : {}));
  return [...new Set([...Object.keys(there ?? {}), ...Object.keys(here ?? {})])].map((key) => [
    key,
    { base: was?.[key], theirs: there?.[key], mine: here?.[key] },
  ]);
}

/** Alike for whoever reads it: a text that was never written and one that is empty are one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each: unknown, place) => isSame(each, other[place]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';
const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
