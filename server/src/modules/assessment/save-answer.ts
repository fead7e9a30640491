import { isOver, judgeAnswer, questionRules, secondsLeft, type Given } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawnFrom, type Drawn } from './drawn-questions.ts';
import { getTestVersion, holdAttempt, type AttemptRow, type Member } from './queries.ts';
import { storeEntries } from './stored-test.ts';
import { namesIn } from './telling-ids.ts';

type Ask = { attemptId: string; questionId: string; device: string; options: string[]; entries?: Record<string, string>; revision: number };
type Saved = { revision: number; timeLeftSeconds: number | null };

/**
 * Keeps an answer as it is given (TST-07). An older revision changes nothing and is told the one that stands (D04), so a call that a bad
 * network repeats does no harm. Refuses `attempt_finished`, `attempt_elsewhere`, `option_unknown`, and `time_over` after keeping it (D06).
 */
export async function saveAnswer({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Member, ask: Ask): Promise<Saved> {
  const saved = await db.transaction(async (tx) => {
    const attempt = await holdAttempt(tx, actor, ask.attemptId);
    const now = clock.now();
    const verdict = judgeAnswer({ state: attempt.state, isHere: attempt.device === ask.device, isOver: isOver(attempt.deadline, now) });
    const isLate = !verdict.ok && verdict.refusal === 'time_over';
    if (!verdict.ok && !isLate) throw new Refusal(verdict.refusal);

    const given = await answerIn(tx, actor, { attempt, ask });
    const revision = await keep(tx, actor, { ...ask, ...given, now, isLate });
    return { isLate, revision, timeLeftSeconds: secondsLeft(attempt.deadline, now) };
  });
  if (saved.isLate) throw new Refusal('time_over'); // outside, or the late answer would be rolled back with it
  return saved;
}

/** What was given, by the ids that the question was written with. Refuses what this question cannot be answered with. */
async function answerIn(tx: Tx, actor: Member, { attempt, ask }: { attempt: AttemptRow; ask: Ask }): Promise<Given> {
  const drawn = attempt.drawn.filter(({ id }) => id === ask.questionId);
  if (drawn.length === 0) throw notFound();
  const [question] = drawnFrom(await getTestVersion(tx, actor, attempt.testVersionId), drawn);
  if (!question) throw notFound();
  return readAnswer(question, { attemptId: attempt.id, options: ask.options, entries: ask.entries ?? {} });
}

/** An answer by the ids that its question was written with. Refuses `option_unknown` for what it cannot be answered with. */
export function readAnswer(
  question: Drawn,
  { attemptId, options, entries }: { attemptId: string; options: readonly string[]; entries: Record<string, string> },
): Given {
  const given = namesIn(attemptId, question).readGiven({ options: [...new Set(options)], entries });
  refuseStrange(question, given);
  return given;
}

function refuseStrange(question: Drawn, { options, entries }: Given): void {
  const { by, entriesOf } = questionRules[question.kind];
  const parts = new Set(by === 'entries' ? [] : question.options.map(({ id }) => id));
  if (options.some((id) => !parts.has(id))) throw new Refusal('option_unknown', { fields: { options: 'option_unknown' } });
  const places = new Set(by === 'entries' ? entriesOf(question) : []);
  const joined = question.kind === 'matching' ? new Set(['', ...question.pairs.map(({ id }) => id)]) : undefined;
  if (Object.entries(entries).some(([id, said]) => !places.has(id) || (joined && !joined.has(said))))
    throw new Refusal('option_unknown', { fields: { entries: 'option_unknown' } });
  if (by === 'one' && options.length > 1) throw new Refusal('invalid_request', { fields: { options: 'too_many' } });
}

/** The revision that stands afterwards. */
async function keep(
  tx: Tx,
  actor: Member,
  {
    attemptId,
    questionId,
    device,
    options,
    entries,
    revision,
    now,
    isLate,
  }: Omit<Ask, keyof Given> & Given & { now: string; isLate: boolean },
): Promise<number> {
  const key = { tenant_id: actor.tenantId, attempt_id: attemptId, question_id: questionId, is_late: isLate };
  const written = await tx
    .insertInto('assessment.answer')
    .values({ ...key, options: [...options], entries: storeEntries(entries), revision, device, answered_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'attempt_id', 'question_id', 'is_late'])
        .doUpdateSet((row) => ({
          options: row.ref('excluded.options'),
          entries: row.ref('excluded.entries'),
          revision: row.ref('excluded.revision'),
          device: row.ref('excluded.device'),
          answered_at: row.ref('excluded.answered_at'),
        }))
        .where(sql.ref('answer.revision'), '<', sql.ref<number>('excluded.revision')),
    )
    .returning('revision')
    .executeTakeFirst();
  if (written) return written.revision;
  const status = await tx
    .selectFrom('assessment.answer')
    .where('tenant_id', '=', actor.tenantId)
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .where('is_late', '=', isLate)
    .select('revision')
    .executeTakeFirstOrThrow();
  return status.revision;
}
