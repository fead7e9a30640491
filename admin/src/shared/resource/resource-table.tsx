import { Button, Link, Loading, Table } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Cell } from './cell.tsx';
import { ChooseCell, ChooseHead } from './choose-cell.tsx';
import type { FieldFacts } from './field-kinds.ts';
import { useFieldWords } from './field-words.ts';
import { SortHead } from './sort-head.tsx';
import type { Choosing } from './use-chosen.ts';
import type { Counted } from './use-list.ts';
import type { Listed, Resource } from './resource.ts';
import classes from './resource.module.css';

type ResourceTableProps<Row extends Listed, Values extends FieldValues> = {
  resource: Resource<Row, Values>;
  columns: readonly FieldFacts[];
  rows: readonly Row[];
  openId: string | undefined;
  hrefOf: (row: Row) => string;
  /** As the address has it. */
  sort: string | undefined;
  onSort: (next: string | undefined) => void;
  counted: Counted;
  /** Undefined where nothing can be done to several. */
  choosing: Choosing | undefined;
  isStale: boolean;
  more: { hasNext: boolean; isLoading: boolean; load: () => void };
  tableRef: RefObject<HTMLDivElement | null>;
};

/** Rows of 50 px; the first column is the way in, by keyboard too. */
export function ResourceTable<Row extends Listed, Values extends FieldValues>(props: ResourceTableProps<Row, Values>) {
  const { resource, columns, rows, openId, hrefOf, sort, onSort, choosing, isStale, tableRef } = props;
  const { label, say } = useFieldWords(resource);
  return (
    <>
      <div ref={tableRef} className={classes.paper} aria-busy={isStale || undefined}>
        <Table.ScrollContainer minWidth={columns.length * 128}>
          <Table highlightOnHover aria-label={say('title')}>
            <Table.Thead>
              <Table.Tr>
                {choosing ? <ChooseHead choosing={choosing} ids={rows.map(({ id }) => id)} /> : null}
                {columns.map((field) => (
                  <SortHead key={field.key} field={field} label={label(field.key)} sort={sort} onSort={onSort} />
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row) => (
                <Table.Tr key={row.id} className={classes.row} data-open={row.id === openId || undefined}>
                  {choosing ? <ChooseCell choosing={choosing} id={row.id} name={resource.titleOf(row)} /> : null}
                  {columns.map((field, place) => (
                    <Table.Td key={field.key} {...(field.kind === 'number' ? { 'data-number': true } : {})}>
                      {place === 0 ? (
                        <span data-row-link className={classes.way}>
                          <Link href={hrefOf(row)} className={classes.open} {...(row.id === openId ? { 'aria-current': 'page' } : {})}>
                            <Drawn resource={resource} row={row} field={field} />
                          </Link>
                        </span>
                      ) : (
                        <Drawn resource={resource} row={row} field={field} />
                      )}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </div>
      <ListFoot {...props} />
    </>
  );
}

/** How many are shown, of how many, and the way to more of them. */
function ListFoot<Row extends Listed, Values extends FieldValues>({ rows, counted, more }: ResourceTableProps<Row, Values>) {
  const { t, i18n } = useTranslation('resource');
  const locale = matchLocale(i18n.language);
  const all = counted && { key: counted.hasMore ? 'count_of_more' : 'count_of', total: formatNumber(counted.count, locale) };
  return (
    <footer className={classes.foot}>
      <span aria-live="polite">
        {more.hasNext && all
          ? t(all.key, { shown: formatNumber(rows.length, locale), total: all.total })
          : t(more.hasNext ? 'count_so_far' : 'count_all', { count: rows.length })}
      </span>
      {more.hasNext ? (
        <Button variant="default" size="sm" onClick={more.load} loading={more.isLoading}>
          {t('load_more')}
        </Button>
      ) : null}
      <span className={classes.keys} aria-hidden>
        <kbd>J</kbd> <kbd>K</kbd> {t('keys.walk')} <kbd>↵</kbd> {t('keys.open')} <kbd>?</kbd> {t('keys.all')}
      </span>
    </footer>
  );
}

type DrawnProps<Row extends Listed, Values extends FieldValues> = { resource: Resource<Row, Values>; row: Row; field: FieldFacts };

function Drawn<Row extends Listed, Values extends FieldValues>({ resource, row, field }: DrawnProps<Row, Values>) {
  const cells: Record<string, ((row: Row) => React.ReactNode) | undefined> = resource.cells ?? {};
  const draw = cells[field.key];
  if (draw) return draw(row);
  return <Cell value={valueOf(row, field.key)} field={field} words={resource} />;
}

const valueOf = (row: object, key: string): unknown => Object.entries(row).find(([name]) => name === key)?.[1];

/** The table's own boxes while the first page is on its way. */
export const TableLoading = () => <Loading shape="table" rows={8} />;
