/** A live class on the server. */
import { classOfKind } from '../class-of-kind.ts';
import { parseLiveClass } from './stored.ts';

export const liveClass = classOfKind('live_class', parseLiveClass);
