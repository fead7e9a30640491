/** Photos of displays on the screen: what a store still lacks this week, and what became of what was sent. */
export { photoOutbox, useKeptPhotos } from './outbox/use-outbox.ts';
