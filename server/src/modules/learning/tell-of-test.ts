import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import type { Enrolment } from './enrolments.ts';
import type { Status } from './statuses.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
type News = {
  kind: 'training_blocked' | 'training_restarted' | 'training_unblocked' | 'test_graded';
  enrolment: Pick<Enrolment, 'id' | 'courseId' | 'versionId'>;
  status: Pick<Status, 'title' | 'hierarchyOrder'>;
  more: Record<string, string | number | null>;
};

/** Tells a member what a test did to their training, with the names of both in their language. */
export async function tellOfTest(
  parts: Parts,
  tx: Tx,
  { tenantId, memberId, locale }: Pick<Actor, 'tenantId' | 'memberId' | 'locale'>,
  { kind, enrolment, status, more }: News,
): Promise<void> {
  const { title } = await tx
    .selectFrom('catalog.course_version')
    .select('title')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', enrolment.versionId)
    .executeTakeFirstOrThrow();
  const say = (text: unknown) => textIn(parseText(text), matchLocale(locale, locales));
  const facts = { courseId: enrolment.courseId, title: say(title), test: say(status.title), order: status.hierarchyOrder, ...more };
  const which = Object.values(more).join(' ');
  await tell(
    parts,
    tx,
    { tenantId, memberId },
    { kind, facts, cause: `${kind} ${enrolment.id} ${status.hierarchyOrder} ${which}`.slice(0, 200) },
  );
}
