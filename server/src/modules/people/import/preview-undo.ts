import type { ImportUndo } from '@vitrine/contract/people';
import { undoneFields } from '@vitrine/domain/people/import';
import { sql } from 'kysely';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { hasComeIn, isEdited, status } from './applied-state.ts';
import { getImport } from './import-rows.ts';

/** What taking an import back would do now, and what would stay, with the reason: before anybody says yes. Refuses `not_found`. */
export async function previewUndo(
  { db }: Pick<Platform, 'db'>,
  { tenantId }: Actor,
  { importId }: { importId: string },
): Promise<ImportUndo> {
  const reader = db.read();
  await getImport(reader, { tenantId, importId });
  const lines = sql`
    from people.people_import_line as l
    join identity.member as m on m.tenant_id = l.tenant_id and m.id = l.member_id
    join identity.person as p on p.id = m.person_id
    where l.tenant_id = ${tenantId} and m.tenant_id = ${tenantId} and l.import_id = ${importId} and l.is_applied and not l.is_undone and l.refusal is null`;
  const {
    rows: [found],
  } = await sql<Omit<ImportUndo, 'fields'>>`
    select
      (count(*) filter (where l.verdict = 'new' and not ${hasComeIn} and not ${isEdited}))::integer as removed,
      (count(*) filter (where l.verdict = 'changes'))::integer as restored,
      (count(*) filter (where l.verdict = 'new' and ${hasComeIn}))::integer as "cameIn",
      (count(*) filter (where l.verdict = 'new' and not ${hasComeIn} and ${isEdited}))::integer as edited
    ${lines}`.execute(reader);
  const { rows: fields } = await sql<{ column: string; count: number }>`
    select f.key as column, count(*)::integer as count
    from (select l.was, l.became, (${status}) as now ${lines} and l.verdict = 'changes') as line, jsonb_each(line.became) as f
    where f.value is distinct from line.was -> f.key and f.value is distinct from line.now -> f.key and f.key <> 'version'
    group by f.key order by count(*) desc, f.key`.execute(reader);
  return {
    ...(found ?? { removed: 0, restored: 0, cameIn: 0, edited: 0 }),
    fields: fields.flatMap(({ column, count }) => {
      const field = undoneFields[column];
      return field ? [{ field, count }] : [];
    }),
  };
}
