import type { Room } from '../room.ts';
import { activitiesFileAccess, type LearnsActivity } from './files.ts';

export const activities: Room<{ learnsActivity: LearnsActivity }> = (platform, { learnsActivity }) => ({
  fileAccess: activitiesFileAccess(platform, learnsActivity),
});
