/** What a failure looks like, in a chunk of its own: nearly nobody sees it on the first screen. */
export { Failed, NotFound } from '@vitrine/ui';
