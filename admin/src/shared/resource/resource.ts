import type { ComponentType, ReactNode } from 'react';
import type { StoredFile } from '@vitrine/contract/kernel';
import type { Changed, ExportFormat } from '@vitrine/domain/kernel';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldsOf, type FieldFacts } from './field-kinds.ts';

export type Listed = { id: string };
export type Page<Row> = { items: Row[]; next: string | null };
export type ListAsk = { after?: string; limit: number; [filter: string]: string | number | undefined };

export type ExportAsk = { format: ExportFormat; [filter: string]: string | undefined };

/** A thing as it is edited: its values, the version that was read, and what the server lets this person do. */
export type Opened<Values> = {
  values: Values;
  version: number;
  can: Record<string, boolean>;
  status?: string;
  files?: readonly StoredFile[];
};

/** A hint reads and fills the form by `useFormContext`. */
export type HintProps = { id?: string };

/** How a new one is made, by the form and by an import alike. `key` makes a repeated sending harmless. */
export type Creation = {
  needs: string;
  form: z.ZodObject;
  fields: FieldFacts[];
  empty: Record<string, unknown>;
  send: (values: Record<string, unknown>, key?: string) => Promise<{ id: string }>;
};

/**
 * Everything that a list, its filters, a form, an import and an export need to know of a thing. A room declares one in a few lines;
 * words stand in the room's catalog under `NAME.`: title, columns, sections, fields, choices.
 */
export type Resource<Row extends Listed, Values extends FieldValues> = {
  room: string;
  name: string;
  /** The field of a request that holds the form, where it is not the resource's name: refusals name it. */
  inner?: string;
  row: z.ZodObject;
  form: z.ZodType<Values, Values>;
  /** Fields that the form draws, in order. */
  fields: FieldFacts[];
  columns: FieldFacts[];
  filters: FieldFacts[];
  list: (ask: ListAsk) => Promise<Page<Row>>;
  /** How many rows a filter finds, as far as it counts, or to the last; where a list is too long to be loaded whole. */
  count?: (filter: Record<string, string | undefined>, how: { isExact: boolean }) => Promise<{ count: number; hasMore: boolean }>;
  /** How a row is called: in labels, and for those who hear it. */
  titleOf: (row: Row) => string;
  /** A cell that needs more than its value. */
  cells?: { [K in keyof Row & string]?: (row: Row) => ReactNode };
  read?: (id: string) => Promise<Opened<Values>>;
  create?: Creation;
  /** `changed`: what was typed, and what stood there before; rooms that merge send it alone (decision 058). */
  save?: (id: string, version: number, values: Values, changed: Changed<Values>) => Promise<Opened<Values>>;
  /** What the room says above the fields while they are written: a proposal, a warning. `id` is that of an existing one. */
  hint?: ComponentType<HintProps>;
  /** The list as it is filtered and ordered, as a file. */
  export?: (ask: ExportAsk) => Promise<Blob>;
};

type Declared<Row extends Listed, Values extends FieldValues> = Omit<Resource<Row, Values>, 'fields' | 'columns' | 'filters' | 'create'> & {
  /** The same schema as `form`, whose fields are drawn; apart, because a form's values have a type of their own. */
  drawn: z.ZodObject;
  create?: Omit<Creation, 'fields'>;
};

/** Reads what the two schemas say, and checks that the pieces fit. */
export function resource<Row extends Listed, Values extends FieldValues>({
  create,
  drawn,
  ...declared
}: Declared<Row, Values>): Resource<Row, Values> {
  const columns = fieldsOf(declared.row);
  return {
    ...declared,
    fields: fieldsOf(drawn),
    columns: columns.filter(({ column }) => column !== undefined),
    filters: columns.filter(({ isFilter }) => isFilter !== undefined),
    ...(create ? { create: { ...create, fields: fieldsOf(create.form) } } : {}),
  };
}
