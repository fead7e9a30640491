import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { AttemptSheet } from './attempt-sheet.tsx';
import { useAnswers } from './use-answers.ts';
import type { AttemptActions } from './use-attempt.ts';
import { useTimeLeft } from './use-time-left.ts';

type AttemptViewProps = { page: PlayerPage; attempt: Attempt; finish: AttemptActions['finish']; onStale: () => void };

/** One question a screen; answers are kept as they are given, and the clock is the server's (TST-07). */
export function AttemptView({ page, attempt, finish, onStale }: AttemptViewProps) {
  const left = useTimeLeft(attempt.timeLeftSeconds, () => finish.mutate(attempt.id, { onError: onStale }));
  const { answers, waiting, give, settle } = useAnswers({ attempt, onStale });
  const deliver = async () => {
    if (await settle()) finish.mutate(attempt.id, { onError: onStale });
  };
  return (
    <AttemptSheet
      {...{ page, attempt, answers, left, waiting }}
      onGive={give}
      onDeliver={() => void deliver()}
      isBusy={finish.isPending}
      isDone={finish.isSuccess}
      error={finish.error}
    />
  );
}
