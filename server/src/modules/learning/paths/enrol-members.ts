import type { enrolMembers as endpoint } from '@vitrine/contract/learning';
import type { Answer } from '@vitrine/contract/kernel';
import { dayIn, type LocalDate } from '@vitrine/domain/kernel';
import { recordChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal, refuseFields, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tell } from '../../notices/index.ts';
import { countAnew } from '../trails/enrol-in-trail.ts';
import { openPaths, type Subject, type Way } from './open-paths.ts';
import { beginningOf, getSubject, membersDoneWith, prerequisiteRefusal, type Beginning } from './subjects.ts';

export type PathParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
type Ask = Subject & { memberIds: readonly string[]; dueOn: LocalDate | null };

/**
 * Puts members into a course or a trail by hand, whoever it is for; each is told. Those who have not finished what comes before are named, and the others are in. Refuses
 * `not_found`, `subject_not_published`, and `invalid_choice` or `day_passed` at `memberIds` and `dueOn`.
 */
export function enrolMembers(parts: PathParts, actor: Actor, { memberIds, dueOn, ...subject }: Ask): Promise<Answer<typeof endpoint>> {
  return parts.db.transaction(async (tx) => {
    await getSubject(tx, actor, subject);
    const asked = [...new Set(memberIds)].toSorted();
    const members = await membersOf(tx, actor, asked);
    const today = dayIn(await zoneOf(tx, actor), parts.clock.now());
    refuseFields(
      {
        memberIds: members.size < asked.length ? 'invalid_choice' : undefined,
        dueOn: dueOn !== null && dueOn < today ? 'day_passed' : undefined,
      },
      { prefix: '' },
    );
    const beginning = await beginningOf(tx, actor, subject);
    if (!beginning) throw new Refusal('subject_not_published');
    const ready = await readyMembers(tx, actor, { subject, beginning, memberIds: asked });
    const way: Way = { ...subject, kind: 'administrator', sourceId: null, dueOn };
    const enrolled = await putIn(parts, tx, actor, { way, beginning, memberIds: ready, languages: members });
    const already = ready.filter((memberId) => !enrolled.includes(memberId));
    if (already.length > 0) await setDay(tx, actor, { subject, memberIds: already, dueOn });
    const refused = asked.filter((memberId) => !ready.includes(memberId));
    const refusal = prerequisiteRefusal(subject.subject);
    await recordChange(tx, actor, {
      subject: subject.subject === 'course' ? 'course' : 'learning_trail',
      subjectId: subject.subjectId,
      what: `${subject.subject}.members_enrolled`,
      before: null,
      after: { members: enrolled.length, dueOn },
      now: parts.clock.now(),
      id: parts.newId(),
    });
    return { enrolled, already, refused: refused.map((memberId) => ({ memberId, refusal })) };
  });
}

/** Opens a way for each, counts a trail for each, and tells each for whom it is new. Answers those. */
export async function putIn(
  parts: PathParts,
  tx: Tx,
  actor: Pick<Actor, 'tenantId'>,
  {
    way,
    beginning,
    memberIds,
    languages,
  }: { way: Way; beginning: Beginning; memberIds: readonly string[]; languages: ReadonlyMap<string, string> },
): Promise<string[]> {
  const opened = await openPaths(parts, tx, actor, { ...way, memberIds, versionId: beginning.versionId });
  for (const memberId of opened) {
    const member = { tenantId: actor.tenantId, memberId };
    const locale = languages.get(memberId) ?? 'pt-BR';
    if (way.subject === 'trail') await countAnew(parts, tx, { ...member, locale }, { trailId: way.subjectId });
    const facts = { [`${way.subject}Id`]: way.subjectId, title: beginning.title(locale), dueOn: way.dueOn };
    await tell(parts, tx, member, { kind: 'training_assigned', facts, cause: `assigned ${way.subjectId} ${parts.clock.now()}` });
  }
  return opened;
}

/** Those who may begin: done with what comes before, where something does. */
export async function readyMembers(
  tx: Tx,
  actor: Pick<Actor, 'tenantId'>,
  {
    subject: { subject },
    beginning: { prerequisiteId },
    memberIds,
  }: { subject: Subject; beginning: Beginning; memberIds: readonly string[] },
): Promise<string[]> {
  if (prerequisiteId === null) return [...memberIds];
  const done = await membersDoneWith(tx, actor, { subject, subjectId: prerequisiteId, memberIds });
  return memberIds.filter((memberId) => done.has(memberId));
}

/** Members of the client by id, each with the language that they are told in. */
async function membersOf(tx: Tx, { tenantId }: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('tenancy.language as l', 'l.id', 'p.language_id')
    .select(['m.id', 'l.code'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, code }) => [id, code]));
}

async function setDay(
  tx: Tx,
  { tenantId }: Actor,
  { subject, memberIds, dueOn }: { subject: Subject; memberIds: readonly string[]; dueOn: LocalDate | null },
): Promise<void> {
  await tx
    .updateTable('learning.path')
    .set({ due_on: dueOn })
    .where('tenant_id', '=', tenantId)
    .where('member_id', 'in', memberIds)
    .where('subject', '=', subject.subject)
    .where('subject_id', '=', subject.subjectId)
    .where('kind', '=', 'administrator')
    .where('ended_at', 'is', null)
    .execute();
}

/** The zone in which a client's days begin. */
export async function zoneOf(tx: Tx, { tenantId }: Pick<Actor, 'tenantId'>): Promise<string> {
  const { time_zone: zone } = await tx
    .selectFrom('tenancy.tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return zone;
}
