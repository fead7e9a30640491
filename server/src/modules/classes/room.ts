import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { handOver } from './hand-over.ts';
import { judgeWatched, judgeWatchedJob } from './meetings/judge-watched.ts';
import { classesRecords } from './personal-records.ts';
import { classesRoutes, type ClassesPorts } from './routes.ts';
import { handOverJob } from './seats.ts';

export const classes: Room<ClassesPorts> = (platform, ports) => ({
  routes: [classesRoutes({ ...platform, ...ports })],
  jobs: (jobs) => {
    jobs.work(handOverJob, (payload) => handOver(platform, payload));
    jobs.work(judgeWatchedJob, (payload) => judgeWatched(platform, payload));
  },
  trailNames: { class: namedIn('classes.class', 'name') },
  personalRecords: classesRecords(platform),
});
