/** A class at a place. */
import { classProgress } from '../class-activity.ts';

export const presentialEvent = classProgress;
