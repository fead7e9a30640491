import type { AskedQuestion, Attempt, AttemptResult } from '@vitrine/contract/assessment';
import { attemptsLeft, drawQuestions, isAnsweredRight, isReviewDue, secondsLeft, type Question } from '@vitrine/domain/assessment';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { shuffled } from '../../platform/clock/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { questionsDrawnIn } from './drawn-questions.ts';
import { getAttempt, getTestVersion, listAnswers, standingIn, type AttemptRow, type Member } from './queries.ts';

type Answers = Awaited<ReturnType<typeof listAnswers>>;
type Seen = { attempt: AttemptRow; questions: Question[]; answers: Answers; locale: string };

/** An attempt as its member sees it on a device. Not a word about what is right before it is due (TST-09). */
export async function attemptView(
  { clock }: Pick<Platform, 'clock'>,
  db: Reader,
  actor: Member,
  { attemptId, device, locale }: { attemptId: string; device: string; locale: string },
): Promise<Attempt> {
  const attempt = await getAttempt(db, actor, attemptId);
  const questions = await questionsDrawnIn(db, actor, attempt);
  const answers = await listAnswers(db, actor, attemptId);
  return {
    id: attempt.id,
    number: attempt.number,
    state: attempt.state,
    startedAt: attempt.startedAt,
    timeLeftSeconds: attempt.state === 'running' ? secondsLeft(attempt.deadline, clock.now()) : null,
    minimumScore: attempt.rules.minimumScore,
    isHere: attempt.device === device,
    questions: questions.map((question) => asked(question, { answers, locale })),
    result: attempt.state === 'running' ? null : await resultOf(db, actor, { attempt, questions, answers, locale }),
  };
}

/** What an author sees of a draft's test: drawn once, never graded, kept nowhere (ADM-01). */
export async function previewAttempt(
  { clock, newId, chance }: Pick<Platform, 'clock' | 'newId' | 'chance'>,
  db: Reader,
  actor: Member,
  { testVersionId, locale }: { testVersionId: string; locale: string },
): Promise<Attempt> {
  const { rules, questions } = await getTestVersion(db, actor, testVersionId);
  const drawn = drawQuestions(questions, rules, (items) => shuffled(items, chance));
  return {
    id: newId(),
    number: 1,
    state: 'running',
    startedAt: clock.now(),
    timeLeftSeconds: rules.minutesToAnswer === null ? null : rules.minutesToAnswer * 60,
    minimumScore: rules.minimumScore,
    isHere: true,
    questions: (await questionsDrawnIn(db, actor, { testVersionId, drawn })).map((question) =>
      asked(question, { answers: new Map(), locale }),
    ),
    result: null,
  };
}

/** Names each field that leaves, so that a field that is added to a question stays here. */
function asked({ id, kind, prompt, options }: Question, { answers, locale }: { answers: Answers; locale: string }): AskedQuestion {
  const say = inLanguage(locale);
  return {
    id,
    kind,
    prompt: say(prompt),
    options: options.map((option) => ({ id: option.id, text: say(option.text) })),
    answer: answers.get(id) ?? null,
  };
}

async function resultOf(db: Reader, actor: Member, seen: Seen): Promise<AttemptResult> {
  const { attempt, questions, answers, locale } = seen;
  const standing = await standingIn(db, actor, attempt.testId);
  const facts = { ...attempt.rules, ...standing };
  const isRight = (question: Question) => isAnsweredRight(question, answers.get(question.id)?.options ?? []);
  const wrongTopics = questions.filter((question) => !isRight(question)).map(({ topic }) => inLanguage(locale)(topic));
  return {
    score: attempt.score ?? 0,
    isPassed: attempt.isPassed ?? false,
    rightAnswers: attempt.rightAnswers ?? 0,
    questions: questions.length,
    bestScore: standing.bestScore ?? 0,
    attemptsLeft: attemptsLeft(facts),
    review: isReviewDue(facts) ? reviewOf(seen, isRight) : null,
    topicsToRepeat: attemptsLeft(facts) === 0 ? [] : [...new Set(wrongTopics.filter(Boolean))],
  };
}

function reviewOf({ questions, answers, locale }: Seen, isRight: (question: Question) => boolean): AttemptResult['review'] {
  const say = inLanguage(locale);
  return questions.map((question) => {
    const given = answers.get(question.id)?.options ?? [];
    const texts = (keep: (option: Question['options'][number]) => boolean) => question.options.filter(keep).map(({ text }) => say(text));
    return {
      questionId: question.id,
      topic: say(question.topic),
      prompt: say(question.prompt),
      isRight: isRight(question),
      given: texts(({ id }) => given.includes(id)),
      right: texts((option) => option.isRight),
      explanation: say(question.explanation),
    };
  });
}

const inLanguage = (locale: string) => {
  const matched = matchLocale(locale, locales);
  return (text: Question['prompt']) => textIn(text, matched);
};
