import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { Button, Dock } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft, IconArrowRight, IconFlag } from '../../../../shared/icons.ts';
import { AttemptTop } from './attempt-top.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { isAnswered, nothingGiven } from './given-answer.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { QuestionCard } from './question-card.tsx';
import classes from './test.module.css';
import { useAnswers } from './use-answers.ts';
import type { AttemptActions } from './use-attempt.ts';
import { useTimeLeft } from './use-time-left.ts';

type AttemptViewProps = { page: PlayerPage; attempt: Attempt; finish: AttemptActions['finish']; onStale: () => void };

/** One question a screen; answers are kept as they are given, and the clock is the server's (TST-07). */
export function AttemptView({ page, attempt, finish, onStale }: AttemptViewProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      attempt.questions.findIndex(({ answer }) => answer === null),
    ),
  );
  const [flagged, setFlagged] = useState<readonly string[]>([]);
  const [isFinishing, setFinishing] = useState(false);
  const left = useTimeLeft(attempt.timeLeftSeconds, () => finish.mutate(attempt.id, { onError: onStale }));
  const { answers, waiting, give, settle } = useAnswers({ attempt, onStale });
  const question = attempt.questions[place];
  if (!question) return null;
  const isLast = place === attempt.questions.length - 1;
  const isFlagged = flagged.includes(question.id);
  const unanswered = attempt.questions.filter(({ id }) => !isAnswered(answers[id])).length;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const deliver = async () => {
    if (await settle()) finish.mutate(attempt.id, { onError: onStale });
  };
  return (
    <div className={classes.attempt} data-attempt>
      <AttemptTop page={page} attempt={attempt} place={place} left={left} waiting={waiting} answers={answers} flagged={flagged} />
      <QuestionCard
        key={question.id}
        question={question}
        given={answers[question.id] ?? nothingGiven}
        onGive={(given) => give(question.id, given)}
      />
      <div className={classes.gap} />
      <Dock>
        <Button variant="default" aria-label={t('previous_question')} disabled={place === 0} onClick={() => setPlace(place - 1)}>
          <IconArrowLeft {...icon} />
        </Button>
        <Button
          variant={isFlagged ? 'light' : 'default'}
          aria-label={t('flag')}
          aria-pressed={isFlagged}
          onClick={() => setFlagged(isFlagged ? flagged.filter((id) => id !== question.id) : [...flagged, question.id])}
        >
          <IconFlag {...icon} />
        </Button>
        {isLast ? (
          <Button onClick={() => setFinishing(true)}>{t('finish')}</Button>
        ) : (
          <Button rightSection={<IconArrowRight {...icon} />} onClick={() => setPlace(place + 1)}>
            {t('next_question')}
          </Button>
        )}
      </Dock>
      <FinishDialog
        isOpen={isFinishing}
        onClose={() => setFinishing(false)}
        onFinish={() => void deliver()}
        facts={{ questions: attempt.questions.length, unanswered, flagged: flagged.length, waiting }}
        isBusy={finish.isPending}
        error={finish.error}
      />
      <LeaveGuard isOn={!finish.isSuccess} onFinish={() => setFinishing(true)} />
    </div>
  );
}
