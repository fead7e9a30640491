/** What a lesson set from one commit to the next: its memory read as the elements of the standard. */

export type ElementChange = { element: string; value: string };

const longest = 240;
/** Of one commit: nobody reads on beyond these. */
const mostChanges = 60;

/** Elements that have another value than before, in the order of their names. `before` is null for the first commit of a session. */
export function changesBetween(before: string | null, after: string): ElementChange[] {
  const old = new Map(before === null ? [] : elementsOf(before).map(({ element, value }) => [element, value]));
  return elementsOf(after)
    .filter(({ element, value }) => old.get(element) !== value)
    .toSorted((a, b) => (a.element < b.element ? -1 : 1))
    .slice(0, mostChanges)
    .map(({ element, value }) => ({ element, value: value.length > longest ? `${value.slice(0, longest)}…` : value }));
}

/** A memory that nobody can read is one element. */
function elementsOf(cmi: string): ElementChange[] {
  try {
    const read: unknown = JSON.parse(cmi);
    return read !== null && typeof read === 'object' ? leavesOf('cmi', read) : [{ element: 'cmi', value: cmi }];
  } catch {
    return cmi === '' ? [] : [{ element: 'cmi', value: cmi }];
  }
}

const leavesOf = (path: string, value: unknown): ElementChange[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(`${path}.${name}`, inner))
    : value === null || value === ''
      ? []
      : [{ element: path, value: typeof value === 'string' ? value : JSON.stringify(value) }];
