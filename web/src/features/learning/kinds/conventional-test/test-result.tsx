import type { Attempt, AttemptResult } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { testKindRules } from '@vitrine/domain/assessment';
import { Button, Card, Dock, LinkButton, Scene } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatClock } from '@vitrine/ui/words';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronRight } from '../../../../shared/icons.ts';
import { courseHref } from '../../course-place.ts';
import { CourseDone } from '../../course-done.tsx';
import { isDone, playerHref } from '../../course-words.tsx';
import { MissingSteps, useMissingSteps } from './missing-steps.tsx';
import { BlockedNote } from './test-blocked.tsx';
import { TestMarks, TestReview } from './test-review.tsx';
import { TestStateChip } from './test-state-chip.tsx';
import classes from './test.module.css';
import type { AttemptActions } from './use-attempt.ts';

type ResultProps = {
  page: PlayerPage;
  attempt: Attempt;
  result: AttemptResult;
  start: AttemptActions['start'];
  finished: AttemptActions['finish']['data'];
};

/** What came of an attempt: how good it was and what it leaves to do; what to repeat, how often it may be tried, and what a last failure did. */
export function TestResult({ page, attempt, result, start, finished }: ResultProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const { atForm } = useMessages();
  const courseState = finished?.courseState ?? page.courseState;
  const isAgain = courseState === 'restarted' && !result.isPassed && testKindRules[result.kind].lastFailure === 'restarts';
  const [isCelebrated, celebrate] = useState(false);
  const missing = useMissingSteps(page, !isAgain && (result.isPassed || result.state === 'finished'));
  const [step] = missing;
  const canRetry = !isAgain && !result.isAwaited && (result.attemptsLeft === null ? !result.isPassed : result.attemptsLeft > 0);
  // Whoever only improves a grade has seen the course end before.
  if (finished && isDone(courseState) && result.state !== 'improved' && !isCelebrated)
    return (
      <CourseDone
        courseId={page.courseId}
        title={page.courseTitle}
        score={scoreText(result, t)}
        onStay={() => celebrate(true)}
        stay={t('see_result')}
      />
    );
  return (
    <div className={classes.result}>
      <Outcome attempt={attempt} result={result} isAgain={isAgain} isFresh={finished !== undefined} />
      {result.review ? <TestMarks review={result.review} /> : null}
      <MissingSteps page={page} steps={missing} />
      <Card label={t('result')} className={classes.facts ?? ''}>
        <p>{scoreText(result, t)}</p>
        {result.bestScore === null ? null : <p>{t('best_of_all', { best: result.bestScore })}</p>}
        <p>{t('taken', { time: formatClock(result.secondsTaken) })}</p>
        {result.attemptsLeft === null || isAgain ? null : <p>{t('left', { count: result.attemptsLeft })}</p>}
        <TestStateChip state={isAgain ? 'restarted' : result.state} />
      </Card>
      {result.topicsToRepeat.length > 0 ? (
        <section aria-labelledby="topics" className={classes.topics}>
          <h2 id="topics">{t('topics')}</h2>
          <ul>
            {result.topicsToRepeat.map((topic) => (
              <li key={topic}>{topic}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {result.review ? <TestReview review={result.review} /> : null}
      <div className={classes.gap} />
      <Dock note={start.isError ? <span role="alert">{atForm(refusalCode(start.error))}</span> : undefined}>
        {step && canRetry ? null : (
          <LinkButton variant={canRetry && !result.isPassed ? 'default' : 'light'} href={courseHref(page.courseId)}>
            {t('to_course')}
          </LinkButton>
        )}
        {canRetry ? (
          <Button variant={result.isPassed ? 'default' : 'filled'} loading={start.isPending} onClick={() => start.mutate()}>
            {t(result.isPassed ? 'improve' : 'again')}
          </Button>
        ) : null}
        {step ? <LinkButton href={playerHref(page.courseId, step.hierarchy_order)}>{step.title}</LinkButton> : null}
      </Dock>
    </div>
  );
}

type OutcomeProps = Pick<ResultProps, 'attempt' | 'result'> & { isAgain: boolean; isFresh: boolean };

function Outcome({ attempt, result, isAgain, isFresh }: OutcomeProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  if (attempt.state === 'beyond_maximum') return <Plain title={t('beyond')} hint={t('beyond_hint')} />;
  if (result.isAwaited) return <Plain title={t('awaited')} hint={t('awaited_hint')} />;
  if (result.state === 'blocked') return <BlockedNote kind={result.kind} best={result.bestScore} minimum={attempt.minimumScore} />;
  if (isAgain) return <Plain title={t('restarted')} hint={t(`restarted_${testKindRules[result.kind].reach}`)} />;
  if (result.isPassed || result.state === 'finished') {
    const wrong = result.review?.flatMap(({ isRight, part }, place) => (isRight || part === null ? [] : [place + 1])) ?? [];
    const { score, rightAnswers: right, questions: count, secondsTaken } = result;
    const facts = { score, minimum: attempt.minimumScore, time: formatClock(secondsTaken) };
    return (
      <div className={classes.passed} data-fresh={isFresh || undefined}>
        <h1>{t(result.isPassed && attempt.minimumScore > 0 ? 'passed' : 'handed_in')}</h1>
        <p className={classes.figure}>{t('number', { right, count })}</p>
        <p>{t(score === null ? 'facts_none' : 'facts', facts)}</p>
        {wrong.length > 0 ? (
          <a href="#review" className={classes.why}>
            {t('why_wrong', { count: wrong.length, first: wrong[0] })}
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </a>
        ) : null}
      </div>
    );
  }
  return (
    <Plain
      title={t(attempt.state === 'closed_by_time' ? 'time_over' : 'not_passed')}
      hint={t('needed', { minimum: attempt.minimumScore })}
    />
  );
}

function Plain({ title, hint }: { title: string; hint: string }) {
  return (
    <div className={classes.failed}>
      <Scene isLit={false} objects={['boxes', { object: 'plant', x: 230, scale: 1 }]} className={classes.scene ?? ''} />
      <h1>{title}</h1>
      <p>{hint}</p>
    </div>
  );
}

function scoreText(
  { score, rightAnswers: right, questions: count, isAwaited }: AttemptResult,
  t: TFunction<readonly ['learning/kinds/conventional-test', 'learning']>,
): string {
  if (isAwaited) return t('score_awaited', { count });
  return score === null ? t('score_none', { right, count }) : t('score', { score, right, count });
}
