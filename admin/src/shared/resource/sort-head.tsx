import { Table } from '@vitrine/ui';
import { IconArrowDown, IconArrowUp } from '../icons.ts';
import type { FieldFacts } from './field-kinds.ts';
import classes from './resource.module.css';

type SortHeadProps = { field: FieldFacts; label: string; sort: string | undefined; onSort: (next: string | undefined) => void };
const icon = { size: 16, stroke: 2, 'aria-hidden': true } as const;

/** A column's head. Where the list can be sorted by it, a press sorts from its beginning, and the next one from its end. */
export function SortHead({ field, label, sort, onSort }: SortHeadProps) {
  const shared = { scope: 'col', ...(field.kind === 'number' ? { 'data-number': true } : {}) } as const;
  if (field.sort === undefined) return <Table.Th {...shared}>{label}</Table.Th>;
  const isUp = sort === field.sort;
  const isDown = sort === `-${field.sort}`;
  return (
    <Table.Th {...shared} aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(isUp ? `-${field.sort}` : field.sort)}>
        {label}
        {isUp ? <IconArrowUp {...icon} /> : null}
        {isDown ? <IconArrowDown {...icon} /> : null}
      </button>
    </Table.Th>
  );
}
