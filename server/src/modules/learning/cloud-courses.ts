/** Courses that SCORM Cloud plays: launched by its links, and their results asked of it, whoever says that there are some. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CloudResult } from '@vitrine/domain/activities/scorm-cloud';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { cloudClient, parseContent } from '../activities/index.ts';
import { lockEnrolments } from './enrolments.ts';
import { keepUnseen } from './events.ts';
import { placeInCourse } from './place-in-course.ts';
import { recordProgress, settleEnrolment, type Learner, type ProgressParts } from './record-progress.ts';
import { statusesIn } from './statuses.ts';

type Parts = ProgressParts & Pick<Platform, 'settings' | 'secret' | 'log'>;
type Where = { courseId: string; hierarchyOrder: number };
type Ids = { tenantId: string; enrolmentId: string; activityId: string };

/** A link that opens the course there and comes back to the player. Refuses as `placeInCourse` and as the service does. */
export async function launchCloudCourse(
  parts: Parts,
  actor: Actor,
  { courseId, hierarchyOrder, returnUrl }: Where & { returnUrl: string },
): Promise<{ url: string }> {
  const { enrolment, status } = await placeInCourse(parts.db.read(), actor, { courseId, hierarchyOrder });
  if (status.kind !== 'scorm_cloud') throw notFound();
  const content = parseContent('scorm_cloud', status.content);
  const cloud = cloudClient(parts);
  const ids = { tenantId: actor.tenantId, enrolmentId: enrolment.id, activityId: status.activityId };
  const registrationId = registrationOf(ids);
  const [firstName = '', ...others] = actor.fullName.split(' ');
  const postBackUrl = new URL(
    `/api/v1/scorm-cloud/results/${registrationId}/${signatureOf(parts, registrationId)}`,
    parts.settings.publicUrl,
  ).href;
  await cloud.register({
    registrationId,
    courseId: content.courseId,
    learner: { id: actor.memberId, firstName, lastName: others.join(' ') },
    postBackUrl,
  });
  return { url: await cloud.launchLink({ registrationId, returnUrl }) };
}

/** Asks the service how far the member is, and keeps it; nothing new changes nothing. */
export async function takeCloudResult(parts: Parts, actor: Actor, { courseId, hierarchyOrder }: Where): Promise<{ isNew: boolean }> {
  const { enrolment, status } = await placeInCourse(parts.db.read(), actor, { courseId, hierarchyOrder, goesOn: true });
  if (status.kind !== 'scorm_cloud') throw notFound();
  const ids = { tenantId: actor.tenantId, enrolmentId: enrolment.id, activityId: status.activityId };
  return { isNew: await keepResult(parts, actor, { courseId, ids }) };
}

/** The service says that a registration has news (a postback). What it says is asked of it again: a body that anybody may have written counts for nothing. */
export async function takeCloudPostback(
  parts: Parts,
  { registrationId, signature }: { registrationId: string; signature: string },
): Promise<void> {
  const ids = idsIn(registrationId);
  if (!ids || !isSigned(parts, registrationId, signature)) throw notFound();
  const row = await parts.db
    .write()
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .select(['e.course_id', 'e.member_id', 'm.person_id'])
    .where('e.tenant_id', '=', ids.tenantId)
    .where('e.id', '=', ids.enrolmentId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const learner = { tenantId: ids.tenantId, memberId: row.member_id, personId: row.person_id, locale: 'pt-BR' };
  await keepResult(parts, learner, { courseId: row.course_id, ids });
}

/** The service is asked outside of the transaction; its word is kept as an event, so that a recount finds it. */
async function keepResult(parts: Parts, learner: Learner, { courseId, ids }: { courseId: string; ids: Ids }): Promise<boolean> {
  const result = await cloudClient(parts).resultOf(registrationOf(ids));
  if (!result) return false;
  return parts.db.transaction(async (tx) => {
    const enrolment = (await lockEnrolments(tx, learner, { courseIds: [courseId] })).get(courseId);
    if (enrolment?.id !== ids.enrolmentId) throw notFound();
    const statuses = await statusesIn(tx, learner, { versionId: enrolment.versionId, enrolmentId: enrolment.id });
    const status = statuses.find(({ activityId }) => activityId === ids.activityId);
    if (!status) throw notFound();
    if (!hasNews(status.detail, result)) return false;
    const now = parts.clock.now();
    const event = { event_id: parts.newId(), device_id: 'scorm-cloud', seq: 0, client_time: now, courseId, activityId: ids.activityId };
    const what = { kind: 'cloud_result' as const, ...result };
    await keepUnseen(tx, { tenantId: learner.tenantId, now }, [
      { memberId: learner.memberId, enrolmentId: enrolment.id, run: enrolment.run, events: [{ ...event, what }] },
    ]);
    const after = await recordProgress(parts, tx, learner, { enrolment, status, seen: [{ ...what, at: now }], spent: [] });
    await settleEnrolment(parts, tx, learner, { enrolment, statuses: statuses.map((one) => (one === status ? after : one)) });
    return true;
  });
}

function hasNews(detail: unknown, result: CloudResult): boolean {
  const known: object = typeof detail === 'object' && detail !== null ? detail : {};
  return Object.entries(result).some(([key, value]) => Reflect.get(known, key) !== value);
}

/** Ids without their dashes, side by side: below the 255 letters that the service takes. */
const registrationOf = ({ tenantId, enrolmentId, activityId }: Ids) =>
  [tenantId, enrolmentId, activityId].map((id) => id.replaceAll('-', '')).join('-');

function idsIn(registrationId: string): Ids | null {
  const found = /^([0-9a-f]{32})-([0-9a-f]{32})-([0-9a-f]{32})$/.exec(registrationId);
  if (!found) return null;
  const [tenantId = '', enrolmentId = '', activityId = ''] = found
    .slice(1)
    .map((hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  return { tenantId, enrolmentId, activityId };
}

const signatureOf = ({ secret }: Pick<Parts, 'secret'>, registrationId: string) =>
  createHmac('sha256', secret('packages')).update(`scorm-cloud\n${registrationId}`).digest('base64url');

function isSigned(parts: Pick<Parts, 'secret'>, registrationId: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(parts, registrationId))];
  return given.length === right.length && timingSafeEqual(given, right);
}
