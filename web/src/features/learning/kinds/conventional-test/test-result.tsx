import type { Attempt, AttemptResult } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { Button, Card, Done, Dock, LinkButton, Scene } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { CourseDone } from '../../course-done.tsx';
import { isDone, playerHref } from '../../course-words.tsx';
import { TestReview } from './test-review.tsx';
import classes from './test.module.css';
import type { AttemptActions } from './use-attempt.ts';

type ResultProps = {
  page: PlayerPage;
  attempt: Attempt;
  result: AttemptResult;
  start: AttemptActions['start'];
  finished: AttemptActions['finish']['data'];
};

/** What came of an attempt: the light comes on for a pass; otherwise what to repeat and how often it may be tried. */
export function TestResult({ page, attempt, result, start, finished }: ResultProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const { atForm } = useMessages();
  const courseState = finished?.courseState ?? page.courseState;
  const canRetry = result.attemptsLeft === null ? !result.isPassed : result.attemptsLeft > 0;
  const score = t('score', { score: result.score, right: result.rightAnswers, count: result.questions });
  return (
    <div className={classes.result}>
      {result.isPassed ? (
        isDone(courseState) ? (
          <CourseDone courseId={page.courseId} title={page.courseTitle} />
        ) : (
          <Done title={t('passed')} hint={score} object="gift-card">
            <LinkButton variant="lit" href={page.next === null ? `/online-courses/${page.courseId}` : playerHref(page.courseId, page.next)}>
              {t(page.next === null ? 'to_course' : 'next_activity')}
            </LinkButton>
          </Done>
        )
      ) : (
        <div className={classes.failed}>
          <Scene isLit={false} objects={['boxes', { object: 'plant', x: 230, scale: 1 }]} className={classes.scene ?? ''} />
          <h1>{t(attempt.state === 'closed_by_time' ? 'time_over' : 'not_passed')}</h1>
          <p>{t('needed', { minimum: attempt.minimumScore })}</p>
        </div>
      )}
      <Card label={t('result')} className={classes.facts ?? ''}>
        <p>{score}</p>
        <p>{t('best_of_all', { best: result.bestScore })}</p>
        {result.attemptsLeft === null ? null : <p>{t('left', { count: result.attemptsLeft })}</p>}
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
        <LinkButton variant={canRetry && !result.isPassed ? 'default' : 'light'} href={`/online-courses/${page.courseId}`}>
          {t('to_course')}
        </LinkButton>
        {canRetry ? (
          <Button variant={result.isPassed ? 'default' : 'filled'} loading={start.isPending} onClick={() => start.mutate()}>
            {t(result.isPassed ? 'improve' : 'again')}
          </Button>
        ) : null}
      </Dock>
    </div>
  );
}
