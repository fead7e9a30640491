import { sql, type RawBuilder } from 'kysely';

/** From an instant to before another one. */
export type Span = { from: string; to: string };

/** Whether what a table of this name holds, between its `begins_at` and `ends_at`, is during one of some spans; touching is not. */
export const duringAny = (table: string, spans: readonly Span[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[]) as span (from_at, to_at)
  where ${sql.ref(`${table}.begins_at`)} < span.to_at and ${sql.ref(`${table}.ends_at`)} > span.from_at)`;
