/** Builders of certificates, for tests and the demo. */
import type { DesignFields } from '@vitrine/contract/certificates';
import type { Role } from '@vitrine/domain/identity';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import { aCourse } from '../catalog/testing.ts';
import { aPerson } from '../identity/testing.ts';
import { anEnrolment, blockInCourse } from '../learning/testing.ts';
import { certificateOf } from './certificates.ts';
import { createDesign } from './keep-designs.ts';
import { issueCertificate } from './issue-certificate.ts';

/** A member with a certificate for a course, as the news of a finished course makes it; `blocked` gets none. */
export async function aCertificate(parts: Platform, { state = 'approved' }: { state?: 'approved' | 'blocked' } = {}) {
  const roles: Role[] = ['program_administrator'];
  const author = await aPerson(parts, { roles });
  const learner = await aPerson(parts, { tenantId: author.tenantId });
  const course = await aCourse(parts, author.actor);
  await anEnrolment(parts, learner.actor, { courseId: course.id });
  const enrolment = await parts.db
    .write()
    .selectFrom('learning.enrolment')
    .select('version_id')
    .where('tenant_id', '=', learner.tenantId)
    .where('course_id', '=', course.id)
    .executeTakeFirstOrThrow();
  const news: OutboxEvent = {
    id: parts.newId(),
    event: 'learning.course_finished',
    tenantId: learner.tenantId,
    payload: { memberId: learner.memberId, courseId: course.id, versionId: enrolment.version_id, grade: 90 },
    at: parts.clock.now(),
  };
  if (state === 'blocked') await blockInCourse(parts, { tenantId: learner.tenantId, courseId: course.id });
  await issueCertificate(parts, news);
  return {
    learner,
    courseId: course.id,
    news,
    certificate: { id: '', code: '', ...(await certificateIn(parts, learner.actor, course.id)) },
  };
}

async function certificateIn(parts: Platform, actor: Parameters<typeof certificateOf>[1], courseId: string) {
  const id = await certificateOf(parts, actor, { courseId });
  if (!id) return {};
  return parts.db
    .write()
    .selectFrom('certificates.certificate')
    .select(['id', 'code'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** A design for no training yet, whose certificates last; unless told. */
export const designFields = (wish: Partial<DesignFields> = {}): DesignFields => ({
  name: 'Padrão',
  isDefault: false,
  courseIds: [],
  trailIds: [],
  heading: {},
  statement: {},
  completed: {},
  note: {},
  signerName: '',
  signerRole: {},
  signatureFileId: null,
  logoFileId: null,
  hasOwnColours: false,
  primary: '#0A56D6',
  secondary: '#FFB020',
  tertiary: '#0F8B74',
  showsWorkload: true,
  showsGrade: true,
  validMonths: null,
  remindDays: 30,
  ...wish,
});

export const aDesign = async (platform: Platform, actor: Actor, wish: Partial<DesignFields> = {}): Promise<string> =>
  (await createDesign(platform, actor, designFields(wish))).id;
