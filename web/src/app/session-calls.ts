/** The calls of a session, and what a member's way in needs beside them, in a chunk of their own. */
import { createOutbox } from '@vitrine/client';
import { openOutbox as openWith } from '../shared/outbox.ts';

export { gateScreenOf, waitsForDuty } from '../features/identity/index.ts';
export { registerServiceWorker } from '../shared/device/service-worker.ts';
export { configureClient, keptScreens, logIn, logInByToken, logInFromOutside, logOut, selectClient, takeRedirect } from '@vitrine/client';

export const openOutbox = (personId: string) => openWith(personId, createOutbox);
