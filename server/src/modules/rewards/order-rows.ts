import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Points of an order's member and campaign that auditors confirmed and that have not left for good: what approval is judged by (decision D20). */
const audited = sql<number>`greatest(0, coalesce(
  a.credited - a.debited + h.credited - h.debited - (a.earned - a.settled), 0))`;

/** Orders with reward, category, campaign and the audited points of their members: lists, pages, queue and counts read this one join (D12). */
export const ordersOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('rewards.order as o')
    .innerJoin('rewards.reward as r', (join) => join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.id', '=', 'o.reward_id'))
    .innerJoin('rewards.category as c', (join) => join.onRef('c.tenant_id', '=', 'o.tenant_id').onRef('c.id', '=', 'o.category_id'))
    .innerJoin('campaigns.campaign as g', (join) => join.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.id', '=', 'o.campaign_id'))
    .leftJoin('ledger.account as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'o.tenant_id')
        .onRef('a.member_id', '=', 'o.member_id')
        .onRef('a.book_id', '=', 'o.campaign_id')
        .on('a.currency', '=', 'points')
        .on('a.role', '=', 'available'),
    )
    .leftJoin('ledger.account as h', (join) =>
      join
        .onRef('h.tenant_id', '=', 'o.tenant_id')
        .onRef('h.member_id', '=', 'o.member_id')
        .onRef('h.book_id', '=', 'o.campaign_id')
        .on('h.currency', '=', 'points')
        .on('h.role', '=', 'held'),
    )
    .where('o.tenant_id', '=', tenantId)
    .selectAll('o')
    .select(['r.title', 'r.scene', 'r.image_file_id', 'c.name as category', 'g.name as campaign'])
    .select(audited.as('audited'));

export type OrderFacts = Awaited<ReturnType<ReturnType<typeof ordersOf>['executeTakeFirstOrThrow']>>;

/** The condition on `ordersOf` for orders whose points are audited. */
export const hasAuditedPoints = sql<boolean>`${audited} >= o.points`;

/** Whether the points of an order are audited. Those of approved ones were, or two people said so. */
export const isAudited = ({ audited: sum, points }: Pick<OrderFacts, 'audited' | 'points'>): boolean => Number(sum) >= points;

const Done = z.object({ title: z.string(), finishedAt: z.string() });
const Trainings = z.array(Done.extend({ kind: z.enum(['course', 'trail']), id: z.string() }));
const OneCourse = Done.extend({ courseId: z.string() });
export type DoneTraining = z.infer<typeof Trainings>[number];

/** The trainings as they were when the order was placed, one course for orders of the version before; a fault for anything else that is stored. */
export function doneTrainings({ trainings, training }: { trainings: unknown; training: unknown }): DoneTraining[] {
  if (trainings !== null) return Trainings.parse(trainings);
  if (training === null) return [];
  const { courseId: id, ...done } = OneCourse.parse(training);
  return [{ kind: 'course', id, ...done }];
}

/** The same as a server of the version before reads it: the first course. */
export function firstCourse(trainings: readonly DoneTraining[]): z.infer<typeof OneCourse> | null {
  const course = trainings.find(({ kind }) => kind === 'course');
  return course ? { courseId: course.id, title: course.title, finishedAt: course.finishedAt } : null;
}
