import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { Button, Dock } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft, IconArrowRight, IconFlag } from '../../../../shared/icons.ts';
import { AttemptTop } from './attempt-top.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { isAnswered, nothingGiven, type Given, type GivenAnswer } from './given-answer.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { QuestionCard } from './question-card.tsx';
import classes from './test.module.css';

type SheetProps = {
  page: PlayerPage;
  attempt: Attempt;
  answers: Record<string, GivenAnswer>;
  left: number | null;
  /** Answers that are not at the server yet. */
  waiting: number;
  /** Taken without a network: all lies here until it is handed in. */
  isOnDevice?: boolean;
  onGive: (questionId: string, given: Given) => void;
  onDeliver: () => void;
  isBusy: boolean;
  isDone: boolean;
  error: unknown;
};

/** The questions of a running attempt, one a screen, and handing it in. */
export function AttemptSheet({
  page,
  attempt,
  answers,
  left,
  waiting,
  isOnDevice = false,
  onGive,
  onDeliver,
  isBusy,
  isDone,
  error,
}: SheetProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const [place, setPlace] = useState(() =>
    Math.max(
      0,
      attempt.questions.findIndex(({ id }) => !answers[id]),
    ),
  );
  const [flagged, setFlagged] = useState<readonly string[]>([]);
  const [isFinishing, setFinishing] = useState(false);
  const question = attempt.questions[place];
  if (!question) return null;
  const isLast = place === attempt.questions.length - 1;
  const isFlagged = flagged.includes(question.id);
  const unanswered = attempt.questions.filter(({ id }) => !isAnswered(answers[id])).length;
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.attempt} data-attempt>
      <AttemptTop {...{ page, attempt, place, left, waiting, answers, flagged, isOnDevice }} />
      <QuestionCard
        key={question.id}
        question={question}
        given={answers[question.id] ?? nothingGiven}
        onGive={(given) => onGive(question.id, given)}
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
        onFinish={onDeliver}
        facts={{ questions: attempt.questions.length, unanswered, flagged: flagged.length, waiting }}
        isBusy={isBusy}
        error={error}
      />
      <LeaveGuard isOn={!isDone} onFinish={() => setFinishing(true)} />
    </div>
  );
}
