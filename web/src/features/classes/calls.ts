import { call, callFile } from '@vitrine/client';
import {
  getClassesOfCourse,
  getClassFile,
  getEncounterFile,
  joinMeeting,
  leaveClass,
  listClassActivities,
  listLiveClasses,
  listPresentialCourses,
  listWebinars,
  reportWatching,
  sendReaction,
  subscribeToClass,
  type ReactionForm,
  type WatchedSpan,
} from '@vitrine/contract/classes';
import type { ClassKind } from '@vitrine/domain/classes';
import { orKnown } from '../../shared/or-known.ts';

const lists = { presential: listPresentialCourses, live_class: listLiveClasses, webinar: listWebinars };

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchCards = (kind: ClassKind, search: Record<string, string>, after: string | null) => {
  const list = lists[kind];
  return call(list, { query: list.query.parse({ ...search, limit: 20, ...(after === null ? {} : { after }) }) });
};
export const fetchCourse = (kind: ClassKind, courseId: string) =>
  orKnown('classes', `${kind}/${courseId}`, () => call(getClassesOfCourse, { params: { courseId, kind } }));
export const fetchActivities = (classId: string) => call(listClassActivities, { params: { classId } });
export const sendSubscription = (classId: string, waits: boolean) => call(subscribeToClass, { params: { classId }, body: { waits } });
export const sendLeave = (classId: string) => call(leaveClass, { params: { classId } });
export const fetchFile = (encounterId: string) => callFile(getEncounterFile, { params: { encounterId } });
export const fetchFileOfClass = (classId: string) => callFile(getClassFile, { params: { classId } });
export const fetchTicket = (encounterId: string) => call(joinMeeting, { params: { encounterId } });
export const sendWatched = (encounterId: string, body: { sentAt: string; spans: WatchedSpan[] }) =>
  call(reportWatching, { params: { encounterId }, body });
export const sendForm = (classId: string, hierarchy_order: number, body: ReactionForm) =>
  call(sendReaction, { params: { classId, hierarchy_order }, body });
