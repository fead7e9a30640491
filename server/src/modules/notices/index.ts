/** What a member is told: an inbox that stays, and a stream while a page is open. Higher rooms tell by `tell`. */
export { noticesRoutes } from './routes.ts';
export { tell } from './tell.ts';
