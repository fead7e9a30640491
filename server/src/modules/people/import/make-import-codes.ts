import { cardsAtOnce, type AccessCard } from '@vitrine/contract/people';
import { mayGrant, roles } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { giveAccessCodes, holdMembers, noPassword, rolesIn } from '../../identity/index.ts';
import { lockImport, type OfImport } from './import-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'chance' | 'secret'>;
type Asked = { importId: string; isRenewing: boolean; after: number };
type Row = { line: number; member_id: string; person_id: string; full_name: string; user_name: string; branch: string };

/**
 * Makes codes for those whom an import brought in, and who have neither e-mail nor phone nor a password yet, `cardsAtOnce` at a time in the order of the spreadsheet
 * (decision 057). Nobody above the actor's roles and nobody of another client gets one by it. Refuses `not_found`, `import_not_ready` before it was applied, and `import_over`.
 */
export function makeImportCodes(parts: Parts, actor: Actor, { importId, isRenewing, after }: Asked) {
  const of = { tenantId: actor.tenantId, importId };
  return parts.db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.isOver) throw new Refusal('import_over');
    if (found.state !== 'applied') throw new Refusal('import_not_ready');
    const rows = await waitingLines(tx, actor, of, after);
    const page = rows.slice(0, cardsAtOnce);
    await holdMembers(
      tx,
      actor,
      page.map(({ member_id }) => member_id),
    );
    const { codes, expiresAt } = await giveAccessCodes(parts, tx, {
      siteId: actor.siteId,
      personIds: page.map(({ person_id }) => person_id),
      isRenewing,
    });
    const cards = page.flatMap((row): AccessCard[] => {
      const code = codes.get(row.person_id);
      return code === undefined
        ? []
        : [{ memberId: row.member_id, fullName: row.full_name, userName: row.user_name, store: row.branch, code }];
    });
    if (cards.length > 0)
      await recordChange(tx, actor, {
        what: 'people_import.codes_made',
        subject: 'people_import',
        subjectId: importId,
        before: null,
        after: { fileName: found.file_name, codes: cards.length },
        now: parts.clock.now(),
        id: parts.newId(),
      });
    return { cards, expiresAt, had: page.length - cards.length, next: rows.length > cardsAtOnce ? (page.at(-1)?.line ?? null) : null };
  });
}

async function waitingLines(tx: Tx, actor: Actor, { tenantId, importId }: OfImport, after: number): Promise<Row[]> {
  const held = rolesIn(actor.roles);
  const inReach = roles.filter((role) => mayGrant(held, [role]));
  const { rows } = await sql<Row>`
    select l.line, m.id as member_id, p.id as person_id, p.full_name, p.user_name, m.branch
    from people.people_import_line as l
    join identity.member as m on m.tenant_id = l.tenant_id and m.id = l.member_id
    join identity.person as p on p.id = m.person_id
    where l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line > ${after}
      and l.verdict = 'new' and l.is_applied and not l.is_undone
      and p.email = '' and p.phone = '' and p.document is not null and p.birthday is not null
      and p.status = 'approved' and p.password_hash = ${noPassword} and m.roles <@ ${inReach}::text[]
      and (${held.includes('superuser')}::boolean or not exists (
        select from identity.member as o join tenancy.tenant as t on t.id = o.tenant_id
        where t.site_id = ${actor.siteId} and o.tenant_id <> ${tenantId} and o.person_id = p.id
      ))
    order by l.line limit ${cardsAtOnce + 1}`.execute(tx);
  return rows;
}
