/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';

export const catalog: RoomUnderAttack = {
  entries: {
    listCourseDrafts: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { after: b.cursor } }] },
    countCourseDrafts: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    exportCourses: { asks: () => [{ query: {} }, { query: { state: 'draft' } }] },
    createCourse: {
      asks: (b) => [
        { body: { ...b.courseForm, prerequisiteCourseId: b.courseId } },
        { body: { ...b.courseForm, imageFileId: b.fileId } },
        { body: { ...b.courseForm, tagIds: [b.tagId] } },
        { body: { ...b.courseForm, fileIds: [b.fileId] } },
      ],
    },
    copyCourse: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    getCourseDraft: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    saveCourse: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1, course: b.courseForm } }] },
    addActivity: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1, activity: b.activityForm } }] },
    saveActivity: {
      asks: (b) => [{ params: { courseId: b.courseId, activityId: b.activityId }, body: { version: 1, activity: b.activityForm } }],
    },
    removeActivity: { asks: (b) => [{ params: { courseId: b.courseId, activityId: b.activityId }, query: { version: 1 } }] },
    orderActivities: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1, activityIds: [b.activityId] } }] },
    publishCourse: { asks: (b) => [{ params: { courseId: b.courseId }, body: { version: 1 } }] },
    retireCourse: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    getCourseAudience: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    saveCourseAudience: {
      asks: (b) => [{ params: { courseId: b.courseId }, body: { groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] } }],
    },
    getInPortfolio: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    setInPortfolio: { asks: (b) => [{ params: { courseId: b.courseId }, body: { isShown: true } }] },
    listPortfolio: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    getPortfolioCourse: { asks: (b) => [{ params: { courseId: b.courseId } }] },
    getSitemap: { asks: () => [{}] },
    getRobots: { asks: () => [{}] },
    previewActivity: { asks: (b) => [{ params: { courseId: b.courseId, hierarchy_order: 1 }, query: {} }] },
    tryPackage: { asks: (b) => [{ params: { fileId: b.fileId } }] },
  },
};
