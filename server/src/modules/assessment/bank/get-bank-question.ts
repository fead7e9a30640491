import type { BankQuestion, BankQuestionForm } from '@vitrine/contract/assessment';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { notFound, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseBankQuestion } from '../stored-test.ts';
import { answersOf, statisticsOf } from './bank-rows.ts';

/** Port: what the tests of these ids are called, and in which course they lie; the room of courses answers it. */
export type TestPlaces = (
  db: Reader,
  actor: Actor,
  ask: { testIds: readonly string[] },
) => Promise<{ testId: string; title: string; courseId: string }[]>;

export type BankForm = { version: number; isActive: boolean; question: BankQuestionForm };

/** A question as it is edited. Refuses `not_found`. */
export async function getBankForm(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { questionId, isHeld = false }: { questionId: string; isHeld?: boolean },
): Promise<BankForm> {
  const row = await db
    .selectFrom('assessment.bank_question')
    .select(['version', 'is_active'])
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', questionId)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const { question } = await getBankVersion(db, actor, { questionId, number: row.version });
  return { version: row.version, isActive: row.is_active, question };
}

/** A version of a question, with the subject and tags that the question has now. Refuses `not_found`. */
export async function getBankVersion(
  db: Reader,
  actor: Pick<Actor, 'tenantId'>,
  { questionId, number }: { questionId: string; number: number },
): Promise<{ number: number; question: BankQuestionForm }> {
  const row = await db
    .selectFrom('assessment.bank_version as v')
    .innerJoin('assessment.bank_question as q', (join) => join.onRef('q.tenant_id', '=', 'v.tenant_id').onRef('q.id', '=', 'v.question_id'))
    .select(['v.question', 'q.subject_id', 'q.tags'])
    .where('v.tenant_id', '=', actor.tenantId)
    .where('v.question_id', '=', questionId)
    .where('v.number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  const { id: _, ...question } = parseBankQuestion(row.question);
  return { number, question: { ...question, subjectId: row.subject_id, tags: row.tags } };
}

/** A question with what people answered, the tests that draw it, and its versions. Refuses `not_found`. */
export async function getBankQuestion(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { questionId, testPlaces }: { questionId: string; testPlaces: TestPlaces },
): Promise<BankQuestion> {
  const now = db.write();
  const form = await getBankForm(now, actor, { questionId });
  const answers = (await answersOf(now, actor, [questionId])).get(questionId) ?? [];
  const { subjectId: _, tags: _tags, ...question } = form.question;
  const { chosen, count, rightPercent } = statisticsOf({ id: questionId, ...question }, answers);
  const uses = await now
    .selectFrom('assessment.bank_use as u')
    .innerJoin('assessment.test_version as t', (join) =>
      join.onRef('t.tenant_id', '=', 'u.tenant_id').onRef('t.id', '=', 'u.test_version_id'),
    )
    .select(sql<string>`distinct t.test_id`.as('testId'))
    .where('u.tenant_id', '=', actor.tenantId)
    .where('u.question_id', '=', questionId)
    .execute();
  const versions = await now
    .selectFrom('assessment.bank_version as v')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'v.tenant_id').onRef('m.id', '=', 'v.written_by'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['v.number', 'v.created_at', 'p.full_name'])
    .where('v.tenant_id', '=', actor.tenantId)
    .where('v.question_id', '=', questionId)
    .orderBy('v.number', 'desc')
    .limit(50)
    .execute();
  const places = await testPlaces(now, actor, { testIds: uses.map(({ testId }) => testId) });
  return {
    id: questionId,
    ...form,
    chosen,
    answers: count,
    rightPercent,
    tests: places.map((place) => ({ ...place, isDrawn: true })),
    versions: versions.map(({ number, created_at, full_name }) => ({ number, at: created_at, by: full_name })),
    can: { save: actor.permissions.has('content.write') },
  };
}
