import type { AskedQuestion, Attempt, AttemptResult } from '@vitrine/contract/assessment';
import { attemptsLeft, drawQuestions, isReviewDue, judgeTestState, questionRules, secondsLeft } from '@vitrine/domain/assessment';
import { shuffled } from '../../platform/clock/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { drawnFrom, type Drawn } from './drawn-questions.ts';
import {
  getAttempt,
  getTestVersion,
  listAnswers,
  listGrades,
  statusIn,
  type Answer,
  type AttemptRow,
  type Member,
  type TestVersion,
} from './queries.ts';
import { inLanguage, partsIn, reviewOf } from './review-answers.ts';
import { namesIn } from './telling-ids.ts';

type Answers = ReadonlyMap<string, Answer>;
type Seen = { attempt: AttemptRow; version: TestVersion; questions: Drawn[]; answers: Answers; locale: string };
type Viewer = Member & Pick<Actor, 'personId'>;
type Parts = Pick<Platform, 'clock' | 'storage'>;

/** An attempt as its member sees it on a device. Not a word about what is right before it is due (TST-09). */
export async function attemptView(
  { clock, storage }: Parts,
  db: Reader,
  actor: Viewer,
  { attemptId, device, locale }: { attemptId: string; device: string; locale: string },
): Promise<Attempt> {
  const attempt = await getAttempt(db, actor, attemptId);
  const version = await getTestVersion(db, actor, attempt.testVersionId);
  const questions = drawnFrom(version, attempt.drawn);
  const answers = await listAnswers(db, actor, attemptId);
  return {
    id: attempt.id,
    number: attempt.number,
    state: attempt.state,
    startedAt: attempt.startedAt,
    timeLeftSeconds: attempt.state === 'running' ? secondsLeft(attempt.deadline, clock.now()) : null,
    minimumScore: attempt.rules.minimumScore,
    isHere: attempt.device === device,
    questions: questions.map((question) => asked({ storage }, actor, { question, attemptId, answers, locale })),
    result: attempt.state === 'running' ? null : await resultOf(db, actor, { attempt, version, questions, answers, locale }),
  };
}

/** What an author sees of a draft's test: drawn once, never graded, kept nowhere (ADM-01). */
export async function previewAttempt(
  { clock, newId, chance, storage }: Parts & Pick<Platform, 'newId' | 'chance'>,
  db: Reader,
  actor: Viewer,
  { testVersionId, locale }: { testVersionId: string; locale: string },
): Promise<Attempt> {
  const version = await getTestVersion(db, actor, testVersionId);
  const { rules, questions, pools } = version;
  const drawn = drawQuestions(questions, { ...rules, pools }, (items) => shuffled(items, chance));
  const attemptId = newId();
  return {
    id: attemptId,
    number: 1,
    state: 'running',
    startedAt: clock.now(),
    timeLeftSeconds: rules.minutesToAnswer === null ? null : rules.minutesToAnswer * 60,
    minimumScore: rules.minimumScore,
    isHere: true,
    questions: drawnFrom(version, drawn).map((question) => asked({ storage }, actor, { question, attemptId, answers: new Map(), locale })),
    result: null,
  };
}

export type Asking = { question: Drawn; attemptId: string; answers: Answers; locale: string };

/** Names each field that leaves, so that a field that is added to a question stays here. */
export function asked(
  { storage }: Pick<Platform, 'storage'>,
  actor: Viewer,
  { question, attemptId, answers, locale }: Asking,
): AskedQuestion {
  const say = inLanguage(locale);
  const { by, entriesOf } = questionRules[question.kind];
  const { show, showGiven } = namesIn(attemptId, question);
  const answer = answers.get(question.id);
  const hasParts = by !== 'entries' || question.kind === 'matching';
  return {
    id: question.id,
    kind: question.kind,
    prompt: say(question.prompt),
    image: question.imageFileId ? storage.link(actor, { id: question.imageFileId, name: 'imagem.webp' }) : null,
    options: hasParts ? question.shown.map(({ id, text, area }) => ({ id: show(id), text: say(text), ...(area ? { area } : {}) })) : [],
    pairs: question.pairs.map(({ id, text }) => ({ id: show(id), text: say(text) })),
    entries: question.kind === 'matching' ? [] : by === 'entries' ? entriesOf(question) : [],
    answer: answer ? { ...showGivenOf(showGiven(answer)), revision: answer.revision } : null,
  };
}

const showGivenOf = ({ options, entries }: { options: readonly string[]; entries: Readonly<Record<string, string>> }) => ({
  options: [...options],
  entries: { ...entries },
});

async function resultOf(db: Reader, actor: Member, { attempt, version, questions, answers, locale }: Seen): Promise<AttemptResult> {
  const status = await statusIn(db, actor, attempt.testId);
  const facts = { ...attempt.rules, ...status };
  const say = inLanguage(locale);
  const seen = { questions, answers, grades: await listGrades(db, actor, attempt.id), rules: attempt.rules };
  const parts = partsIn(seen);
  const wrongTopics = questions.filter(({ id }) => parts.get(id) !== 1).map(({ topic }) => say(topic));
  // Of an earlier round nothing can be tried again: what it showed when it ended is due for good.
  const isPast = attempt.round < status.round;
  const isDue = { when_due: isPast || isReviewDue(facts), marks_only: isPast || isReviewDue(facts), after_attempt: true, never: false };
  const left = attemptsLeft(facts);
  const { kind } = version;
  return {
    score: attempt.score,
    isPassed: attempt.isPassed ?? false,
    isAwaited: attempt.state === 'awaiting_grade',
    state: judgeTestState({ kind, ...facts, attemptsLeft: left, isRestarted: status.round > 1 }),
    kind,
    rightAnswers: attempt.rightAnswers ?? 0,
    questions: questions.length,
    bestScore: status.bestScore,
    attemptsLeft: isPast ? 0 : left,
    secondsTaken: secondsBetween(attempt.startedAt, attempt.finishedAt),
    review: isDue[attempt.rules.review] ? reviewOf(seen, say) : null,
    topicsToRepeat: left === 0 ? [] : [...new Set(wrongTopics.filter(Boolean))],
  };
}

const secondsBetween = (from: string, until: string | null) =>
  until === null ? 0 : Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 1_000));
