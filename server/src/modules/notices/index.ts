/** What a member is told and what they did: an inbox and a feed that stay, and a stream while a page is open. */
export { noteOnFeed } from './note-on-feed.ts';
export { markRead, takeBackNotices } from './take-back.ts';
export { tell, tellMany } from './tell.ts';
