import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { renewLink } from '@vitrine/contract/kernel';
import { countCourses, enrol, getCourse, listCourses, openActivity } from '@vitrine/contract/learning';
import type { CourseSearch } from '@vitrine/contract/learning/search';
import { addFavourite, removeFavourite } from '@vitrine/contract/marks';
import type { FavouriteChange } from '../../shared/use-favourite.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchCourses = (filter: CourseSearch, { after, limit }: { after: string | null; limit: number }) =>
  call(listCourses, { query: { ...filter, limit, ...(after === null ? {} : { after }) } });
export const fetchCounts = () => call(countCourses);
export const fetchCourse = (courseId: string) => call(getCourse, { params: { courseId } });
export const fetchActivity = (courseId: string, hierarchyOrder: number) =>
  call(openActivity, { params: { courseId, hierarchy_order: hierarchyOrder } });
export const fetchSiteLists = () => call(getSiteLists);

export const sendEnrolment = (courseId: string) => call(enrol, { params: { courseId } });

export const sendFavourite = ({ id, isFavourite }: FavouriteChange) =>
  call(isFavourite ? addFavourite : removeFavourite, { params: { subject: 'course', subjectId: id } });

/** A link of a file that ran out, signed anew. */
export const freshUrlOf = async (fileId: string): Promise<string> => (await call(renewLink, { body: { fileId } })).url;
