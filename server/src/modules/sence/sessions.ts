import type { MySession } from '@vitrine/contract/sence';
import { environments, loginSeconds, manuals, stateOf, type Obstacle, type Phase, type SessionRefusal } from '@vitrine/domain/sence';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import { siteAddress } from '../identity/index.ts';
import { actionOf } from './authority.ts';
import { findCourse } from './courses.ts';
import { obstacleOf, runOfPerson, type SenceParts } from './get-sence.ts';
import { hashOf, keyOf } from './keys.ts';
import { currentSession, factsOf, holdLane, pendingPassage, viewOf, type SessionRow } from './session-rows.ts';
import { findSettings, tokenOf } from './settings.ts';
import { wordOf } from './word-of.ts';

type Ask = { courseId: string };
const refusalOf: Record<Obstacle, SessionRefusal> = {
  not_connected: 'sence_not_connected',
  not_enrolled: 'sence_not_enrolled',
  run_missing: 'run_missing',
  run_invalid: 'run_invalid',
};

/**
 * Begins a session, with the codes and the RUN as they are now; one that still waits for the authority is given up. Refuses `not_found` for a course that is not under it, what is in the way, and
 * `sence_already_open`.
 */
export async function startSession(parts: SenceParts, actor: Actor, { courseId }: Ask): Promise<MySession> {
  const stands = await parts.standsIn(actor, { courseId });
  if (stands === 'unseen') throw notFound();
  return parts.db.transaction(async (tx) => {
    const [settings, course, run] = [await findSettings(tx, actor), await findCourse(tx, actor, courseId), await runOfPerson(tx, actor)];
    if (!course) throw notFound();
    const obstacle = obstacleOf(parts, { settings, stands, run });
    if (obstacle || !settings) throw new Refusal(refusalOf[obstacle ?? 'not_connected']);
    const place = { ...actor, courseId };
    await holdLane(tx, place);
    const now = parts.clock.now();
    const before = await currentSession(tx, place, now);
    if (before && stateOf(factsOf(before), now) === 'open') throw new Refusal('sence_already_open');
    await giveUpOthers(tx, place, now);
    const sessionId = parts.newId();
    const until = parts.clock.in(loginSeconds(settings.manual) * 1000);
    const { providerRut, environment, manual } = settings;
    await tx
      .insertInto('sence.session')
      .values({
        tenant_id: actor.tenantId,
        id: sessionId,
        member_id: actor.memberId,
        course_id: courseId,
        run: run.text,
        provider_rut: providerRut,
        environment,
        manual,
        line: course.line,
        sence_code: course.sence_code,
        action_code: course.action_code,
        asked_at: now,
        login_until: until,
      })
      .execute();
    await addPassage(parts, tx, actor, { sessionId, phase: 'start', until });
    return viewOfCurrent(tx, place, now);
  });
}

/** Asks to close the session that is open, or ran out and was never closed. Refuses `sence_nothing_open`, `sence_not_connected`. */
export function closeSession(parts: SenceParts, actor: Actor, { courseId }: Ask): Promise<MySession> {
  return parts.db.transaction(async (tx) => {
    const place = { ...actor, courseId };
    const now = parts.clock.now();
    if (!(await currentSession(tx, place, now))) throw new Refusal('sence_nothing_open'); // of a course that is another client's, too
    await holdLane(tx, place);
    const session = await currentSession(tx, place, now);
    if (!session || !['open', 'expired'].includes(stateOf(factsOf(session), now))) throw new Refusal('sence_nothing_open');
    if (actionOf(parts, { environment: 'test', phase: 'close' }) === undefined) throw new Refusal('sence_not_connected');
    if (!(await pendingPassage(tx, actor, { sessionId: session.id, phase: 'close', now }))) {
      const until = parts.clock.in(loginSeconds(wordOf(manuals, session.manual)) * 1000);
      await addPassage(parts, tx, actor, { sessionId: session.id, phase: 'close', until });
    }
    await tx.updateTable('sence.session').set({ codes: [] }).where('tenant_id', '=', actor.tenantId).where('id', '=', session.id).execute();
    return viewOfCurrent(tx, place, now);
  });
}

/**
 * The form that the browser posts to the authority, in its own names (manual 1.1.6, request of a start; a close adds `IdSesionSence`). It may be asked for again while the authority waits. Refuses
 * `sence_nothing_pending`, `sence_not_connected`.
 */
export async function getSenceForm(
  parts: SenceParts,
  actor: Actor,
  { courseId, phase, host }: Ask & { phase: Phase; host: string },
): Promise<{ action: string; fields: Record<string, string> }> {
  const db = parts.db.write();
  const now = parts.clock.now();
  const session = await currentSession(db, { ...actor, courseId }, now);
  const passage = session && (await pendingPassage(db, actor, { sessionId: session.id, phase, now }));
  if (!passage) throw new Refusal('sence_nothing_pending');
  const settings = await findSettings(db, actor);
  const action = actionOf(parts, { environment: wordOf(environments, session.environment), phase });
  if (!settings || action === undefined) throw new Refusal('sence_not_connected');
  const key = keyOf(parts, { tenantId: actor.tenantId, passageId: passage.id });
  const back = (way: 'r' | 'e') => siteAddress(parts, { host, path: ['sence', key, way] });
  return {
    action,
    fields: {
      RutOtec: session.provider_rut,
      Token: tokenOf(parts, { tenantId: actor.tenantId, sealedToken: settings.sealedToken }),
      CodSence: session.sence_code,
      CodigoCurso: session.action_code,
      LineaCapacitacion: session.line,
      RunAlumno: session.run,
      IdSesionAlumno: passage.id,
      UrlRetoma: back('r'),
      UrlError: back('e'),
      ...(phase === 'close' ? { IdSesionSence: session.sence_id } : {}),
    },
  };
}

/** Sessions that were begun before and never opened: what the authority still says of them is kept, and opens one only while no other is open. */
async function giveUpOthers(
  tx: Tx,
  { tenantId, memberId, courseId }: { tenantId: string; memberId: string; courseId: string },
  now: string,
) {
  await tx
    .updateTable('sence.session')
    .set({ replaced_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('course_id', '=', courseId)
    .where('opened_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
}

async function addPassage(
  parts: Pick<SenceParts, 'newId' | 'clock' | 'secret'>,
  tx: Tx,
  { tenantId }: Actor,
  { sessionId, phase, until }: { sessionId: string; phase: Phase; until: string },
): Promise<void> {
  const id = parts.newId();
  const row = { tenant_id: tenantId, id, session_id: sessionId, phase, asked_at: parts.clock.now(), until };
  await tx
    .insertInto('sence.passage')
    .values({ ...row, key_hash: hashOf(keyOf(parts, { tenantId, passageId: id })) })
    .execute();
}

async function viewOfCurrent(tx: Tx, place: Actor & Ask, now: string): Promise<MySession> {
  const row: SessionRow | undefined = await currentSession(tx, place, now);
  if (!row) throw new Error('sence: a session that was just written is not there');
  return viewOf(tx, place, row, now);
}
