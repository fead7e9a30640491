import type { RewardForm } from '@vitrine/contract/rewards';
import type { RequiredTraining } from '@vitrine/domain/rewards';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** What a reward `r` asks for, as columns of its row: one statement reads them, however many rewards are asked for. */
export const requiredColumns = [
  sql<string[]>`array(select t.course_id from rewards.required_training as t
    where t.tenant_id = r.tenant_id and t.reward_id = r.id and t.course_id is not null order by t.position)`.as('required_courses'),
  sql<string[]>`array(select t.trail_id from rewards.required_training as t
    where t.tenant_id = r.tenant_id and t.reward_id = r.id and t.trail_id is not null order by t.position)`.as('required_trails'),
] as const;

export type RequiredColumns = { required_course_id: string | null; required_courses: string[]; required_trails: string[] };

/** Courses first. A server of the version before writes the first course alone, into the reward's own column. */
export function requiredOf({ required_course_id: first, required_courses, required_trails }: RequiredColumns): RequiredTraining[] {
  const courses = new Set([...(first === null ? [] : [first]), ...required_courses]);
  return [...[...courses].map((id) => ({ kind: 'course' as const, id })), ...required_trails.map((id) => ({ kind: 'trail' as const, id }))];
}

/** What a reward asks for, as its form has it. */
export async function requiredInForm(
  db: Reader,
  { tenantId }: Tenant,
  { rewardId }: { rewardId: string },
): Promise<Pick<RewardForm, 'requiredCourseIds' | 'requiredTrailIds'>> {
  const row = await db
    .selectFrom('rewards.reward as r')
    .select(['r.required_course_id', ...requiredColumns])
    .where('r.tenant_id', '=', tenantId)
    .where('r.id', '=', rewardId)
    .executeTakeFirstOrThrow();
  const required = requiredOf(row);
  const ids = (of: RequiredTraining['kind']) => required.flatMap(({ kind, id }) => (kind === of ? [id] : []));
  return { requiredCourseIds: ids('course'), requiredTrailIds: ids('trail') };
}

/** Puts these trainings in place of what the reward asked for. */
export async function writeRequired(
  tx: Tx,
  { tenantId }: Tenant,
  { rewardId, form }: { rewardId: string; form: Pick<RewardForm, 'requiredCourseIds' | 'requiredTrailIds'> },
): Promise<void> {
  await tx.deleteFrom('rewards.required_training').where('tenant_id', '=', tenantId).where('reward_id', '=', rewardId).execute();
  const asked = [...form.requiredCourseIds.map((course_id) => ({ course_id })), ...form.requiredTrailIds.map((trail_id) => ({ trail_id }))];
  if (asked.length === 0) return;
  await tx
    .insertInto('rewards.required_training')
    .values(asked.map((one, position) => ({ tenant_id: tenantId, reward_id: rewardId, position, ...one })))
    .execute();
}
