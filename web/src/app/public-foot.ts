/** What stands below every screen for anybody, in a chunk of its own. */
export { PublicFoot } from '../features/support/index.ts';
