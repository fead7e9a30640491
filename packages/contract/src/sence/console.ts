import { sessionStates, senceFieldRefusals } from '@vitrine/domain/sence';
import { z } from 'zod';
import { changed, endpoint, exportOf, Id, Nothing, pageOf, PageQuery, SearchTerm, Was } from '../kernel/index.ts';
import { AttendanceRow, SenceCourseDetail, SenceCourseFields, SenceCourseRow, SenceSettings, SenceSettingsForm } from './shapes.ts';

const read = { needs: 'sence.read' } as const;
const write = { needs: 'sence.write', refusals: [...senceFieldRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ courseId: Id });

export const getSenceSettings = endpoint({
  ...read,
  method: 'GET',
  path: '/console/sence/settings',
  answer: SenceSettings,
  summary: 'How the client is known to the authority; its token is told to nobody',
});

export const saveSenceSettings = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/sence/settings',
  body: z.strictObject({ version: z.int(), settings: SenceSettingsForm }),
  answer: SenceSettings,
  summary: 'Saves how the client is known to the authority; fields are refused below `settings.`',
});

export const listSenceCourses = endpoint({
  ...read,
  method: 'GET',
  path: '/console/sence/courses',
  query: PageQuery.extend({ search: SearchTerm.optional() }),
  answer: pageOf(SenceCourseRow),
  summary: 'Courses under the authority, the newest first',
});

export const addSenceCourse = endpoint({
  ...write,
  method: 'POST',
  path: '/console/sence/courses',
  body: SenceCourseFields,
  answer: z.object({ id: Id }),
  summary: 'Puts a course under the authority: it opens only inside a started session',
});

export const getSenceCourse = endpoint({
  ...read,
  method: 'GET',
  path: '/console/sence/courses/:courseId',
  params: one,
  answer: SenceCourseDetail,
  summary: 'A course under the authority as it is edited',
});

export const saveSenceCourse = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/sence/courses/:courseId',
  params: one,
  body: z.strictObject({ version: z.int(), course: changed(SenceCourseFields), was: Was }),
  answer: SenceCourseDetail,
  summary: 'Saves the codes of a course; fields are refused below `course.`',
});

export const removeSenceCourse = endpoint({
  ...write,
  method: 'DELETE',
  path: '/console/sence/courses/:courseId',
  params: one,
  answer: Nothing,
  summary: 'Takes a course from the authority: it opens as any other; its sessions stay',
});

export const listAttendance = endpoint({
  ...read,
  method: 'GET',
  path: '/console/sence/attendance',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(sessionStates).optional(), courseId: Id.optional() }),
  answer: pageOf(AttendanceRow),
  summary: 'Sessions of attendance, the newest first (SEN-03)',
});
export const exportAttendance = exportOf(listAttendance);
