import { buffer } from 'node:stream/consumers';
import { exportFormats } from '@vitrine/domain/kernel';
import { reportKinds } from '@vitrine/domain/reports';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { exportStream } from '../../platform/exports/index.ts';
import { tell } from '../notices/index.ts';
import { sheetOf } from './export-report.ts';
import type { ReportAsk } from './report.ts';
import { Filter } from './report-files.ts';
import { wordsOf } from './report-words.ts';

const Payload = z.object({ tenantId: z.uuid(), id: z.uuid() });
type Job = z.output<typeof Payload>;
const batch = 500;

/** Writes the file, says how far it is after each page, and tells whoever asked. Done again, a file that is there stays; one that failed says so until it is tried again. */
export async function makeFile(platform: Platform, payload: Record<string, unknown>): Promise<void> {
  const job = Payload.parse(payload);
  try {
    await write(platform, job);
  } catch (fault) {
    await note(platform, job, { state: 'failed' });
    throw fault;
  }
}

async function write(platform: Platform, job: Job): Promise<void> {
  const { db, storage, clock } = platform;
  const { tenantId, id } = job;
  const row = await askedFor(platform, job);
  if (!row || row.state === 'ready') return;
  const kind = z.enum(reportKinds).parse(row.kind);
  const format = z.enum(exportFormats).parse(row.format);
  const filter = Filter.parse(row.filter);
  const ask: ReportAsk = { ...filter, timeZone: row.time_zone };
  const reader = { tenantId, locale: row.locale, personId: row.person_id, fullName: row.full_name, clientTimeZone: row.time_zone };
  await note(platform, job, { state: 'running', rows: 0 });
  let rows = 0;
  const sheet = sheetOf(platform, reader, { kind, ask });
  const page: typeof sheet.page = async (of) => {
    const found = await sheet.page(of);
    rows += found.items.length;
    await note(platform, job, { rows });
    return found;
  };
  const query = { kind, ...filter, format };
  const content = await buffer(exportStream(platform, reader, { query, sheet: { ...sheet, page }, first: await page({ limit: batch }) }));
  const stored = await storage.put({
    siteId: row.site_id,
    tenantId,
    personId: row.person_id,
    purpose: 'sheet',
    name: `${sheet.name}_${ask.from}_${ask.to}.${format}`,
    content,
    isPublic: false,
  });
  await db.transaction(async (tx) => {
    await storage.own(tx, { tenantId, fileId: stored.id, room: 'reports', ownerId: id });
    await tx
      .updateTable('reports.file')
      .set({ state: 'ready', file_id: stored.id, rows, total: rows, ended_at: clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute();
    const facts = { title: wordsOf(reader, kind).title, reportFileId: id };
    await tell(platform, tx, { tenantId, memberId: row.member_id }, { kind: 'report_ready', facts, cause: `report file ${id}` });
  });
}

const askedFor = ({ db }: Platform, { tenantId, id }: Job) =>
  db
    .write()
    .selectFrom('reports.file as f')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'f.tenant_id').onRef('m.id', '=', 'f.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.tenant as t', 't.id', 'f.tenant_id')
    .select([
      'f.kind',
      'f.format',
      'f.filter',
      'f.locale',
      'f.state',
      'f.member_id',
      'm.person_id',
      'p.full_name',
      't.site_id',
      't.time_zone',
    ])
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', id)
    .executeTakeFirst();

const note = ({ db }: Platform, { tenantId, id }: Job, change: { state?: string; rows?: number }): Promise<unknown> =>
  db.transaction((tx) =>
    tx
      .updateTable('reports.file')
      .set(change)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('state', '<>', 'ready')
      .execute(),
  );
