import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, ConsolePanes, Empty, Failed, Loading, PageHeading, SegmentedControl, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../shared/use-settled.ts';
import { TransferTabs } from './transfer-tabs.tsx';
import classes from './transfer.module.css';

type Asked<State extends string> = { search?: string; state?: State; after?: string };
type ListScreenProps<Row, State extends string> = {
  name: 'sendings' | 'documents';
  states: readonly State[];
  labelOf: (state: State) => string;
  read: (ask: Asked<State>) => Promise<{ items: Row[]; next: string | null }>;
  menu?: (ask: Asked<State>) => ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of this room: a search by name, its states as filters, and more of it on demand. */
export function ListScreen<Row, State extends string>({ name, states, labelOf, read, menu, children }: ListScreenProps<Row, State>) {
  const { t } = useTranslation('transfer');
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<State>();
  const search = useSettled(typed.trim());
  const asked = { ...(search === '' ? {} : { search }), ...(state === undefined ? {} : { state }) };
  const found = useInfiniteQuery({
    queryKey: ['transfer', name, asked],
    queryFn: ({ pageParam }) => read({ ...asked, ...(pageParam === '' ? {} : { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const all = { value: 'all', label: t('all') };
  return (
    <ConsolePanes
      header={<TransferTabs />}
      detail={
        <div className={classes.list}>
          <PageHeading title={t(`tabs.${name}`)} hint={t(`${name}.lead`)} actions={menu?.(asked)} />
          <div className={classes.filters}>
            <TextInput label={t('search')} value={typed} maxLength={100} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
            <SegmentedControl
              aria-label={t('filter')}
              value={state ?? 'all'}
              onChange={(value) => setState(states.find((one) => one === value))}
              data={[all, ...states.map((value) => ({ value, label: labelOf(value) }))]}
            />
          </div>
          {found.isPending ? <Loading shape="list" rows={5} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.isSuccess && rows.length === 0 ? <Empty title={t(`${name}.none`)} hint={t(`${name}.none_hint`)} /> : null}
          {rows.length > 0 ? children(rows) : null}
          {found.hasNextPage ? (
            <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {t('more')}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
