import type { Platform } from '../../../platform/platform.ts';
import { erasePerson, type EraseParts } from './erase-person.ts';
import type { PersonalRooms } from '../personal-records.ts';

const atOnce = 50;

/**
 * Erases everybody whose thirty days are over (PRO-03, D39); a job of every hour. One who fails does not keep the others: what is left is done by the next run, which finds them still
 * not erased. Bears being killed at any place and being done twice.
 */
export async function eraseDeparted(parts: EraseParts & Pick<Platform, 'log'>, rooms: PersonalRooms): Promise<void> {
  const due = await parts.db
    .write()
    .selectFrom('identity.departure')
    .select(['person_id', 'site_id'])
    .where('erased_at', 'is', null)
    .where('due_at', '<=', parts.clock.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  const faults: unknown[] = [];
  for (const { person_id: personId, site_id: siteId } of due)
    await erasePerson(parts, rooms, { siteId, personId }).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, `identity: ${faults.length} of ${due.length} who left could not be erased`);
}
