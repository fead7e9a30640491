import { routeOf, type EntryCode, type Explanation, type ReasonKind } from '@vitrine/domain/ledger';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import type { LedgerActor, LedgerParts } from './asks.ts';
import { storeExplanation } from './stored-explanation.ts';
import { accountIn, type HeldWallet } from './wallets.ts';

/** One movement, before it is written. `round`: given, or the next one of its reason. */
export type Draft = {
  code: EntryCode;
  amount: number;
  /** Its place among the entries of the wallet. */
  position: number;
  reason: { kind: ReasonKind; id: string };
  groupId: string;
  round?: number;
  resolvesId?: string;
  reversesId?: string;
  ruleVersionId?: string;
  explanation?: Explanation;
  why?: string;
  approvers?: readonly string[];
  effectiveOn?: string;
};

/** Writes the entries of a wallet that this transaction holds; between which accounts each goes, its code says. Answers their ids. */
export const writeEntries = (
  parts: Pick<LedgerParts, 'newId'>,
  tx: Tx,
  actor: LedgerActor,
  { wallet, drafts }: { wallet: HeldWallet; drafts: readonly Draft[] },
): Promise<string[]> =>
  writeEntriesOf(
    parts,
    tx,
    actor,
    drafts.map((draft) => ({ wallet, draft })),
  );

/** As `writeEntries`, for many wallets at once. */
export async function writeEntriesOf(
  { newId }: Pick<LedgerParts, 'newId'>,
  tx: Tx,
  actor: LedgerActor,
  entries: readonly { wallet: HeldWallet; draft: Draft }[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = entryRows({ newId }, actor, entries);
  await tx.insertInto('ledger.entry').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Entries as rows of the table, their ids made. */
export const entryRows = (
  { newId }: Pick<LedgerParts, 'newId'>,
  actor: LedgerActor,
  entries: readonly { wallet: HeldWallet; draft: Draft }[],
) =>
  entries.map(({ wallet, draft }) => ({
    tenant_id: actor.tenantId,
    id: newId(),
    book_id: wallet.bookId,
    currency: wallet.currency,
    from_id: endOf(actor, wallet, routeOf[draft.code].from),
    to_id: endOf(actor, wallet, routeOf[draft.code].to),
    amount: draft.amount,
    position: draft.position,
    code: draft.code,
    reason_kind: draft.reason.kind,
    reason_id: draft.reason.id,
    round: draft.round ?? nextRound(actor, wallet, draft),
    group_id: draft.groupId,
    resolves_id: draft.resolvesId ?? null,
    reverses_id: draft.reversesId ?? null,
    rule_version_id: draft.ruleVersionId ?? null,
    explanation: draft.explanation ? storeExplanation(draft.explanation) : null,
    why: draft.why ?? null,
    approvers: draft.approvers ? [...draft.approvers] : null,
    by_member_id: actor.memberId,
    effective_on: draft.effectiveOn ?? wallet.at.slice(0, 10),
    created_at: wallet.at,
  }));

const endOf = (actor: LedgerActor, wallet: HeldWallet, role: string) =>
  role === 'available' ? wallet.availableId : accountIn(actor, wallet, role);

/** Safe because the wallet is held: nobody else writes for this member. */
const nextRound = (actor: LedgerActor, wallet: HeldWallet, { code, reason }: Draft) => sql<number>`(
  select coalesce(max(r.round), 0) + 1 from ledger.entry r where r.tenant_id = ${actor.tenantId} and r.reason_id = ${reason.id}
    and r.reason_kind = ${reason.kind} and r.code = ${code} and r.currency = ${wallet.currency})`;
