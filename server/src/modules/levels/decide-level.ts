import type { LevelRequest } from '@vitrine/contract/levels';
import { judgeApproval, judgeLevelDecision, levelRequestStates, needsNote, reachedRanks, type LevelReason } from '@vitrine/domain/levels';
import { recordChange } from '../../platform/audit/index.ts';
import { within, type Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { reachLevel, tellOfLevel, type LevelsParts } from './reach-level.ts';
import { approvalFacts, experienceIn, getLevelRequest, knownIn, type InvoicesOf } from './requests.ts';
import { setRank } from './settle-campaigns.ts';
import { rankOfMember } from './current-level.ts';

type Parts = LevelsParts & { invoicesOf: InvoicesOf };
type Seen = { requestId: string; version: number };
type Word = { state: 'approved' | 'refused'; reason: LevelReason | null; note: string };

/** Approves a level on audited experience: it applies at once, for the rest of the campaign and into the next (LVL-03, LVL-04). */
export function approveLevel(parts: Parts, actor: Actor, { requestId, version }: Seen): Promise<LevelRequest> {
  return parts.db.transaction(async (tx) => {
    const row = await lockRequest(tx, actor, { requestId });
    const { facts } = await approvalFacts(parts, tx, actor, row, version);
    const refusal = judgeApproval(facts);
    if (refusal) throw new Refusal(refusal);
    const rank = knownIn(reachedRanks, row.rank);
    await write(parts, tx, actor, { row, word: { state: 'approved', reason: null, note: '' } });
    // Whoever was put higher meanwhile stays there.
    if ((await rankOfMember(tx, actor, { memberId: row.member_id })) < rank)
      await setRank(parts, tx, { tenantId: actor.tenantId, memberId: row.member_id, rank });
    await parts.publish(tx, { event: 'levels.approved', tenantId: actor.tenantId, payload: { memberId: row.member_id } });
    await reachLevel(parts, tx, actor, { memberId: row.member_id, campaignId: row.campaign_id });
    return getLevelRequest(within(parts, tx), actor, { requestId });
  });
}

/** Refuses a level with a reason; another request opens when more experience came. Refuses `note_required`. */
export function refuseLevel(
  parts: Parts,
  actor: Actor,
  { requestId, version, reason, note }: Seen & { reason: LevelReason; note: string },
): Promise<LevelRequest> {
  if (needsNote(reason) && note === '') throw new Refusal('note_required', { fields: { note: 'note_required' } });
  return parts.db.transaction(async (tx) => {
    const row = await lockRequest(tx, actor, { requestId });
    const state = knownIn(levelRequestStates, row.state);
    const refusal = judgeLevelDecision({ state, version: row.version, seenVersion: version, isOwn: row.member_id === actor.memberId });
    if (refusal) throw new Refusal(refusal);
    await write(parts, tx, actor, { row, word: { state: 'refused', reason, note } });
    return getLevelRequest(within(parts, tx), actor, { requestId });
  });
}

/** Locked before anything is judged: of two administrators the second is told what the first did. */
async function lockRequest(tx: Tx, { tenantId }: Actor, { requestId }: { requestId: string }) {
  const row = await tx
    .selectFrom('levels.request as r')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'r.tenant_id').onRef('m.id', '=', 'r.member_id'))
    .selectAll('r')
    .select('m.status')
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', requestId)
    .forUpdate('r')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
type Locked = Awaited<ReturnType<typeof lockRequest>>;

async function write(parts: Parts, tx: Tx, actor: Actor, { row, word }: { row: Locked; word: Word }): Promise<void> {
  const { tenantId, memberId } = actor;
  const { experience } = await experienceIn(tx, actor, { memberId: row.member_id, campaignId: row.campaign_id });
  await tx
    .updateTable('levels.request')
    .set({ ...word, version: row.version + 1, decided_at: parts.clock.now(), decided_by: memberId, decided_experience: experience })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();
  await tellOfLevel(
    parts,
    tx,
    { tenantId, memberId: row.member_id },
    {
      kind: word.state === 'approved' ? 'level_approved' : 'level_refused',
      rank: row.rank,
      facts: { requestId: row.id, reason: word.reason, note: word.note },
      cause: `level request ${row.id} ${word.state}`,
    },
  );
  const subject = { subject: 'level_request', subjectId: row.id, before: { state: row.state }, after: word };
  await recordChange(tx, actor, { ...subject, what: `level_request.${word.state}`, now: parts.clock.now(), id: parts.newId() });
}
