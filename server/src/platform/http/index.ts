/** HTTP: one way in for every call, one way out for every failure. */
export type { Actor, Doorkeeper } from './actor.ts';
export { answer, hostOf, type Asked, type Routes } from './answer.ts';
export { createHttp } from './create-http.ts';
export { forgetOldKeys } from './idempotency.ts';
export { cursorOf, pageFrom, readCursor } from './paging.ts';
export { notFound, Refusal } from './refusal.ts';
