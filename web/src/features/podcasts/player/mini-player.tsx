import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import { filledTo } from '../../../shared/filled-to.ts';
import { IconPlayerPauseFilled, IconPlayerPlayFilled, IconRewindForward30, IconX } from '../../../shared/icons.ts';
import { Cover } from '../cover.tsx';
import { seek, skip, stop, toggle } from './controls.ts';
import { stepOn, usePlaying } from './now-playing.ts';
import { PlayerSheet } from './player-sheet.tsx';
import classes from './player.module.css';

/** What plays, in one line: above the phone's bar, at the foot of a desktop, and on top of a task, which has a dock of its own. It opens the whole player. */
export function MiniPlayer({ isInTask }: { isInTask: boolean }) {
  const { t } = useTranslation('podcasts');
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const episode = usePlaying((now) => now.episode);
  const isPlaying = usePlaying((now) => now.isPlaying);
  const hasFailed = usePlaying((now) => now.failedId !== null);
  const otherPlace = usePlaying((now) => now.otherPlace);
  const position = usePlaying((now) => Math.floor(now.position));
  if (!episode) return null;
  const chapter = episode.chapters.findLast(({ from }) => from <= position)?.title;
  return (
    <>
      {isInTask ? null : <div className={classes.gap} />}
      <section className={classes.mini} data-task={isInTask || undefined} aria-label={t('player.title')}>
        {otherPlace === null ? null : (
          <p className={classes.offer}>
            <span>{t('player.other_place', { time: formatClock(otherPlace) })}</span>
            <button type="button" onClick={() => seek(otherPlace)}>
              {t('player.go_there')}
            </button>
          </p>
        )}
        <div className={classes.line}>
          <button type="button" className={classes.open} onClick={() => setOpen(true)}>
            <span className="visually-hidden">{t('player.open')}</span>
            <span className={classes.small}>
              <Cover url={episode.coverUrl} />
            </span>
            <span className={classes.names}>
              <b>{episode.title}</b>
              <small role={hasFailed ? 'alert' : undefined}>{hasFailed ? t('player.failed') : (chapter ?? episode.podcast)}</small>
            </span>
          </button>
          <IconButton label={t(isPlaying ? 'player.pause' : 'player.play')} onClick={toggle}>
            {isPlaying ? <IconPlayerPauseFilled size={26} aria-hidden /> : <IconPlayerPlayFilled size={26} aria-hidden />}
          </IconButton>
          <IconButton label={t('player.forward', { seconds: stepOn })} onClick={() => skip(stepOn)}>
            <IconRewindForward30 size={26} stroke={1.75} aria-hidden />
          </IconButton>
          {isPlaying ? null : (
            <IconButton label={t('player.close')} onClick={stop}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        </div>
        <div className={classes.edge} style={filledTo(Math.min(1, position / episode.seconds))} />
      </section>
      <Ask isOpen={isOpen} onClose={() => setOpen(false)} title={episode.podcast}>
        <PlayerSheet episode={episode} queries={queries} onLeave={() => setOpen(false)} />
      </Ask>
    </>
  );
}
