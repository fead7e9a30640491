import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { z } from 'zod';

const Search = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String).catch(''));

/** For a list route: whatever stands in the address, as texts. */
export function validateSearch(search: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(Search.catch({}).parse(search)).filter(([, value]) => value !== ''));
}

/** What a list shows, read from the address: its filters, and what is open beside it (`open`: an id, `new` or `import`). */
export function useResourceSearch(path: string, filters: readonly { key: string }[]) {
  const search = validateSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { open, ...rest } = search;
  const known = ['search', 'sort', ...filters.map(({ key }) => key)];
  const filter = Object.fromEntries(known.flatMap((key) => (rest[key] === undefined ? [] : [[key, rest[key]]])));
  const setFilter = useCallback(
    (key: string, value: string | undefined) => {
      void navigate({ to: path, search: (before: object) => without({ ...before, [key]: value }), replace: true });
    },
    [navigate, path],
  );
  const hrefWith = (next: string | undefined) => `${path}${queryOf(without({ ...filter, open: next }))}`;
  const openAt = (next: string | undefined) => void navigate({ to: path, search: () => without({ ...filter, open: next }) });
  return { open, filter, setFilter, hrefWith, openAt };
}

const without = (search: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]: [string, unknown]) => (typeof value === 'string' && value !== '' ? [[key, value]] : [])),
  );

function queryOf(search: Record<string, string>): string {
  const text = new URLSearchParams(search).toString();
  return text === '' ? '' : `?${text}`;
}
