/** What a member's points are and when they may leave. */
export { canHold } from './can-hold.ts';
