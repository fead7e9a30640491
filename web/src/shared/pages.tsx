import { Button, Failed } from '@vitrine/ui';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import classes from './pages.module.css';
import { useNearEnd } from './use-near-end.ts';

/** A list that comes a page at a time, as the query cache hands it out. */
type Paged<Item> = {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
};

type PagesProps<Item> = {
  found: Paged<Item>;
  /** How many there are, in words; told when it changes. A list that has no such line gives none. */
  count?: string;
  /** At the end of the line that says how many. */
  beside?: ReactNode;
  /** The list's own shape, while the first page is on its way. */
  bones: ReactNode;
  /** What an empty list says, and what to do about it. */
  nothing: ReactNode;
  more: string;
  children: (items: Item[]) => ReactNode;
};

/** What came so far of a list. */
export const itemsOf = <Item,>({ data }: Pick<Paged<Item>, 'data'>): Item[] => data?.pages.flatMap(({ items }) => items) ?? [];

/** A list of any length in its five states: the next page comes before a thumb reaches the end, and by a button where nothing scrolls. */
export function Pages<Item>({ found, count, beside, bones, nothing, more, children }: PagesProps<Item>) {
  const data = useDeferredValue(found.data); // what came is drawn in slices
  const items = itemsOf({ data });
  const end = useNearEnd(() => (found.hasNextPage && !found.isFetchingNextPage ? void found.fetchNextPage() : undefined));
  return (
    <>
      {count === undefined ? null : (
        <div className={classes.line}>
          <p role="status">{items.length > 0 ? count : ' '}</p>
          {beside}
        </div>
      )}
      {found.isPending || (found.data && !data) ? bones : null}
      {found.isError && items.length === 0 ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && data && items.length === 0 ? nothing : null}
      {items.length > 0 ? (
        <div className={classes.items} data-stale={found.isPlaceholderData || undefined}>
          {children(items)}
        </div>
      ) : null}
      <div ref={end} className={classes.end}>
        {found.hasNextPage ? (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {more}
          </Button>
        ) : null}
      </div>
    </>
  );
}
