/** Builders of sessions of attendance, by the same use-cases that staff and members call, and what the authority would post; for tests and the demo. */
import type { SenceCourseFields, SenceSettingsForm } from '@vitrine/contract/sence';
import { runOf } from '@vitrine/domain/sence';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { addSenceCourse } from './courses.ts';
import type { SenceParts } from './get-sence.ts';
import { keyOf } from './keys.ts';
import { currentSession, pendingPassage } from './session-rows.ts';
import { closeSession, startSession } from './sessions.ts';
import { findSettings, saveSettings } from './settings.ts';
import { takeAnswer } from './take-answer.ts';

export { listAttendance } from './attendance.ts';

/** Invented, of the authority's shape. */
export const senceToken = '5FD0B5A1-90C2-4C25-9F5E-3A2B0A1C7D11';

/** A RUT of its own for whoever has this id, with its check digit. */
export function aRut(id: string): string {
  const digits = String(10_000_000 + (Number.parseInt(id.replaceAll('-', '').slice(-7), 16) % 80_000_000));
  const check = '0123456789K'.split('').find((one) => runOf(`${digits}${one}`) !== undefined) ?? '';
  return `${digits}${check}`;
}

export const settingsForm = (wish: Partial<SenceSettingsForm> = {}): SenceSettingsForm => ({
  isOn: true,
  providerRut: '76.123.456-0',
  token: senceToken,
  environment: 'test',
  manual: 'm113',
  sessionMinutes: 180,
  exemptGroupId: null,
  ...wish,
});

export const courseFields = (wish: Partial<SenceCourseFields> = {}): SenceCourseFields => ({
  courseId: null,
  line: '3',
  senceCode: '1237999901',
  actionCode: '5901234',
  ...wish,
});

/** A client that is connected, with this course under the authority. */
export async function aSenceCourse(
  platform: Platform,
  actor: Actor,
  { courseId, settings = {}, ...wish }: { courseId: string; settings?: Partial<SenceSettingsForm> } & Partial<SenceCourseFields>,
): Promise<void> {
  const before = await findSettings(platform.db.write(), actor);
  if (!before) await saveSettings(platform, actor, { version: 0, settings: settingsForm(settings) });
  await addSenceCourse(platform, actor, courseFields({ courseId, ...wish }));
}

/** As the demo and tests go there: whoever has a session is in the course, and the authority is somewhere. */
const at = (platform: Platform): SenceParts => ({
  ...platform,
  settings: { ...platform.settings, SENCE_URL: platform.settings.SENCE_URL ?? 'https://sence.invalid' },
  standsIn: () => Promise.resolve('enrolled'),
});

/** What comes back for the trip that waits, as the authority writes it. */
export async function answerFor(
  platform: Platform,
  actor: Actor,
  { courseId, phase = 'start', codes = '' }: { courseId: string; phase?: 'start' | 'close'; codes?: string },
) {
  const [db, now] = [platform.db.write(), platform.clock.now()];
  const session = await currentSession(db, { ...actor, courseId }, now);
  const passage = session && (await pendingPassage(db, actor, { sessionId: session.id, phase, now }));
  if (!passage) throw new Error('sence: nothing waits for an answer');
  const body = {
    CodSence: session.sence_code,
    CodigoCurso: session.action_code,
    IdSesionAlumno: passage.id,
    RunAlumno: session.run,
    FechaHora: '2026-11-25 10:00:00',
    ZonaHoraria: 'Chile Continental',
    LineaCapacitacion: session.line,
    ...(phase === 'start' && codes === '' ? { IdSesionSence: platform.newId() } : {}),
    ...(codes === '' ? {} : { GlosaError: codes }),
  };
  const key = keyOf(platform, { tenantId: actor.tenantId, passageId: passage.id });
  return { key, way: codes === '' ? ('r' as const) : ('e' as const), body };
}

/** A session that was begun and answered; `codes`: with an error; `isClosed`: and closed at once. */
export async function aSession(
  platform: Platform,
  actor: Actor,
  { courseId, codes = '', isClosed = false }: { courseId: string; codes?: string; isClosed?: boolean },
): Promise<void> {
  await startSession(at(platform), actor, { courseId });
  await takeAnswer(platform, await answerFor(platform, actor, { courseId, codes }));
  if (isClosed) await endSession(platform, actor, { courseId });
}

export async function endSession(platform: Platform, actor: Actor, { courseId }: { courseId: string }): Promise<void> {
  await closeSession(at(platform), actor, { courseId });
  await takeAnswer(platform, await answerFor(platform, actor, { courseId, phase: 'close' }));
}

/** A session that the authority never answered. */
export const aSilentSession = (platform: Platform, actor: Actor, { courseId }: { courseId: string }) =>
  startSession(at(platform), actor, { courseId });
