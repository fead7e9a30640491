import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { surveysRecords } from './personal-records.ts';
import { surveysFileAccess } from './spoken.ts';
import { tellAsked, tellAskedJob } from './tell-asked.ts';
import { surveysRoutes } from './routes.ts';
import type { TrainingPorts } from './trainings.ts';

export const surveys: Room<TrainingPorts> = (platform, ports) => ({
  routes: [surveysRoutes({ ...platform, ...ports })],
  jobs: (jobs) => jobs.work(tellAskedJob, (payload) => tellAsked(platform, payload)),
  fileAccess: surveysFileAccess(platform),
  trailNames: {
    survey: namedIn('surveys.survey', 'title'),
  },
  personalRecords: surveysRecords(platform),
});
