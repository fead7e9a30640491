/** Points: what a member has, holds and spent. */
export { hold } from './hold.ts';
