/** A client under the authority, and what a browser does between it and us; for tests. */
import * as learning from '@vitrine/contract/learning';
import * as wire from '@vitrine/contract/sence';
import { expect } from 'vitest';
import type { House } from '../../../testing.ts';
import { aPerson } from '../../identity/testing.ts';
import { aClassroom, enrolIn } from '../../learning/testing.ts';
import { courseFields, settingsForm } from '../testing.ts';

export const authority = 'https://sence.test';
export type Way = 'r' | 'e';
export type Form = { action: string; fields: Record<string, string> };

/** A client under the authority, its course, and a Chilean in it. */
export async function aRoom(
  house: House,
  { manual = 'm113', document = '123456785' }: { manual?: 'm113' | 'm115'; document?: string } = {},
) {
  house.platform.settings.SENCE_URL = authority;
  const room = await aClassroom(house);
  const { courseId, author } = room;
  const learner = await aPerson(house.platform, {
    tenantId: author.tenantId,
    documentKind: 'rut',
    document,
    country: 'CL',
    locale: 'es-ES',
    fullName: 'Daniela Soto',
  });
  const admin = await aPerson(house.platform, { tenantId: author.tenantId, roles: ['client_administrator'] });
  await enrolIn(house, learner, courseId);
  await house.call(admin, wire.saveSenceSettings, { body: { version: 0, settings: settingsForm({ manual, sessionMinutes: 15 }) } });
  await house.call(admin, wire.addSenceCourse, { body: courseFields({ courseId }) });
  return { ...room, learner, admin, params: { courseId } };
}
export type Room = Awaited<ReturnType<typeof aRoom>>;

export const stateOf = async (house: House, { learner, params }: Pick<Room, 'learner' | 'params'>) =>
  (await house.call(learner, wire.getSence, { params })).body.session;
export const open = (house: House, { learner, params }: Room) =>
  house.call(learner, learning.openActivity, { params: { ...params, hierarchy_order: 1 } });
export async function aForm(house: House, { learner, params }: Room, phase: 'start' | 'close' = 'start'): Promise<Form> {
  await house.call(learner, phase === 'start' ? wire.startSession : wire.closeSession, { params });
  const { status, body } = await house.call(learner, wire.getSenceForm, { params, query: { phase } });
  expect(status).toBe(200);
  return body;
}
/** The browser posts what the authority wrote, from its site: no session, no token of ours. */
export async function post(house: House, { fields }: Form, way: Way, more: Record<string, string> = {}) {
  const {
    IdSesionAlumno = '',
    RunAlumno = '',
    CodSence = '',
    CodigoCurso = '',
    LineaCapacitacion = '',
    UrlRetoma = '',
    UrlError = '',
  } = fields;
  const body = { IdSesionAlumno, RunAlumno, CodSence, CodigoCurso, LineaCapacitacion, FechaHora: '2026-11-25 10:00:00', ...more };
  const { pathname, host } = new URL(way === 'r' ? UrlRetoma : UrlError);
  const answered = await house.app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', origin: authority },
    payload: new URLSearchParams(body).toString(),
  });
  return { status: answered.statusCode, location: answered.headers.location };
}
/** The member's sessions began so many minutes earlier: a token of theirs does not live that long. */
export const wereLonger = (house: House, { learner }: Room, minutes: number) =>
  house.db
    .write()
    .updateTable('sence.session')
    .set({ opened_at: house.clock.in(-minutes * 60_000), expires_at: house.clock.in((15 - minutes) * 60_000) })
    .where('tenant_id', '=', learner.tenantId)
    .where('member_id', '=', learner.memberId)
    .execute();
export const succeed = (house: House, form: Form) => post(house, form, 'r', { IdSesionSence: 'sence-1' });
