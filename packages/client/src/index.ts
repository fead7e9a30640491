/** The typed way to the server: calls, the session of this device, what waits to be sent, the event stream. */
export { CallRefused } from './call-refused.ts';
export { call, callFile, type CallOptions } from './call.ts';
export { configureClient, configured, type Configuration } from './configuration.ts';
export type { Device } from './device.ts';
export { logIn, logOut, rememberRedirect, selectClient, takeRedirect } from './log-in.ts';
export { createOutbox, type KeptAnswer, type Outbox, type OutboxState, type Refused } from './outbox.ts';
export { createQueryClient } from './query-client.ts';
export { fetchFrom } from './send.ts';
export { createSessionStore, type Session, type SessionStore } from './session-store.ts';
export { openStream } from './stream.ts';
