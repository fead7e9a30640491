import { Button, Empty, Failed, FilterChips, Link, Loading, NativeSelect, TextInput } from '@vitrine/ui';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../export/index.ts';
import { IconSearch } from '../icons.ts';
import { typingPauseMs } from '../use-settled.ts';
import classes from './queue.module.css';
import { TabsOfQueues } from './queue-tabs.tsx';
import own from './several.module.css';

export type QueueWords = { title: string; search: string; empty: { title: string; hint: string } };
type Choice = { key: string; label: string };
type QueuePaneProps<Row extends { id: string }> = {
  words: QueueWords;
  query: {
    rows: Row[];
    isPending: boolean;
    isError: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  openId: string | undefined;
  hrefOf: (row: Row) => string;
  rowOf: (row: Row) => ReactNode;
  search: string;
  onSearch: (text: string | undefined) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** States as a choice above the list, and what narrows the chosen one. */
  states: { label: string; value: string; options: readonly Choice[]; onChoose: (key: string) => void };
  shows: { label: string; value: string; options: readonly Choice[]; onChoose: (key: string) => void };
  /** In which order it is walked; absent where there is one alone. */
  sorts?: { label: string; value: string; options: readonly Choice[]; onChoose: (key: string) => void } | undefined;
  /** Rows that may be decided together; none where nothing can be decided. */
  marking?: Marking<Row> | undefined;
  /** Decided here and not answered yet: dimmed. */
  isDecided?: ((row: Row) => boolean) | undefined;
  /** How the list is downloaded as it is narrowed; its name is the file's. */
  exported?: ComponentProps<typeof ExportMenu> | undefined;
  /** Stands above the count, as what marked rows can be done with. */
  foot?: ReactNode;
};
type Marking<Row> = { has: (id: string) => boolean; toggle: (id: string) => void; labelOf: (row: Row) => string };

/** The list of a queue, in all its states; the open row stays in sight while the keyboard walks. */
export function QueuePane<Row extends { id: string }>(props: QueuePaneProps<Row>) {
  const { words, query, openId, states, shows, search } = props;
  const isNarrowed = search !== '' || shows.value !== shows.options[0]?.key || states.value !== states.options[0]?.key;
  return (
    <div className={classes.queue}>
      <TabsOfQueues />
      <div className={classes.head}>
        <h1 className={classes.title}>{words.title}</h1>
        {props.exported ? <ExportMenu {...props.exported} /> : null}
      </div>
      <NativeSelect
        aria-label={states.label}
        value={states.value}
        onChange={(event) => states.onChoose(event.currentTarget.value)}
        data={states.options.map(({ key, label }) => ({ value: key, label }))}
      />
      {props.sorts ? <Sorts {...props.sorts} /> : null}
      <FilterChips
        label={shows.label}
        isChoice
        filters={shows.options.map((one) => ({ ...one, isActive: one.key === shows.value }))}
        onToggle={shows.onChoose}
      />
      <SearchBox label={words.search} search={search} onSearch={props.onSearch} searchRef={props.searchRef} />
      <div className={classes.rows}>
        {query.isPending ? <Loading shape="list" rows={8} /> : null}
        {query.isError && query.rows.length === 0 ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : null}
        {!query.isPending && !query.isError && query.rows.length === 0 ? <Nothing words={words} isNarrowed={isNarrowed} /> : null}
        <Rows {...props} rows={query.rows} />
      </div>
      <Foot query={query} openId={openId} canSelect={props.marking !== undefined}>
        {props.foot}
      </Foot>
    </div>
  );
}

const Sorts = ({ label, value, options, onChoose }: NonNullable<QueuePaneProps<{ id: string }>['sorts']>) => (
  <NativeSelect
    aria-label={label}
    value={value}
    onChange={(event) => onChoose(event.currentTarget.value)}
    data={options.map((one) => ({ value: one.key, label: one.label }))}
  />
);

function Nothing({ words, isNarrowed }: { words: QueueWords; isNarrowed: boolean }) {
  const { t } = useTranslation('resource');
  if (isNarrowed) return <Empty title={t('nothing_found.title')} hint={t('nothing_found.hint')} />;
  return <Empty title={words.empty.title} hint={words.empty.hint} />;
}

type RowsProps<Row extends { id: string }> = Pick<QueuePaneProps<Row>, 'openId' | 'hrefOf' | 'rowOf' | 'marking' | 'isDecided'> & {
  rows: Row[];
};

function Rows<Row extends { id: string }>({ rows, openId, hrefOf, rowOf, marking, isDecided }: RowsProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    open?.scrollIntoView?.({ block: 'nearest' });
  }, [openId]);
  if (rows.length === 0) return null;
  return (
    <ul className={classes.list} ref={list}>
      {rows.map((row) => (
        <li key={row.id} className={own.item} data-decided={isDecided?.(row) === true || undefined}>
          {marking && isDecided?.(row) !== true ? <Mark row={row} marking={marking} /> : null}
          <Link
            href={hrefOf(row)}
            className={classes.row}
            data-markable={marking !== undefined || undefined}
            {...(row.id === openId ? { 'aria-current': 'page' as const } : {})}
          >
            {rowOf(row)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Mark = <Row extends { id: string }>({ row, marking }: { row: Row; marking: Marking<Row> }) => (
  <label className={own.mark}>
    <input type="checkbox" aria-label={marking.labelOf(row)} checked={marking.has(row.id)} onChange={() => marking.toggle(row.id)} />
  </label>
);

type FootProps<Row extends { id: string }> = {
  query: QueuePaneProps<Row>['query'];
  openId: string | undefined;
  canSelect: boolean;
  children: ReactNode;
};

function Foot<Row extends { id: string }>({ query, openId, canSelect, children }: FootProps<Row>) {
  const { t } = useTranslation(['queue', 'resource']);
  const place = query.rows.findIndex(({ id }) => id === openId) + 1;
  if (query.rows.length === 0) return null;
  return (
    <footer className={classes.foot}>
      {children}
      <span aria-live="polite">
        {place > 0
          ? t('queue:place', { place, count: query.rows.length })
          : t(query.hasNextPage ? 'resource:count_so_far' : 'resource:count_all', { count: query.rows.length })}
      </span>
      {query.hasNextPage ? (
        <Button variant="default" size="sm" onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
          {t('resource:load_more')}
        </Button>
      ) : null}
      <span className={classes.keys} aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('resource:keys.walk')}
        {canSelect ? (
          <>
            {' '}
            <kbd>X</kbd> {t('queue:keys.mark')}
          </>
        ) : null}
      </span>
    </footer>
  );
}

type SearchBoxProps = {
  label: string;
  search: string;
  onSearch: (text: string | undefined) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

function SearchBox({ label, search, onSearch, searchRef }: SearchBoxProps) {
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed === search) return undefined;
    const timer = setTimeout(() => onSearch(typed === '' ? undefined : typed), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return (
    <TextInput
      ref={searchRef}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSection={<kbd aria-hidden>/</kbd>}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
