import type { Room } from '../room.ts';
import { surveysRecords } from './personal-records.ts';
import { surveysRoutes } from './routes.ts';
import type { TrainingPorts } from './trainings.ts';

export const surveys: Room<TrainingPorts> = (platform, ports) => ({
  routes: [surveysRoutes({ ...platform, ...ports })],
  personalRecords: surveysRecords(platform),
});
