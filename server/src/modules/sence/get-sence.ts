import type { SencePage } from '@vitrine/contract/sence';
import { courseScenes } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { defaultSessionMinutes, loginSeconds, runOf, shownRun, warningMinutes, type Obstacle } from '@vitrine/domain/sence';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseText } from '../activities/index.ts';
import { hostOfAuthority } from './authority.ts';
import { isUnderAuthority } from './guard.ts';
import { currentSession, viewOf } from './session-rows.ts';
import { findSettings, type KnownSettings } from './settings.ts';
import { wordOf } from './word-of.ts';

/** Port: how a member stands in a course; the room of learning answers it. */
export type StandsIn = (actor: Actor, ask: { courseId: string }) => Promise<'unseen' | 'seen' | 'enrolled'>;
export type SenceParts = Platform & { standsIn: StandsIn };

/** A course under the authority, what is in the way of a session, and the session that counts. Refuses `not_found` for a course that the member does not see. */
export async function getSence(parts: SenceParts, actor: Actor, { courseId }: { courseId: string }): Promise<SencePage> {
  const db = parts.db.write(); // who just came back from the authority sees it
  const stands = await parts.standsIn(actor, { courseId });
  if (stands === 'unseen') throw notFound();
  const course = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select(['v.title', 'v.scene'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where('v.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', courseId)
    .executeTakeFirst();
  if (!course) throw notFound();
  const settings = await findSettings(db, actor);
  const now = parts.clock.now();
  const session = await currentSession(db, { ...actor, courseId }, now);
  const run = await runOfPerson(db, actor);
  const manual = settings?.manual ?? 'm115';
  return {
    courseId,
    title: textIn(parseText(course.title), matchLocale(actor.locale, locales)),
    scene: wordOf(courseScenes, course.scene),
    isUnder: await isUnderAuthority(db, actor, courseId),
    obstacle: obstacleOf(parts, { settings, stands, run }),
    run: run.isValid ? shownRun(run.text) : run.text,
    fullName: actor.fullName,
    manual,
    loginSeconds: loginSeconds(manual),
    sessionMinutes: settings?.sessionMinutes ?? defaultSessionMinutes,
    warningMinutes,
    host: hostOfAuthority(parts) ?? '',
    now,
    session: session ? await viewOf(db, actor, session, now) : null,
  };
}

type Run = { text: string; isValid: boolean };
type Stand = { settings: KnownSettings | undefined; stands: 'seen' | 'enrolled' | 'unseen'; run: Run };

/** What is in the way, the first that the person can act on last: nobody types into a form that cannot be sent. */
export function obstacleOf(parts: Pick<Platform, 'settings'>, { settings, stands, run }: Stand): Obstacle | null {
  if (!settings?.isOn || hostOfAuthority(parts) === null) return 'not_connected';
  if (stands !== 'enrolled') return 'not_enrolled';
  if (run.text === '') return 'run_missing';
  return run.isValid ? null : 'run_invalid';
}

/** The RUN of a person: their document, where it is a Chilean one (`document_kind` rut). */
export async function runOfPerson(db: Reader, { personId, siteId }: Pick<Actor, 'personId' | 'siteId'>): Promise<Run> {
  const row = await db
    .selectFrom('identity.person')
    .select(['document', 'document_kind'])
    .where('id', '=', personId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  const document = row?.document_kind === 'rut' ? (row.document ?? '') : '';
  const run = runOf(document);
  return run === undefined ? { text: document, isValid: false } : { text: run, isValid: true };
}
