import type { AuditDecision } from '@vitrine/contract/audit';
import { judgeOpinion, type OpinionSubject } from '@vitrine/domain/audit';
import { recordChange } from '../../platform/audit/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { levelNames } from '../levels/index.ts';
import { findDecisions } from './decisions.ts';
import { decisionOf } from './list-decisions.ts';

type Ask = { subject: OpinionSubject; id: string; decidedAt: string; agrees: boolean; note: string };

/**
 * Says whether a second person would have decided so. The decision stands: the list of disagreements is where auditors find what they judge differently. Refuses as
 * `judgeOpinion` does, and `changed_meanwhile` where another decision came since.
 */
export function giveOpinion(
  { db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { subject, id, decidedAt, agrees, note }: Ask,
): Promise<AuditDecision> {
  return db.transaction(async (tx) => {
    const find = () => findDecisions(tx, actor, { show: 'all', subject, id, limit: 1 });
    const [row] = await find();
    if (!row) throw notFound();
    const refusal = judgeOpinion({
      isDecided: true,
      isOwnDecision: row.decided_by === actor.memberId,
      isOwnItem: row.member_id === actor.memberId,
      hasOpinion: row.opinion_at !== null,
      agrees,
      note,
    });
    if (refusal === 'opinion_note_required') throw new Refusal(refusal, { fields: { note: refusal } });
    if (refusal) throw new Refusal(refusal);
    if (Date.parse(row.decided_at) !== Date.parse(decidedAt)) throw new Refusal('changed_meanwhile');
    const given = await tx
      .insertInto('audit.opinion')
      .values({
        tenant_id: actor.tenantId,
        id: newId(),
        subject,
        subject_id: id,
        decided_at: row.decided_at,
        member_id: actor.memberId,
        agrees,
        note,
        given_at: clock.now(),
      })
      .onConflict((conflict) => conflict.constraint('opinion_once').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!given) throw new Refusal('opinion_given');
    const after = { agrees, note, decidedBy: row.decided_by_name };
    const change = { what: agrees ? 'opinion.agreed' : 'opinion.disagreed', subject, subjectId: id, before: null, after };
    await recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
    const [told = row] = await find();
    return decisionOf(actor, await levelNames(tx, actor), told);
  });
}
