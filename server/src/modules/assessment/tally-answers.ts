import { isAnsweredRight, nothingGiven, questionRules, type Given, type Question } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { drawnFrom, type Drawn } from './drawn-questions.ts';
import { attemptOf, getTestVersion, listTestVersions, type AttemptRow } from './queries.ts';
import { inLanguage } from './review-answers.ts';
import { parseEntries } from './stored-test.ts';

/** A question with how often each of its parts was chosen. `right` is null where nothing is right or wrong, or a person has to say so. */
export type Tallied = {
  id: string;
  kind: Question['kind'];
  prompt: string;
  asked: number;
  answered: number;
  right: number | null;
  options: { id: string; text: string; isRight: boolean; count: number }[];
};
/** How far somebody is in their newest attempt; `right` is null where no question is right or wrong. */
export type Taken = { isRunning: boolean; asked: number; answered: number; right: number | null; movedAt: string };
type Tally = { questions: Tallied[]; taken: Map<string, Taken> };
type Kept = Given & { at: string };
type Sheet = { attempt: AttemptRow; questions: Drawn[]; answers: Map<string, Kept> };

/**
 * How these members answer a test, question by question: by the newest attempt of each, over all versions of the test. Four statements, however many they are. A question that
 * is no longer in the version that is asked now is left out; of pools those are shown that somebody drew.
 */
export async function tallyAnswers(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
  { testVersionId, memberIds }: { testVersionId: string; memberIds: readonly string[] },
): Promise<Tally> {
  const version = await getTestVersion(db, actor, testVersionId);
  const attempts = await newestAttempts(db, actor, { testId: version.testId, memberIds });
  const versions = new Map(
    (await listTestVersions(db, actor, [...new Set(attempts.map((one) => one.testVersionId))])).map((one) => [one.id, one]),
  );
  const answers = await answersIn(db, actor, { attemptIds: attempts.map(({ id }) => id) });
  const sheets = attempts.map((attempt): Sheet => {
    const drawn = drawnFrom(versions.get(attempt.testVersionId) ?? version, attempt.drawn);
    return { attempt, questions: drawn, answers: answers.get(attempt.id) ?? new Map() };
  });
  const asked = new Set(sheets.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const pooled = version.pools.flatMap(({ questions }) => questions).filter(({ id }) => asked.has(id));
  const say = inLanguage(actor.locale);
  return {
    questions: [...version.questions, ...pooled].map((question) => tallied(question, sheets, say)),
    taken: new Map(sheets.map((sheet) => [sheet.attempt.memberId, takenIn(sheet)])),
  };
}

function tallied(question: Question, sheets: readonly Sheet[], say: ReturnType<typeof inLanguage>): Tallied {
  const { isAnswered } = questionRules[question.kind];
  const mine = sheets.filter(({ questions }) => questions.some(({ id }) => id === question.id));
  const given = mine.map(({ answers }) => answers.get(question.id) ?? nothingGiven).filter((one) => isAnswered(question, one));
  return {
    id: question.id,
    kind: question.kind,
    prompt: say(question.prompt),
    asked: mine.length,
    answered: given.length,
    right: isJudged(question) ? given.filter((one) => isAnsweredRight(question, one)).length : null,
    options: isChosen(question)
      ? question.options.map(({ id, text, isRight }) => ({
          id,
          text: say(text),
          isRight,
          count: given.filter(({ options }) => options.includes(id)).length,
        }))
      : [],
  };
}

function takenIn({ attempt, questions, answers }: Sheet): Taken {
  const given = (question: Question) => answers.get(question.id) ?? nothingGiven;
  const judged = questions.filter((one) => isJudged(one));
  const moves = [attempt.startedAt, attempt.finishedAt ?? '', ...Array.from(answers.values(), ({ at }) => at)];
  return {
    isRunning: attempt.state === 'running',
    asked: questions.length,
    answered: questions.filter((one) => questionRules[one.kind].isAnswered(one, given(one))).length,
    right: judged.length === 0 ? null : judged.filter((one) => isAnsweredRight(one, given(one))).length,
    movedAt: moves.reduce((latest, at) => (at > latest ? at : latest)),
  };
}

const isChosen = ({ kind }: Question) => ['one', 'many'].includes(questionRules[kind].by);
/** A question of opinion has no right part; an essay is read by a person. */
const isJudged = (question: Question) =>
  !questionRules[question.kind].isGradedByPerson && (!isChosen(question) || question.options.some(({ isRight }) => isRight));

async function newestAttempts(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { testId, memberIds }: { testId: string; memberIds: readonly string[] },
): Promise<AttemptRow[]> {
  const rows = await db
    .selectFrom('assessment.attempt')
    .distinctOn('member_id')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('test_id', '=', testId)
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .orderBy('member_id')
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => attemptOf(row));
}

/** Answers that count (decision D06), by attempt and question. */
async function answersIn(
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { attemptIds }: { attemptIds: readonly string[] },
): Promise<Map<string, Map<string, Kept>>> {
  const rows = await db
    .selectFrom('assessment.answer')
    .select(['attempt_id', 'question_id', 'options', 'entries', 'answered_at'])
    .where('tenant_id', '=', tenantId)
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .where('is_late', '=', false)
    .execute();
  const found = new Map<string, Map<string, Kept>>();
  for (const { attempt_id, question_id, options, entries, answered_at } of rows) {
    const sheet = found.get(attempt_id) ?? new Map<string, Kept>();
    sheet.set(question_id, { options, entries: parseEntries(entries), at: answered_at });
    found.set(attempt_id, sheet);
  }
  return found;
}
