import type { StatementEntry } from '@vitrine/contract/ledger';
import { addedByPromotion, currencyOf, entryCodes } from '@vitrine/domain/ledger';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { balancesAfter, lineOf, statementRows } from './statement-rows.ts';
import { parseExplanation } from './stored-explanation.ts';
import { titlesOf, type TitlesOfOrders } from './statement-titles.ts';

/** Why a number in the member's statement is what it is (PTS-02). Refuses `not_found` for whatever is not in their statement. */
export async function getStatementEntry(
  parts: Pick<Platform, 'db'> & { titlesOfOrders: TitlesOfOrders },
  actor: Actor,
  { entryId }: { entryId: string },
): Promise<StatementEntry> {
  const db = parts.db.write();
  const place = await findPlace(db, actor, { entryId });
  if (!place) throw notFound();
  const { position } = place;
  const row = await statementRows(db, actor, place).selectAll('s').where('s.position', '=', position).executeTakeFirstOrThrow();
  const balances = await balancesAfter(db, actor, { ...place, positions: [position] });
  const explanation = parseExplanation(row.explanation);
  return {
    ...lineOf(row, { title: (await titlesOf({ ...parts, db }, actor, [row]))(row), balances }),
    currency: currencyOf(row.currency),
    campaignId: row.currency === 'training' ? null : row.book_id,
    ruleVersionId: row.rule_version_id,
    explanation,
    addedByPromotion: explanation && addedByPromotion(explanation),
    auditor: await auditorOf(db, actor, row),
    undoes: row.reverses_id ?? row.resolves_id,
    undoneBy: undoneBy(row),
    why: row.why,
  };
}

/** The `available` account of the member that the entry moved, and its place there; undefined for entries of others and between other accounts. */
async function findPlace(
  db: Reader,
  actor: Actor,
  { entryId }: { entryId: string },
): Promise<{ availableId: string; position: number } | undefined> {
  const row = await db
    .selectFrom('ledger.entry as e')
    .innerJoin('ledger.account as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'e.tenant_id')
        .on((on) => on.or([on('a.id', '=', on.ref('e.from_id')), on('a.id', '=', on.ref('e.to_id'))])),
    )
    .select(['a.id', 'e.position'])
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.id', '=', entryId)
    .where('a.member_id', '=', actor.memberId)
    .where('a.role', '=', 'available')
    .executeTakeFirst();
  return row && { availableId: row.id, position: row.position };
}

type Judged = {
  code: string;
  reason_kind: string;
  auditor_id: string | null;
  confirmed_at: string | null;
  by_member_id: string | null;
  created_at: string;
  reverser_id: string | null;
  reversed_at: string | null;
};

/** Who took a credit back, else who confirmed it; of a take-back who did it. A game is judged by its rules, a check-in by its code, a course or a trail by what was learned: nobody audits them. */
async function auditorOf(db: Reader, actor: Actor, row: Judged): Promise<StatementEntry['auditor']> {
  if (['game', 'course', 'trail'].includes(row.reason_kind)) return null;
  const [id, at] =
    row.code === 'take_back'
      ? [row.by_member_id, row.created_at]
      : row.reverser_id !== null
        ? [row.reverser_id, row.reversed_at]
        : [row.auditor_id, row.confirmed_at];
  if (id === null || at === null || (row.reason_kind === 'event' && id === actor.memberId)) return null;
  const person = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('p.full_name')
    .where('m.tenant_id', '=', actor.tenantId)
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow();
  return { name: person.full_name, at };
}

type Undone = {
  reversed_by: string | null;
  reversed_at: string | null;
  resolved_by: string | null;
  resolved_code: string | null;
  resolved_at: string | null;
};

function undoneBy(row: Undone): StatementEntry['undoneBy'] {
  if (row.reversed_by !== null && row.reversed_at !== null) return { id: row.reversed_by, code: 'take_back', at: row.reversed_at };
  if (row.resolved_by === null || row.resolved_at === null) return null;
  return { id: row.resolved_by, code: z.enum(entryCodes).parse(row.resolved_code), at: row.resolved_at };
}
