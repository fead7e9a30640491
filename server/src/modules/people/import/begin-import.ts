import { createHash } from 'node:crypto';
import { guessColumns, type ImportField } from '@vitrine/domain/people/import';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { columnsOf, fieldsOf } from './map-import.ts';
import { readHead } from './read-spreadsheet.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;

/**
 * Begins an import with a spreadsheet that the person uploaded themselves: how it is read and what its columns stand for is guessed, or remembered from the last spreadsheet with the same heading.
 * Nothing is written about anybody. Refuses `file_missing`, `file_of_wrong_kind`; a spreadsheet that cannot be read is told as the import's problem.
 */
export async function beginImport(parts: Parts, actor: Actor, { fileId }: { fileId: string }): Promise<{ id: string }> {
  const { tenantId, personId } = actor;
  const [file] = await parts.storage.find(parts.db.read(), { tenantId, ids: [fileId], uploadedBy: personId });
  if (!file) throw new Refusal('file_missing', { fields: { fileId: 'file_missing' } });
  if (file.purpose !== 'sheet') throw new Refusal('file_of_wrong_kind', { fields: { fileId: 'file_of_wrong_kind' } });
  const content = await parts.storage.read(fileId);
  const format = file.contentType === 'text/csv' ? 'csv' : 'xlsx';
  const head = await readHead(content, { format, encoding: null, delimiter: null });
  const [importId, now] = [parts.newId(), parts.clock.now()];
  await parts.db.transaction(async (tx) => {
    await parts.storage.own(tx, { tenantId, fileId, room: 'identity', ownerId: importId });
    await tx
      .insertInto('people.people_import')
      .values({
        tenant_id: tenantId,
        id: importId,
        file_id: fileId,
        file_name: file.name,
        file_hash: createHash('sha256').update(content).digest('hex'),
        format,
        state: 'uploaded',
        encoding: head.encoding ?? '',
        delimiter: head.delimiter ?? '',
        header: head.header,
        columns: columnsOf((await rememberedColumns(tx, { tenantId, header: head.header })) ?? guessColumns(head.header)),
        samples: JSON.stringify(head.samples),
        refusal: head.problem?.refusal ?? null,
        refusal_line: head.problem?.line ?? 0,
        member_id: actor.memberId,
        created_at: now,
        changed_at: now,
      })
      .execute();
  });
  return { id: importId };
}

/** What somebody said about a spreadsheet with this very heading when they imported one last. */
async function rememberedColumns(
  db: Reader,
  { tenantId, header }: { tenantId: string; header: string[] },
): Promise<(ImportField | null)[] | undefined> {
  const row = await db
    .selectFrom('people.people_import')
    .select('columns')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`header = ${header}::text[]`)
    .where('state', 'not in', ['uploaded', 'cancelled', 'failed'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && fieldsOf(row.columns);
}
