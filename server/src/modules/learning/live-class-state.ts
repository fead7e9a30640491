import { kindFacts, type ActivityKind } from '@vitrine/domain/activities';
import { liveClassState, type LiveClassState, type Openings } from '@vitrine/domain/classes';

type OneOf = { activityId: string; kind: ActivityKind };

/** How the instructor has an activity of the course: opened, closed, or neither for who is in no live class of it (LIV-03). */
export const liveClassStateOf = (openings: Openings, { activityId, kind }: OneOf): LiveClassState | null =>
  liveClassState(openings, { activityId, isClass: kindFacts[kind].classKind !== undefined });

/** Whether it waits for the instructor. What is complete never does. */
export const isHeldBack = (openings: Openings, status: OneOf & { isComplete: boolean }): boolean =>
  !status.isComplete && liveClassStateOf(openings, status) === 'live_class_closed';
