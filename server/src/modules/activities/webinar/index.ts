/** A webinar on the server. */
import { classOfKind } from '../class-of-kind.ts';
import { parseWebinar } from './stored.ts';

export const webinar = classOfKind('webinar', parseWebinar);
