import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPerson } from './create-person.ts';
import { getPerson } from './get-person.ts';
import { savePerson } from './save-person.ts';
import { setPersonPassword } from './set-person-password.ts';
import { setPersonStatus } from './set-person-status.ts';
import { setProgramStatus } from './set-program-status.ts';

/** People of a client, as administrators see and change them (ADM-02). */
export const peopleRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getPerson, ({ actor, params }) => getPerson(platform, actor, params));
    answer(app, wire.createPerson, ({ actor, body }) => createPerson(platform, actor, body));
    answer(app, wire.savePerson, ({ actor, params, body }) => savePerson(platform, actor, { ...params, ...body }));
    answer(app, wire.setPersonStatus, ({ actor, params, body }) => setPersonStatus(platform, actor, { ...params, ...body }));
    answer(app, wire.setProgramStatus, ({ actor, params, body }) => setProgramStatus(platform, actor, { ...params, ...body }));
    answer(app, wire.setPersonPassword, ({ actor, params, body }) => setPersonPassword(platform, actor, { ...params, ...body }));
  };
