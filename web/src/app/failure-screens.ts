/** What a failure looks like, in a chunk of its own: nearly nobody sees it on the first screen. */
export { Failed } from '@vitrine/ui';
export { NotFoundHere as NotFound, NotFoundPage } from './not-found-here.tsx';
