/** A webinar (the specification says webcast, too): a class to watch. */
import { classProgress } from '../class-activity.ts';

export const webinar = classProgress;
