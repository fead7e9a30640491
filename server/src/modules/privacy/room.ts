import type { Room } from '../room.ts';
import { forgetOldCopies } from './copy/forget-old-copies.ts';
import { copyJob, makeCopy } from './copy/make-copy.ts';
import { deliverLeavingEmail, leavingJob } from './leaving/emails.ts';
import { eraseDeparted } from './leaving/erase-departed.ts';
import type { PersonalRooms } from './personal-records.ts';
import { copyRoutes } from './copy/routes.ts';
import { leavingRoutes } from './leaving/routes.ts';

/** `personalRooms`: what every room keeps about a person, asked for when there is a job to do. */
export const privacy: Room<{ personalRooms: () => PersonalRooms }> = (platform, { personalRooms }) => ({
  routes: [copyRoutes(platform), leavingRoutes(platform)],
  // Queues are stored: these have the names that they began with, when identity did this too.
  jobs: (jobs) => {
    jobs.work(leavingJob, (payload) => deliverLeavingEmail(platform, payload), 'email');
    jobs.work(copyJob, (payload) => makeCopy(platform, personalRooms(), payload));
    jobs.schedule('identity.forget-old-copies', '51 * * * *', () => forgetOldCopies(platform));
    jobs.schedule('identity.erase-departed', '41 * * * *', () => eraseDeparted(platform, personalRooms()));
  },
});
