import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { renewLink } from '@vitrine/contract/kernel';
import {
  countCourses,
  enrol,
  enrolInTrail,
  getCourse,
  getDownload,
  getTrail,
  listDueTrainings,
  listCourses,
  listTrails,
  openActivity,
  openTrailCourse,
  type PlayerPage,
} from '@vitrine/contract/learning';
import { addFavourite, listReviews, removeFavourite, writeReview } from '@vitrine/contract/marks';
import { kept } from '../../shared/device/storage.ts';
import { listReactions } from '@vitrine/contract/surveys';
import type { FavouriteChange } from '../../shared/use-favourite.ts';
import type { CatalogFilter } from './catalog-search.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchCourses = (filter: CatalogFilter, { after, limit }: { after: string | null; limit: number }) =>
  call(listCourses, { query: { ...filter, limit, ...(after === null ? {} : { after }) } });
export const fetchCounts = () => call(countCourses);
export const fetchDue = () => call(listDueTrainings);
export const fetchCourse = (courseId: string) => call(getCourse, { params: { courseId } });
export async function fetchActivity(courseId: string, hierarchyOrder: number): Promise<PlayerPage> {
  const own = kept('downloads') === 'yes' ? await import('./downloads/play-own.ts') : undefined;
  try {
    const page = await call(openActivity, { params: { courseId, hierarchy_order: hierarchyOrder } });
    return own ? await own.withOwnFile(page) : page;
  } catch (error) {
    const page = error instanceof TypeError ? await own?.keptPage(courseId, hierarchyOrder) : undefined;
    if (page) return page; // without a network, what lies on this device
    throw error;
  }
}
export const fetchDownload = (courseId: string, hierarchyOrder: number) =>
  call(getDownload, { params: { courseId, hierarchy_order: hierarchyOrder } });
export const fetchSiteLists = () => call(getSiteLists);

export const sendEnrolment = (courseId: string) => call(enrol, { params: { courseId } });

export const fetchTrails = (filter: CatalogFilter, { after, limit }: { after: string | null; limit: number }) =>
  call(listTrails, { query: { ...filter, limit, ...(after === null ? {} : { after }) } });
export const fetchTrail = (trailId: string) => call(getTrail, { params: { trailId } });
export const sendTrailEnrolment = (trailId: string) => call(enrolInTrail, { params: { trailId } });

/** Opens a course of a trail, and shows it as it then stands. */
export const sendStep = async (trailId: string, courseId: string) => {
  await call(openTrailCourse, { params: { trailId, courseId } });
  return fetchCourse(courseId);
};

export const fetchReactions = (kind: 'course' | 'trail', trainingId: string) => call(listReactions, { params: { kind, trainingId } });

export const fetchReviews = (courseId: string, after: string | null) =>
  call(listReviews, { params: { subject: 'course', subjectId: courseId }, query: { limit: 5, ...(after === null ? {} : { after }) } });
export const sendReview = (courseId: string, body: { stars: number; text: string }) =>
  call(writeReview, { params: { subject: 'course', subjectId: courseId }, body });

export const sendFavourite = (subject: 'course' | 'trail', { id, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject, subjectId: id } });

/** A link of a file that ran out, signed anew. */
export const freshUrlOf = async (fileId: string): Promise<string> => (await call(renewLink, { body: { fileId } })).url;
