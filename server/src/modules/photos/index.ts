/** Photos: what members send of displays, one of a type a store and week, and what auditors make of it. */
export { photosInvariants } from './invariants.ts';
export { photosToSend } from './photos-to-send.ts';
export { photosWaiting } from './photos-waiting.ts';
