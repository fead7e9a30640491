import type { Attempt } from '@vitrine/contract/assessment';
import type { PlayerPage } from '@vitrine/contract/learning';
import { IconButton } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../../course-place.ts';
import { useIsOnline } from '../../../../shared/device/network.ts';
import { IconCheck, IconClock, IconCloudUp, IconX } from '../../../../shared/icons.ts';
import { isAnswered, type GivenAnswer } from './given-answer.ts';
import classes from './test.module.css';

type TopProps = {
  page: PlayerPage;
  attempt: Attempt;
  place: number;
  left: number | null;
  waiting: number;
  answers: Record<string, GivenAnswer>;
  flagged: readonly string[];
  isOnDevice: boolean;
};

/** Below this the time is said aloud as well. */
const lastSeconds = 60;

/** Where the person is in the test, how long there is, and whether the answers are on the server. */
export function AttemptTop({ page, attempt, place, left, waiting, answers, flagged, isOnDevice }: TopProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const isOnline = useIsOnline();
  const isKeptHere = isOnDevice || (waiting > 0 && !isOnline);
  const isDone = (id: string) => isAnswered(answers[id]);
  const answered = attempt.questions.filter(({ id }) => isDone(id)).length;
  return (
    <header>
      <div className={classes.top}>
        <IconButton label={t('leave')} href={courseHref(page.courseId)}>
          <IconX size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <p className={classes.place}>{t('question_of', { place: place + 1, count: attempt.questions.length })}</p>
        {left === null ? null : (
          <span
            className={classes.timer}
            role="timer"
            aria-live={left <= lastSeconds ? 'polite' : 'off'}
            data-late={left <= lastSeconds || undefined}
          >
            <IconClock size={18} stroke={1.75} aria-hidden />
            {formatClock(left)}
          </span>
        )}
      </div>
      <div className={classes.segments} role="img" aria-label={t('segments', { answered, flagged: flagged.length })}>
        {attempt.questions.map(({ id }, index) => (
          <span
            key={id}
            data-answered={isDone(id) || undefined}
            data-flagged={flagged.includes(id) || undefined}
            data-now={index === place || undefined}
          />
        ))}
      </div>
      <div className={classes.meta}>
        <span>
          {attempt.minimumScore > 0
            ? t('minimum_and_attempt', { minimum: attempt.minimumScore, number: attempt.number })
            : t('attempt_number', { number: attempt.number })}
        </span>
        <span role="status" className={classes.saved} data-waiting={waiting > 0 || isOnDevice || undefined}>
          {waiting > 0 ? (
            <IconCloudUp size={16} stroke={1.75} aria-hidden />
          ) : answered > 0 ? (
            <IconCheck size={16} stroke={1.75} aria-hidden />
          ) : null}
          {isKeptHere && answered > 0 ? t('kept_here') : waiting > 0 ? t('sending') : answered > 0 ? t('saved') : ''}
        </span>
      </div>
    </header>
  );
}
