import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import type { ApprovedSalesOf } from './count-for.ts';
import { badgesFileAccess } from './file-access.ts';
import { hearNews } from './hear-news.ts';
import { lookBack, lookBackJob, lookBackAtAll } from './look-back.ts';
import { badgesRecords } from './personal-records.ts';
import { badgesRoutes } from './routes.ts';

export const badges: Room<{ approvedSalesOf: ApprovedSalesOf }> = (platform, ports) => {
  const parts = { ...platform, ...ports };
  return {
    routes: [badgesRoutes(parts)],
    subscribers: {
      'learning.course_finished': {
        'badges.judge': (event) => hearNews(parts, event, ['course_finished', 'courses_finished', 'days_in_a_row']),
      },
      'learning.trail_finished': { 'badges.judge': (event) => hearNews(parts, event, ['trail_finished']) },
      'certificates.issued': { 'badges.judge': (event) => hearNews(parts, event, ['certificates']) },
      'levels.approved': { 'badges.judge': (event) => hearNews(parts, event, ['level_reached']) },
      'sales.approved': { 'badges.judge': (event) => hearNews(parts, event, ['sales_approved']) },
    },
    jobs: (jobs) => {
      jobs.work(lookBackJob, (payload) => lookBack(parts, payload));
      jobs.schedule('badges.look-back-at-all', '27 4 * * *', () => lookBackAtAll(parts));
    },
    fileAccess: badgesFileAccess(platform),
    trailNames: {
      badge: namedIn('badges.badge', 'name'),
    },
    personalRecords: badgesRecords(platform),
  };
};
