import { classesRefusals, statesOfKind } from '@vitrine/domain/classes';
import { courseScenes } from '@vitrine/domain/catalog';
import { z } from 'zod';
import { endpoint, Id, Nothing, pageOf, PageQuery, ParticipantText, SearchTerm } from '../kernel/index.ts';
import { ClassCard, ClassKind, MyClass } from './shapes.ts';

const modules = ['presential_courses', 'live_classes', 'webcasts'] as const;
const oneClass = z.object({ classId: Id });
const Flag = z.enum(['true', 'false']).default('false');
const CardQuery = PageQuery.extend({
  search: SearchTerm.optional(),
  favorite: z.enum(['all', 'favorite']).default('all'),
  selected_tags: z.string().default('all'),
});

export const listPresentialCourses = endpoint({
  method: 'GET',
  path: '/presential-courses',
  module: 'presential_courses',
  query: CardQuery.extend({ presential_status: z.enum(statesOfKind.presential).optional(), presential_is_online: Flag }),
  answer: pageOf(ClassCard),
  summary: 'Courses with classes at a place, the newest first (PRE-01, FIL-02)',
});

export const listLiveClasses = endpoint({
  method: 'GET',
  path: '/live-classes',
  module: 'live_classes',
  query: CardQuery.extend({ live_class_status: z.enum(statesOfKind.live_class).optional(), live_class_is_online: Flag }),
  answer: pageOf(ClassCard),
  summary: 'Courses with live classes, the newest first (LIV-01, FIL-02)',
});

export const listWebinars = endpoint({
  method: 'GET',
  path: '/webinars',
  module: 'webcasts',
  query: CardQuery.extend({ webinar_status: z.enum(statesOfKind.webinar).optional(), webinar_is_online: Flag }),
  answer: pageOf(ClassCard),
  summary: 'Courses with webinars, the newest first (WEB-01, FIL-02)',
});

export const CourseOfClasses = z.object({
  id: Id,
  title: z.string(),
  summary: z.string(),
  scene: z.enum(courseScenes),
  imageUrl: z.string().nullable(),
  classes: z.array(MyClass),
});
export type CourseOfClasses = z.infer<typeof CourseOfClasses>;

export const getClassesOfCourse = endpoint({
  method: 'GET',
  path: '/class-courses/:courseId/:kind',
  module: modules,
  params: z.object({ courseId: Id, kind: ClassKind }),
  answer: CourseOfClasses,
  summary: 'A course with its classes of one kind, their encounters and the member’s part in them',
});

export const subscribeToClass = endpoint({
  method: 'POST',
  path: '/classes/:classId/subscription',
  module: modules,
  params: oneClass,
  body: z.strictObject({ waits: z.boolean() }),
  answer: MyClass,
  refusals: classesRefusals,
  summary: 'Takes a seat or, where all are taken, a place in the waiting list (PRE-03)',
});

export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/classes/:classId/subscription',
  module: modules,
  params: oneClass,
  answer: MyClass,
  refusals: classesRefusals,
  summary: 'Gives the seat or the place in the waiting list back; the first who waits gets the seat',
});

export const getEncounterFile = endpoint({
  method: 'GET',
  path: '/class-encounters/:encounterId/calendar',
  module: modules,
  params: z.object({ encounterId: Id }),
  answer: z.string(),
  answersFile: true,
  summary: 'An encounter for the member’s own calendar (PRE-06)',
});

export const getClassFile = endpoint({
  method: 'GET',
  path: '/classes/:classId/calendar',
  module: modules,
  params: oneClass,
  answer: z.string(),
  answersFile: true,
  summary: 'All encounters of a class for the member’s own calendar (PRE-06)',
});

const Score = z.int('invalid').min(1, 'number_too_small').max(5, 'number_too_big');
export const ReactionForm = z.strictObject({
  content: Score,
  instructor: Score,
  organization: Score,
  comment: ParticipantText.max(1000, 'text_too_long'),
});
export type ReactionForm = z.infer<typeof ReactionForm>;

export const sendReaction = endpoint({
  method: 'POST',
  path: '/classes/:classId/reactions/:hierarchy_order',
  module: modules,
  params: oneClass.extend({ hierarchy_order: z.coerce.number().int().min(1).max(999) }),
  body: ReactionForm,
  answer: Nothing,
  refusals: classesRefusals,
  summary: 'What a member thinks of a class, once they have their verdict (PRE-05)',
});
