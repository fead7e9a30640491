import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import {
  addActivity,
  copyCourse,
  createCourse,
  getCourseAudience,
  getInPortfolio,
  getCourseDraft,
  listCourseDrafts,
  orderActivities,
  previewActivity,
  publishCourse,
  removeActivity,
  retireCourse,
  saveActivity,
  saveCourse,
  saveCourseAudience,
  setInPortfolio,
  tryPackage,
  type ActivityForm,
  type CourseAudience,
  type CourseForm,
} from '@vitrine/contract/catalog';
import { getSiteLists } from '@vitrine/contract/identity';
import { listAuditLog } from '@vitrine/contract/kernel';
import type { Changed, Locale } from '@vitrine/domain/kernel';
import { allRows } from '../../shared/resource/index.ts';

/** A draft as it is edited; never reloaded under the fingers. */
export const draftQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['catalog', 'courses', 'one', courseId],
    queryFn: () => call(getCourseDraft, { params: { courseId } }),
    refetchOnWindowFocus: false,
  });

/** `version` makes each saved state a preview of its own. */
export const previewQuery = ({ courseId, place, version, locale }: { courseId: string; place: number; version: number; locale: Locale }) =>
  queryOptions({
    queryKey: ['catalog', 'preview', courseId, place, version, locale],
    queryFn: () => call(previewActivity, { params: { courseId, hierarchy_order: place }, query: { locale } }),
    retry: false,
    staleTime: 300_000,
  });

/** A package that was just sent, as it would open; its paths are signed for some hours. */
export const packageQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['catalog', 'package', fileId],
    queryFn: () => call(tryPackage, { params: { fileId } }),
    retry: false,
    staleTime: 300_000,
  });

/** Courses that may have to be finished first. */
export const courseChoicesQuery = queryOptions({
  queryKey: ['catalog', 'courses', 'choices'],
  queryFn: () => allRows((query) => call(listCourseDrafts, { query })),
  staleTime: 60_000,
});

export const tagsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

/** What was changed in this course, newest first. */
export const changesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['kernel', 'audit-log', 'course', courseId],
    queryFn: () => call(listAuditLog, { query: { subject: 'course', subjectId: courseId, limit: 50 } }),
    staleTime: 0,
  });

export const audienceQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['catalog', 'audience', courseId],
    queryFn: () => call(getCourseAudience, { params: { courseId } }),
    refetchOnWindowFocus: false,
  });

export const writeAudience = (courseId: string, audience: CourseAudience) =>
  call(saveCourseAudience, { params: { courseId }, body: audience });

export const portfolioQuery = (courseId: string) =>
  queryOptions({ queryKey: ['catalog', 'portfolio', courseId], queryFn: () => call(getInPortfolio, { params: { courseId } }) });

export const showInPortfolio = (courseId: string, isShown: boolean) => call(setInPortfolio, { params: { courseId }, body: { isShown } });

type Versioned = { courseId: string; version: number };

export const beginCourse = (course: CourseForm) => call(createCourse, { body: course });

export const copy = (courseId: string) => call(copyCourse, { params: { courseId } });

export const writeCourse = ({ courseId, version }: Versioned, { now: course, was }: Changed<CourseForm>) =>
  call(saveCourse, { params: { courseId }, body: { version, course, was } });

export const putActivity = ({ courseId, version }: Versioned, activity: ActivityForm) =>
  call(addActivity, { params: { courseId }, body: { version, activity } });

export const writeActivity = ({ courseId, version, activityId }: Versioned & { activityId: string }, activity: ActivityForm) =>
  call(saveActivity, { params: { courseId, activityId }, body: { version, activity } });

export const takeActivityOut = ({ courseId, version, activityId }: Versioned & { activityId: string }) =>
  call(removeActivity, { params: { courseId, activityId }, query: { version } });

export const putInOrder = ({ courseId, version }: Versioned, activityIds: string[]) =>
  call(orderActivities, { params: { courseId }, body: { version, activityIds } });

export const publish = ({ courseId, version }: Versioned) => call(publishCourse, { params: { courseId }, body: { version } });

export const retire = (courseId: string) => call(retireCourse, { params: { courseId } });
