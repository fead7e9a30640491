import * as wire from '@vitrine/contract/catalog';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tryPackage } from '../activities/index.ts';
import { siteOfHost } from '../tenancy/index.ts';
import { addActivity } from './add-activity.ts';
import { getCourseAudience, saveCourseAudience } from './audience.ts';
import { checkClasses, type ClassesAmong } from './check-classes.ts';
import { copyCourse } from './copy-course.ts';
import { createCourse } from './create-course.ts';
import { exportCourses } from './export-courses.ts';
import { getCourseDraft } from './get-course-draft.ts';
import { countCourseDrafts, listCourseDrafts } from './list-course-drafts.ts';
import { orderActivities } from './order-activities.ts';
import { robots, sitemap } from './sitemap.ts';
import { getInPortfolio, getPortfolioCourse, listPortfolio, setInPortfolio } from './portfolio.ts';
import { previewActivity } from './preview-activity.ts';
import { publishCourse } from './publish-course.ts';
import { removeActivity } from './remove-activity.ts';
import { retireCourse } from './retire-course.ts';
import { saveActivity } from './save-activity.ts';
import { saveCourse } from './save-course.ts';

export const catalogRoutes =
  (platform: Platform, { classesAmong }: { classesAmong: ClassesAmong }): Routes =>
  (app) => {
    const siteAt = (host: string) => siteOfHost(platform.db.read(), { host });
    answer(app, wire.countCourseDrafts, ({ actor, query }) => countCourseDrafts(platform, actor, query));
    answer(app, wire.listCourseDrafts, ({ actor, query }) => listCourseDrafts(platform, actor, query));
    answer(app, wire.exportCourses, ({ actor, query, reply }) => exportCourses(platform, actor, { query, reply }));
    answer(app, wire.createCourse, ({ actor, body }) => createCourse(platform, actor, body));
    answer(app, wire.copyCourse, ({ actor, params }) => copyCourse(platform, actor, params));
    answer(app, wire.getCourseDraft, ({ actor, params }) => getCourseDraft(platform, actor, params.courseId));
    answer(app, wire.saveCourse, ({ actor, params, body }) => saveCourse(platform, actor, { ...params, ...body }));
    answer(app, wire.addActivity, async ({ actor, params, body }) => {
      await checkClasses(classesAmong, actor, { ...params, ...body });
      return addActivity(platform, actor, { ...params, ...body });
    });
    answer(app, wire.saveActivity, async ({ actor, params, body }) => {
      await checkClasses(classesAmong, actor, { ...params, ...body });
      return saveActivity(platform, actor, { ...params, ...body });
    });
    answer(app, wire.removeActivity, ({ actor, params, query }) => removeActivity(platform, actor, { ...params, ...query }));
    answer(app, wire.orderActivities, ({ actor, params, body }) => orderActivities(platform, actor, { ...params, ...body }));
    answer(app, wire.publishCourse, ({ actor, params, body }) => publishCourse(platform, actor, { ...params, ...body }));
    answer(app, wire.retireCourse, ({ actor, params }) => retireCourse(platform, actor, params));
    answer(app, wire.getCourseAudience, ({ actor, params }) => getCourseAudience(platform, actor, params));
    answer(app, wire.saveCourseAudience, ({ actor, params, body }) => saveCourseAudience(platform, actor, { ...params, audience: body }));
    answer(app, wire.getInPortfolio, ({ actor, params }) => getInPortfolio(platform, actor, params));
    answer(app, wire.setInPortfolio, ({ actor, params, body }) => setInPortfolio(platform, actor, { ...params, ...body }));
    answer(app, wire.listPortfolio, async ({ host, query }) => listPortfolio(platform, { ...(await siteAt(host)), ...query }));
    answer(app, wire.getPortfolioCourse, async ({ host, params, query }) =>
      getPortfolioCourse(platform, { ...(await siteAt(host)), ...params, ...query }),
    );
    answer(app, wire.getSitemap, async ({ host, reply }) =>
      reply.type('application/xml; charset=utf-8').send(await sitemap(platform, { ...(await siteAt(host)), host })),
    );
    answer(app, wire.getRobots, async ({ host, reply }) => reply.type('text/plain; charset=utf-8').send(robots(platform, { host })));
    answer(app, wire.previewActivity, ({ actor, params, query }) => previewActivity(platform, actor, { ...params, ...query }));
    answer(app, wire.tryPackage, ({ actor, params }) => tryPackage(platform, actor, { ...params, locale: actor.locale }));
  };
