import type { PlayerPage } from '@vitrine/contract/learning';
import { Button, ProgressBar } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { PlayerDock } from '../../player-dock.tsx';
import { useServersWord } from '../../reports.ts';
import classes from './framed.module.css';
import type { Staying, useStay } from './use-stay.ts';

type FootProps = { page: PlayerPage; content: Staying; stay: ReturnType<typeof useStay>; isShown: boolean };

/** Below whatever cannot tell by itself that it is done: the button that says so, or how much time is still missing. */
export function StayFoot({ page, content, stay, isShown }: FootProps) {
  const { t } = useTranslation(['learning/kinds/html', 'learning']);
  const isDone = stay.isComplete || page.activity.state === 'completed';
  useServersWord(page, stay.isComplete);
  const { requiredSeconds } = content;
  const note = requiredSeconds === null ? t('say_when') : t('stay', { percent: stay.percent, time: formatClock(requiredSeconds) });
  return (
    <>
      {isDone || requiredSeconds !== null || !isShown ? null : <Button onClick={stay.confirm}>{t('through')}</Button>}
      <div className={classes.gap} />
      <div className={classes.edge}>
        <ProgressBar value={stay.percent / 100} label={t('part')} tone={isDone ? 'done' : 'learning'} />
      </div>
      <PlayerDock page={page} note={isDone ? t('done') : note} />
    </>
  );
}
