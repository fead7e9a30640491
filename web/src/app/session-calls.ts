/** The calls of a session, in a chunk of their own. */
import { createOutbox } from '@vitrine/client';
import { openOutbox as openWith } from '../shared/outbox.ts';

export { configureClient, keptScreens, logIn, logInByToken, logInFromOutside, logOut, selectClient, takeRedirect } from '@vitrine/client';

export const openOutbox = (personId: string) => openWith(personId, createOutbox);
