import { verdictWaitMs } from '@vitrine/domain/classes';
import { z } from 'zod';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { classesOf } from '../class-rows.ts';
import { lockClass } from '../seats.ts';
import { writeVerdicts } from '../verdicts.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
const Payload = z.object({ tenantId: z.uuid(), classId: z.uuid() });

/** The job that turns what was watched into verdicts. */
export const judgeWatchedJob = 'classes.judge-watched';
/** In the audit log, where no person did it. */
const theRule = { personId: '00000000-0000-0000-0000-000000000000', fullName: 'Vitrine' };

/** Puts the job where it waits until most devices have reported; `end` is when the meeting ends, or ended. */
export const judgeLater = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Tx,
  { end, ...payload }: { tenantId: string; classId: string; end: string },
) => jobs.send({ tx, name: judgeWatchedJob, payload, startAfter: new Date(Date.parse(end) + verdictWaitMs).toISOString() });

/** Issues the verdicts of a class that is over, once nobody's is open. One that still runs, or that somebody has to mark, is left as it is; so is one that has them. */
export async function judgeWatched(parts: Parts, payload: unknown): Promise<void> {
  const { db, clock, newId } = parts;
  const { tenantId, classId } = Payload.parse(payload);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const before = await lockClass(tx, { tenantId, classId });
    if (!before || before.canceled_at !== null || before.results_at !== null || before.published_at === null) return;
    const row = await classesOf(tx, { tenantId }, now).where('k.id', '=', classId).executeTakeFirst();
    if (!row?.is_all_over) return;
    const counts = await writeVerdicts(parts, tx, { tenantId, classId, minimumPercent: before.minimum_percent });
    if (!counts) return;
    await tx
      .updateTable('classes.class')
      .set({ results_at: now, version: before.version + 1, updated_at: now })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', classId)
      .execute();
    const change = { subject: 'class', subjectId: classId, what: 'class.results_issued', before: null, after: counts, now, id: newId() };
    await recordChange(tx, { tenantId, ...theRule }, change);
  });
}
