import { enrolmentSubjects } from '@vitrine/domain/learning';
import { z } from 'zod';
import { Day, endpoint, Id } from '../kernel/index.ts';

export const DueTraining = z.object({
  subject: z.enum(enrolmentSubjects),
  id: Id,
  title: z.string(),
  dueOn: Day,
  /** Until then; below zero once the day is over. */
  daysLeft: z.int(),
  /** Percent. */
  progress: z.int(),
});
export type DueTraining = z.infer<typeof DueTraining>;

/** What is done, left, blocked or retired is not in it. */
export const listDueTrainings = endpoint({
  module: 'online_courses',
  method: 'GET',
  path: '/learning/due',
  answer: z.object({ items: z.array(DueTraining) }),
  summary: 'The first courses and trails that the member has to finish by a day, those that are over and of the next sixty days',
});
