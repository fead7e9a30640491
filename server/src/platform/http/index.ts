/** HTTP: one way in for every call, one way out for every failure. */
export type { Actor, Doorkeeper } from './actor.ts';
export { basicOf } from './admission.ts';
export { answer, hostOf, type Routes } from './answer.ts';
export { renamed, type Reworded } from './idempotency.ts';
export { createHttp, type HttpParts } from './create-http.ts';
export type { Shown } from './fill-page.ts';
export { mergeEdit, refuseFields, refuseOld, takenAtField, type Changes, type TakenBy, type Was } from './edits.ts';
export { forgetKeysOf, forgetOldKeys } from './idempotency.ts';
export { cursorOf, pageFrom, readCursor } from './paging.ts';
export { notFound, Refusal } from './refusal.ts';
export { answerTests } from './test-control.ts';
