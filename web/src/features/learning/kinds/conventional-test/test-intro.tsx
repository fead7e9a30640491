import { isLeasable, testKindRules, type TestKind } from '@vitrine/domain/assessment';
import { Button, Card, Dock, LinkButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../../course-place.ts';
import { FactRows } from '../../../../shared/fact-rows.tsx';
import { useIsOnline } from '../../../../shared/device/network.ts';
import { LazyLeaseWay } from '../../leases/lazy.ts';
import type { OwnLease } from '../../leases/lease-on-device.ts';
import type { useOwnLease } from '../../leases/use-own-lease.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { TestStateChip } from './test-state-chip.tsx';
import type { AttemptActions } from './use-attempt.ts';
import classes from './test.module.css';

type IntroProps = PlayerOf<TestKind> & {
  start: AttemptActions['start'];
  /** As it lies on this device, to be begun where no network is. */
  own: OwnLease | null;
  begin: ReturnType<typeof useOwnLease>['begin'];
  onOwn: () => void;
  onReview: (attemptId: string) => void;
};

/** The rules before anything counts: how many questions, how long, how good, how often (TST-02). */
export function TestIntro({ page, content, start, own, begin, onOwn, onReview }: IntroProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const { atForm } = useMessages();
  const isOnline = useIsOnline();
  const { rules, lastAttemptId } = content;
  const { lastFailure, reach } = testKindRules[content.kind];
  // What the last failure would do is said before the first attempt, not after the last (D76).
  const warning = lastFailure === 'stays' || content.isPassed ? null : (`warn_${lastFailure}_${reach}` as const);
  const facts = [
    { term: t('questions'), value: String(content.questions) },
    { term: t('minimum'), value: rules.minimumScore > 0 ? `${rules.minimumScore}%` : t('no_minimum') },
    {
      term: t('time'),
      value: rules.minutesToAnswer === null ? t('no_limit') : t('minutes', { count: rules.minutesToAnswer }),
    },
    {
      term: t('attempts'),
      value: content.attemptsLeft === null ? t('until_passed') : t('left', { count: content.attemptsLeft }),
    },
    ...(content.bestScore === null ? [] : [{ term: t('best'), value: `${content.bestScore}%` }]),
  ];
  return (
    <>
      <h1 className={classes.title}>{page.activity.title}</h1>
      {content.state === 'not_started' ? null : <TestStateChip state={content.state} />}
      {page.activity.summary ? <p className={classes.lead}>{page.activity.summary}</p> : null}
      <Card label={t('rules')}>
        <FactRows rows={facts} />
      </Card>
      {warning ? <p className={classes.warning}>{t(warning)}</p> : null}
      <p className={classes.fine}>{t('kept')}</p>
      {lastAttemptId ? (
        <Button variant="subtle" onClick={() => onReview(lastAttemptId)}>
          {t('last_result')}
        </Button>
      ) : null}
      {content.canStart && content.runningAttemptId === null && isLeasable({ ...rules, kind: content.kind }) ? (
        <Suspense>
          <LazyLeaseWay page={page} own={own} onChange={onOwn} />
        </Suspense>
      ) : null}
      <div className={classes.gap} />
      <Dock note={start.isError ? <span role="alert">{atForm(refusalCode(start.error))}</span> : undefined}>
        {content.canStart ? (
          <Button loading={start.isPending || begin.isPending} onClick={() => (own && !isOnline ? begin.mutate() : start.mutate())}>
            {t(content.attemptsTaken > 0 ? 'again' : 'start')}
          </Button>
        ) : (
          <LinkButton variant="light" href={courseHref(page.courseId)}>
            {t('to_course')}
          </LinkButton>
        )}
      </Dock>
    </>
  );
}
