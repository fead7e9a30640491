import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askFirstAccess } from './ask-first-access.ts';
import { decideRegistration } from './decide-registration.ts';
import { exportRegistrations } from './export-registrations.ts';
import { getRegistrationToDecide } from './get-registration-to-decide.ts';
import { listRegistrations } from './list-registrations.ts';
import { completeMyRegistration, getMyRegistration } from './my-registration.ts';
import { register } from './register.ts';

/** Registration by oneself, what it lacks later, and the queue of those who wait for approval. */
export const registrationRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.registerPerson, ({ host, request, body }) => register(platform, { host, address: request.ip, ...body }));
    answer(app, wire.askFirstAccess, ({ host, request, body }) => askFirstAccess(platform, { host, address: request.ip, ...body }));
    answer(app, wire.getMyRegistration, ({ actor }) => getMyRegistration(platform, actor));
    answer(app, wire.completeMyRegistration, ({ actor, body }) => completeMyRegistration(platform, actor, body));
    answer(app, wire.listRegistrations, ({ actor, query }) => listRegistrations(platform, actor, query));
    answer(app, wire.exportRegistrations, ({ actor, query, reply }) => exportRegistrations(platform, actor, { query, reply }));
    answer(app, wire.getRegistrationToDecide, ({ actor, params }) => getRegistrationToDecide(platform, actor, params));
    answer(app, wire.decideRegistration, ({ actor, params, body }) => decideRegistration(platform, actor, { ...params, ...body }));
  };
