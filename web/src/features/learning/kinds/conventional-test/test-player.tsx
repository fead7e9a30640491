import type { TestKind } from '@vitrine/domain/assessment';
import { Failed, Loading } from '@vitrine/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { LazyOwnTest, LazyOwnWaiting } from '../../leases/lazy.ts';
import { useOwnLease } from '../../leases/use-own-lease.ts';
import type { PlayerOf } from '../kind-on-screen.ts';
import { AttemptElsewhere } from './attempt-elsewhere.tsx';
import { TestBlocked } from './test-blocked.tsx';
import { TestIntro } from './test-intro.tsx';
import { attemptKey, useAttempt } from './use-attempt.ts';

const fetchAttempt = () => import('./attempt-view.tsx');
const fetchResult = () => import('./test-result.tsx');
const AttemptView = lazy(() => fetchAttempt().then((chunk) => ({ default: chunk.AttemptView })));
const TestResult = lazy(() => fetchResult().then((chunk) => ({ default: chunk.TestResult })));

/** A test: its rules, one attempt at a time, and what came of it (TST-02, TST-07, TST-09). */
export function TestPlayer({ page, content }: PlayerOf<TestKind>) {
  const [attemptId, setAttemptId] = useState(content.runningAttemptId);
  const { attempt, start, finish, takeOver } = useAttempt({ page, attemptId, onAttempt: setAttemptId });
  const { own, begin, look } = useOwnLease(page.activity.id);
  const queries = useQueryClient();
  useEffect(() => void Promise.allSettled([fetchAttempt(), fetchResult()]), []); // while the rules are read: a test must not wait for the network
  if (own === undefined) return <Loading shape="list" />;
  if (own?.begun && !own.handedIn && attemptId === null) return <LazyOwnTest page={page} own={own} onChange={() => void look()} />;
  if (own?.begun && attemptId === null)
    return (
      <LazyOwnWaiting
        page={page}
        own={own}
        onChange={() => void look()}
        onSent={(sent) => {
          queries.setQueryData(attemptKey(sent.id), sent);
          setAttemptId(sent.id);
          void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'learning' && queryKey[1] !== 'attempt' });
        }}
      />
    );
  if (attemptId === null && content.state === 'blocked') return <TestBlocked page={page} content={content} onReview={setAttemptId} />;
  if (attemptId === null)
    return (
      <TestIntro page={page} content={content} start={start} own={own} begin={begin} onOwn={() => void look()} onReview={setAttemptId} />
    );
  if (attempt.isError && !attempt.data) return <Failed error={attempt.error} onRetry={() => void attempt.refetch()} />;
  if (!attempt.data) return <Loading shape="list" />;
  if (attempt.data.result)
    return <TestResult page={page} attempt={attempt.data} result={attempt.data.result} start={start} finished={finish.data} />;
  if (!attempt.data.isHere) return <AttemptElsewhere title={page.activity.title} courseId={page.courseId} takeOver={takeOver} />;
  return <AttemptView key={attempt.data.id} page={page} attempt={attempt.data} finish={finish} onStale={() => void attempt.refetch()} />;
}
