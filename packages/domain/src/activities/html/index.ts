/** A page or a package of pages, complete when the person confirms it, or stayed as long as its author asks. */
import type { KindRules } from '../kind.ts';
import { emptyStayDetail, mergeStayDetail, type StayDetail, type StaySeen } from './staying.ts';

export { judgeStay, stayedSeconds, type StayDetail, type StaySeen } from './staying.ts';

export const html: KindRules<StayDetail, StaySeen> = { empty: emptyStayDetail, sees: ['confirmed', 'stayed'], merge: mergeStayDetail };
