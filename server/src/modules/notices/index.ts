/** What a member is told and what they did: an inbox and a feed that stay, and a stream while a page is open. */
export { noteOnFeed } from './note-on-feed.ts';
export { noticesRecords } from './personal-records.ts';
export { noticesRoutes } from './routes.ts';
export { tell } from './tell.ts';
export { tellOfCopy } from './tell-of-copy.ts';
export { tellOfRevokedSession } from './tell-of-revoked-session.ts';
export { registerNoticesWorkers } from './workers.ts';
