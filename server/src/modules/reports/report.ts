import type { ColumnKind, PlotShape, ReportFilter, ReportKind } from '@vitrine/domain/reports';
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** For whom a report is made: the client, and the language of its words. */
export type ReportReader = Pick<Actor, 'tenantId' | 'locale'>;
export type ReportCell = string | number | null;
export type ReportAsk = {
  from: string;
  to: string;
  /** The client's; instants are counted by days there. */
  timeZone: string;
  campaignId?: string | undefined;
  retailerId?: string | undefined;
  storeId?: string | undefined;
  courseId?: string | undefined;
  groupId?: string | undefined;
  areaId?: string | undefined;
};
/** A page: behind the row of this instant and id, the newest first. */
export type ReportPage = { place: readonly [string, string] | undefined; limit: number };
export type FoundRow = { at: string; id: string; cells: Record<string, ReportCell> };

/** A picture of a report: days in their order, the largest of its groups, or steps that each keep fewer; `filter` leads to the rows behind a number. */
export type Plot = {
  shape: PlotShape;
  /** The column or the total that it shows. */
  of: string;
  points: { label: string; value: number; filter: { kind: ReportKind; key: ReportFilter | 'day'; value: string } | null }[];
};

/** What one report is: its columns and totals in their order, and how both are read. Texts come in the person's language. */
export type Report = {
  columns: Readonly<Record<string, ColumnKind>>;
  totals: Readonly<Record<string, ColumnKind>>;
  page: (db: Reader, actor: ReportReader, ask: ReportAsk & ReportPage) => Promise<FoundRow[]>;
  sum: (db: Reader, actor: ReportReader, ask: ReportAsk) => Promise<Record<string, number | null>>;
  /** Absent where rows say it better. `sums`: what `sum` has answered. */
  plot?: (db: Reader, actor: ReportReader, ask: ReportAsk, sums: Record<string, number | null>) => Promise<Plot>;
};

/** Rows behind a place, where a list goes by this instant and this id. */
export const isBehind = (place: ReportPage['place'], { at, id }: { at: string; id: string }): RawBuilder<boolean> =>
  place === undefined ? sql<boolean>`true` : sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place[0]}::timestamptz, ${place[1]}::uuid)`;

/** An instant within the days of a report, in the client's zone. */
export const isWithin = (at: string, { from, to, timeZone }: Pick<ReportAsk, 'from' | 'to' | 'timeZone'>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(at)} >= ${from}::date::timestamp at time zone ${timeZone} and ${sql.ref(at)} < (${to}::date + 1)::timestamp at time zone ${timeZone}`;

/** A member `m`, who is the person `p`, in the group and the area that were asked for. */
export function isAmong(
  { tenantId }: Pick<Actor, 'tenantId'>,
  { groupId, areaId }: Pick<ReportAsk, 'groupId' | 'areaId'>,
): RawBuilder<boolean> {
  const inGroup = sql`exists (select 1 from identity.member_in_group g where g.tenant_id = ${tenantId} and g.member_id = m.id and g.group_id = ${groupId}::uuid)`;
  const inArea = sql`exists (select 1 from identity.area a where a.tenant_id = ${tenantId} and a.id = ${areaId}::uuid and p.country = any (a.countries))`;
  return sql<boolean>`${groupId === undefined ? sql`true` : inGroup} and ${areaId === undefined ? sql`true` : inArea}`;
}
