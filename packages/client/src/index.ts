/** The typed way to the server: calls, the session of this device, what waits to be sent, the event stream. */
export { CallRefused } from './call-refused.ts';
export { call, callFile, type CallOptions } from './call.ts';
export { configureClient } from './configure-client.ts';
export { configured, type Configuration } from './configuration.ts';
export type { Device } from './device.ts';
export { logIn, logOut, selectClient } from './log-in.ts';
export type { KeptAnswer } from './kept-entries.ts';
export { createOutbox, type LearningOutbox as Outbox } from './learning-outbox.ts';
export type { OutboxState } from './outbox.ts';
export { createQueryClient } from './query-client.ts';
export { rememberRedirect, takeRedirect } from './redirect.ts';
export { refreshNow } from './refresh.ts';
export { keptScreens, type KeptScreens } from './kept-screens.ts';
export type { Refused } from './send-kept.ts';
export { fetchFrom } from './send.ts';
export { createSessionStore, type Session, type SessionStore } from './session-store.ts';
export { openStream } from './notice-stream.ts';
export type { StreamState } from './stream.ts';
