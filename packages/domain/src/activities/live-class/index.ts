/** A live class with activities that its instructor opens. */
import { classProgress } from '../class-activity.ts';

export const liveClass = classProgress;
