import type { makeReportFile as wire, ReportFile } from '@vitrine/contract/reports';
import { exportFormats } from '@vitrine/domain/kernel';
import { filesAtOnceMost, reportFileStates, reportKinds } from '@vitrine/domain/reports';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { askOf } from './get-report.ts';
import type { ReportAsk } from './report.ts';
import { reportTable } from './report-table.ts';
import { wordsOf } from './report-words.ts';
import { StoredFilter } from './saved-filters.ts';

/** Writes a report to a file. Payload: `{ tenantId, id }`. */
export const makeFileJob = 'reports.make_file';

const shown = 20;
/** The days of a file are those of the moment when it was asked for. */
export const Filter = StoredFilter.and(z.object({ from: z.iso.date(), to: z.iso.date() }));

/** Asks for a file, made by a job (ADM-08). Refuses as the report does, and `files_running` while three are being made for this person. */
export async function makeReportFile(
  platform: Platform,
  actor: Actor,
  { kind, format, ...filter }: z.output<(typeof wire)['body']>,
): Promise<ReportFile> {
  const { db, clock, newId, jobs } = platform;
  const { tenantId, memberId } = actor;
  const ask = await askOf(platform, db.read(), actor, { kind, ...filter });
  const total = await countOf(platform, actor, { kind, ask });
  const id = newId();
  await db.transaction(async (tx) => {
    const { running } = await tx
      .selectFrom('reports.file')
      .select(sql<number>`count(*)::int`.as('running'))
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('state', 'in', ['waiting', 'running'])
      .executeTakeFirstOrThrow();
    if (running >= filesAtOnceMost) throw new Refusal('files_running');
    const { timeZone: _, ...days } = ask;
    await tx
      .insertInto('reports.file')
      .values({
        tenant_id: tenantId,
        id,
        member_id: memberId,
        kind,
        format,
        filter: JSON.stringify(days),
        locale: actor.locale,
        state: 'waiting',
        total,
        created_at: clock.now(),
      })
      .execute();
    await jobs.send({ tx, name: makeFileJob, payload: { tenantId, id } });
  });
  const { items } = await listReportFiles(platform, actor);
  const made = items.find((one) => one.id === id);
  if (!made) throw new Error(`reports: the file ${id} was not kept`);
  return made;
}

async function countOf(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { kind, ask }: { kind: ReportFile['kind']; ask: ReportAsk },
): Promise<number> {
  const report = reportTable[kind];
  const sums = await report.sum(db.read(), actor, ask);
  const [first = ''] = Object.keys(report.totals); // how many rows there are
  return Number(sums[first] ?? 0);
}

/** The newest files of this person, with how far each is. */
export async function listReportFiles({ db, storage }: Pick<Platform, 'db' | 'storage'>, actor: Actor): Promise<{ items: ReportFile[] }> {
  const reader = db.write(); // what was just asked for is in it
  const rows = await reader
    .selectFrom('reports.file')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  const files = await storage.find(reader, { tenantId: actor.tenantId, ids: rows.flatMap(({ file_id }) => file_id ?? []) });
  const links = new Map(files.map((file) => [file.id, storage.link(actor, file)]));
  return {
    items: rows.map((row) => {
      const kind = z.enum(reportKinds).parse(row.kind);
      const { from, to } = Filter.parse(row.filter);
      return {
        id: row.id,
        kind,
        title: wordsOf(actor, kind).title,
        format: z.enum(exportFormats).parse(row.format),
        from,
        to,
        state: z.enum(reportFileStates).parse(row.state),
        rows: row.rows,
        total: row.total,
        createdAt: row.created_at,
        url: links.get(row.file_id ?? '') ?? null,
      };
    }),
  };
}

/** A file of a report is for whoever asked for it. */
export const reportsFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async ({ tenantId, memberId, permissions }, { ownerId, fileId }) => {
    if (!permissions.has('reports.read')) return false;
    const row = await db
      .read()
      .selectFrom('reports.file')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', ownerId)
      .where('file_id', '=', fileId)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row !== undefined;
  };
