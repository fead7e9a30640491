import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { columnsAtMost } from './csv-line.ts';
import type { JudgedLine } from './judge-cells.ts';
import type { OfImport } from './import-rows.ts';

export type StagedLine = JudgedLine & { line: number; cells: readonly string[]; personId: string; memberId: string };

/** Writes lines down as they were read, with the ids that somebody new would get. A line that is wrong by itself is bad at once. */
export async function stageLines(tx: Tx, { tenantId, importId }: OfImport, lines: readonly StagedLine[]): Promise<void> {
  const records = lines.map(({ line, cells, values, fault, personId, memberId }) => ({
    ...values,
    line,
    // A zero byte is no text for the database; whoever downloads the reasons will not miss it.
    cells: cells.slice(0, columnsAtMost).map((cell) => cell.replaceAll('\0', '').toWellFormed()),
    new_person_id: personId,
    new_member_id: memberId,
    verdict: fault ? 'bad' : null,
    refusal: fault?.refusal ?? null,
    field: fault?.field ?? null,
    told_number: fault?.number ?? null,
  }));
  await sql`
    insert into people.people_import_line (
      tenant_id, import_id, line, cells, user_name, name_document, email, full_name, last_name, document_kind, document, phone, birthday, gender, country, state, city, language_id,
      roles, program_role, program_status, branch, group_ids, tag_ids, new_person_id, new_member_id, verdict, refusal, field, told_number
    )
    select ${tenantId}::uuid, ${importId}::uuid, r.line, r.cells, r.user_name, r.name_document, r.email, r.full_name, r.last_name, r.document_kind, r.document, r.phone,
      r.birthday, r.gender, r.country, r.state, r.city, r.language_id, r.roles, r.program_role, r.program_status, r.branch, r.group_ids, r.tag_ids, r.new_person_id, r.new_member_id,
      r.verdict, r.refusal, r.field, r.told_number
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
      line integer, cells text[], user_name text, name_document text, email text, full_name text, last_name text, document_kind text, document text, phone text,
      birthday date, gender text, country text, state text, city text, language_id integer, roles text[], program_role text, program_status text, branch text, group_ids uuid[], tag_ids uuid[],
      new_person_id uuid, new_member_id uuid, verdict text, refusal text, field text, told_number integer
    )`.execute(tx);
}
