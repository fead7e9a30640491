import type { PlayerPage } from '@vitrine/contract/learning';
import { IconButton, ProgressBar, Tag } from '@vitrine/ui';
import { createFeel, Segments, useGameKeys, type BoardItem } from '@vitrine/ui/games';
import { formatClock } from '@vitrine/ui/words';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../course-place.ts';
import { IconArrowLeft, IconClock, IconPlayerPause, IconWifiOff } from '../../../shared/icons.ts';
import type { DrawBoard } from './draw-board.ts';
import classes from './games.module.css';
import { KeysHelp } from './keys-help.tsx';
import type { GameSettings } from './settings.ts';
import { useMoves } from './use-moves.ts';
import { usePlayClock } from './use-play-clock.ts';
import type { KnownRun } from './use-run.ts';
import { GameKept } from './game-kept.tsx';

/** Dialogs and switches come with the first pause. */
const PauseSheet = lazy(() => import('./pause-sheet.tsx').then((chunk) => ({ default: chunk.PauseSheet })));

type RunProps = {
  page: PlayerPage;
  known: KnownRun;
  settings: GameSettings;
  onSettings: (change: Partial<GameSettings>) => void;
  draw: DrawBoard;
};
/** More items than this are shown as one edge. */
const mostSegments = 15;

/** A run under way: its top, its progress, the board, and the pause. */
export function GameRun({ page, known, settings, onSettings, draw }: RunProps) {
  const { t } = useTranslation(['learning/games', 'learning']);
  const [isPaused, pause] = useState(false);
  const [repeated, repeat] = useState(0);
  const isEnding = useRef(false);
  const { run: first } = known;
  const clock = usePlayClock({
    before: first.spentMs,
    isPaused,
    onSecond: (seconds) => {
      if (first.limitSeconds === null || seconds < first.limitSeconds || isEnding.current) return;
      isEnding.current = true;
      void moves.endByTime().catch(() => {
        isEnding.current = false; // no network: asked again with the next second
      });
    },
  });
  const moves = useMoves({ page, known, spent: clock.take });
  const { run, pending, verdict } = moves;
  const feel = useMemo(() => createFeel(settings), [settings]);
  const felt = useRef(verdict?.seq ?? 0);
  useEffect(() => {
    if (!verdict || verdict.seq <= felt.current) return;
    felt.current = verdict.seq;
    if (verdict.right === true) feel.right();
    if (verdict.right === false) feel.wrong();
  }, [verdict, feel]);
  useGameKeys(settings.keys && !isPaused, (key) => {
    if (key === 'P' || key === '?') pause(true);
    else if (key === 'R') repeat((times) => times + 1);
    else return false;
    return true;
  });
  const items: BoardItem[] = run.items.map((item) =>
    item.mark === 'open' && !run.isWholeOffline && pending.some((made) => made.item === item.id || made.answer === item.id)
      ? { ...item, mark: 'kept' }
      : item,
  );
  const count = (mark: BoardItem['mark']) => items.filter((item) => item.mark === mark).length;
  const done = items.length - count('open') - count('again');
  const now = items.find(({ mark }) => mark === 'open') ?? items.find(({ mark }) => mark === 'again');
  const left = first.limitSeconds === null ? clock.seconds : Math.max(0, first.limitSeconds - clock.seconds);
  const said = t('segments', { right: count('right'), wrong: count('wrong'), left: count('open') + count('again') });
  const isPlayed = count('open') + count('again') === 0;
  return (
    <div className={classes.game} data-attempt data-calm={settings.calm || undefined}>
      <header className={classes.top}>
        <IconButton label={t('leave')} href={courseHref(page.courseId)}>
          <IconArrowLeft size={24} stroke={1.75} aria-hidden />
        </IconButton>
        <h1>{page.activity.title}</h1>
        {first.clock === 'none' ? null : (
          <span className={classes.clock} role="timer" aria-label={t('clock')}>
            <IconClock size={18} stroke={1.75} aria-hidden />
            {formatClock(left)}
          </span>
        )}
        <IconButton label={t('pause')} onClick={() => pause(true)}>
          <IconPlayerPause size={24} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      {moves.isOnline ? null : (
        <p className={classes.offline} role="status">
          <IconWifiOff size={20} stroke={1.75} aria-hidden />
          {t('offline')}
        </p>
      )}
      <div className={classes.progress}>
        {items.length <= mostSegments ? (
          <Segments items={items} now={now?.id ?? null} label={said} />
        ) : (
          <ProgressBar value={done / items.length} label={said} />
        )}
        {run.points > 0 ? <Tag isOff={run.isPaidBefore}>{`+${run.points}`}</Tag> : null}
      </div>
      <div className={classes.body}>
        <section className={classes.play} aria-label={run.prompt}>
          <div className={classes.ask}>
            <h2>{run.prompt}</h2>
            {run.help ? <p>{run.help}</p> : null}
          </div>
          {isPlayed && moves.isKept ? (
            <GameKept page={page} count={pending.length} isOnline={moves.isOnline} />
          ) : (
            draw(run, {
              items,
              verdict,
              pending,
              isKept: moves.isKept,
              repeated,
              isPaused,
              isCalm: settings.calm,
              hasKeys: settings.keys,
              pace: settings.pace,
              feel,
              move: moves.move,
            })
          )}
        </section>
        <aside className={classes.aside}>
          <KeysHelp />
        </aside>
      </div>
      {isPaused ? (
        <Suspense>
          <PauseSheet
            page={page}
            where={t('paused.where', { done, count: items.length, time: formatClock(clock.seconds) })}
            help={run.help}
            settings={settings}
            onSettings={onSettings}
            onClose={() => pause(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
