/** Classes of courses, as members find them and take part. */
export { watchingOutbox } from './meeting/watching-outbox.ts';
