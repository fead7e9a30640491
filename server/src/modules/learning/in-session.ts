import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { standsIn } from './stands-in.ts';

/** Port: whether a member may be in a course now; the room of the training authority answers it. */
export type MayEnter = (actor: Actor, ask: { courseId: string }) => Promise<boolean>;
/** Port: of each thing that was seen, whether it was seen outside of a session that its course needs. */
export type OutsideSessions = (
  tx: Tx,
  ask: { tenantId: string; now: string },
  seen: readonly { memberId: string; courseId: string; at: string }[],
) => Promise<boolean[]>;

/** Lets a member into a course. Refuses `sence_session_needed` where it opens inside a session only and none is open (SEN-03), and what opening refuses to whoever is not in it. */
export async function enterCourse(
  parts: Pick<Platform, 'db'> & { mayEnter: MayEnter },
  actor: Actor,
  { courseId }: { courseId: string },
): Promise<void> {
  if (await parts.mayEnter(actor, { courseId })) return;
  const stands = await standsIn(parts, actor, { courseId });
  if (stands === 'unseen') throw notFound();
  throw new Refusal(stands === 'enrolled' ? 'sence_session_needed' : 'not_enrolled');
}
