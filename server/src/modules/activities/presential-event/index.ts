/** A class at a place on the server. */
import { classOfKind } from '../class-of-kind.ts';
import { parsePresentialEvent } from './stored.ts';

export const presentialEvent = classOfKind('presential_event', parsePresentialEvent);
