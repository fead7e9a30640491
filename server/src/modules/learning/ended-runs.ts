import type { LearningEvent } from '@vitrine/contract/learning';
import { mergeDetail } from '@vitrine/domain/activities';
import { mergeSpent, type Stretch } from '@vitrine/domain/learning';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import { parseDetail } from '../activities/index.ts';
import type { Enrolment, Member } from './enrolments.ts';
import { seenIn, stretchOf } from './events.ts';
import type { Status } from './statuses.ts';

const StoredSpent = z.array(z.tuple([z.number(), z.number()])) satisfies z.ZodType<Stretch[]>;

type Ask = { enrolment: Enrolment; statuses: readonly Status[]; events: readonly LearningEvent[]; now: string };

/**
 * Adds late events to the run in which they were seen, if what they tell of began anew since (D75), and answers the others, which count now. What did not begin anew
 * goes on over the runs.
 */
export async function addToEndedRuns(tx: Tx, actor: Member, { enrolment, statuses, events, now }: Ask): Promise<LearningEvent[]> {
  const late = events.filter(({ run = enrolment.run }) => run < enrolment.run);
  if (late.length === 0) return [...events];
  const rows = await tx
    .selectFrom('learning.past_progress')
    .select(['activity_id', 'run', 'detail', 'spent'])
    .where('tenant_id', '=', actor.tenantId)
    .where('enrolment_id', '=', enrolment.id)
    .orderBy('run')
    .execute();
  const taken = new Set<LearningEvent>();
  for (const event of late) {
    const row = rows.find(({ activity_id, run }) => activity_id === event.activityId && run >= (event.run ?? 1));
    const kind = statuses.find(({ activityId }) => activityId === event.activityId)?.kind;
    if (!row || !kind) continue;
    taken.add(event);
    const detail = mergeDetail(kind)(parseDetail(kind, row.detail), seenIn(event, now));
    const spent = StoredSpent.parse(row.spent);
    row.detail = detail;
    row.spent = event.spent ? mergeSpent(spent, stretchOf(event.spent), Date.parse(now)) : spent;
    await tx
      .updateTable('learning.past_progress')
      .set({ detail: JSON.stringify(row.detail), spent: JSON.stringify(row.spent) })
      .where('tenant_id', '=', actor.tenantId)
      .where('enrolment_id', '=', enrolment.id)
      .where('activity_id', '=', row.activity_id)
      .where('run', '=', row.run)
      .execute();
  }
  return events.filter((event) => !taken.has(event));
}
