import type { Leaving } from '@vitrine/contract/privacy';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isNeeded, leavingOf, membershipsOf } from './memberships.ts';

/** Whether the person asked to leave, and whether they could. */
export async function getLeaving(parts: Pick<Platform, 'db'>, actor: Actor): Promise<Leaving> {
  const db = parts.db.write(); // what was asked for a moment ago is shown
  return leavingOf(db, actor, { isLastAdministrator: await isNeeded(db, await membershipsOf(db, actor), { lock: false }) });
}
