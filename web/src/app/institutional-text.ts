/** What the client says about itself, for screens of other rooms, in a chunk of its own. */
export { InstitutionalText } from '../features/support/index.ts';
