/** What a member is told: an inbox that stays, and a stream while a page is open. */
export { noticesRoutes } from './routes.ts';
export { tell } from './tell.ts';
export { tellOfRevokedSession } from './tell-of-revoked-session.ts';
