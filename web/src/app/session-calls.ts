/** The calls of a session, in a chunk of their own. */
export { configureClient, logIn, logOut, selectClient, takeRedirect } from '@vitrine/client';
export { openOutbox } from '../shared/outbox.ts';
