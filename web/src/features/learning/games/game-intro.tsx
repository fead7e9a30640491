import type { GameView } from '@vitrine/contract/games';
import type { PlayerPage } from '@vitrine/contract/learning';
import type { Pace } from '@vitrine/domain/games';
import { Button, Card, Dock, Tag } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FactRows } from '../../../shared/fact-rows.tsx';
import { IconPlayerPlayFilled } from '../../../shared/icons.ts';
import classes from './games.module.css';
import type { RunActions } from './use-run.ts';

type IntroProps = { page: PlayerPage; content: GameView; start: RunActions['start']; pace: Pace; onReview: (runId: string) => void };

/** The game before it is played: what it asks, what it counts, and what it is worth. */
export function GameIntro({ page, content, start, pace, onReview }: IntroProps) {
  const { t } = useTranslation(['learning/games', 'learning']);
  const { atForm } = useMessages();
  const { lastRunId, points, isPassed } = content;
  const facts = [
    { term: t('items'), value: String(content.items) },
    { term: t('pass'), value: t('pass_from', { percent: content.passPercent }) },
    {
      term: t('time'),
      value: content.limitSeconds === null ? t('no_limit') : t('limit', { minutes: formatClock(content.limitSeconds) }),
    },
    ...(content.bestPercent === null ? [] : [{ term: t('best'), value: `${content.bestPercent}%` }]),
  ];
  return (
    <>
      <div className={classes.head}>
        <h1>{page.activity.title}</h1>
        {points > 0 ? <Tag isOff={isPassed}>{`+${points}`}</Tag> : null}
      </div>
      <p className={classes.lead}>{content.prompt}</p>
      <Card label={t('rules')}>
        <FactRows rows={facts} />
      </Card>
      <p className={classes.fine}>{t(content.isWholeOffline ? 'offline_whole' : 'offline_kept')}</p>
      {lastRunId ? (
        <Button variant="subtle" onClick={() => onReview(lastRunId)}>
          {t('last_result')}
        </Button>
      ) : null}
      <div className={classes.gap} />
      <Dock note={start.isError ? <span role="alert">{atForm(refusalCode(start.error))}</span> : undefined}>
        <Button
          loading={start.isPending}
          leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}
          onClick={() => start.mutate({ pace })}
        >
          {t(content.runs > 0 ? 'again' : 'start')}
        </Button>
      </Dock>
    </>
  );
}
