import { useQueryClient } from '@tanstack/react-query';
import type { Episode } from '@vitrine/contract/podcasts';
import { IconButton, Link } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone, today } from '../../shared/device/clock.ts';
import { filledTo } from '../../shared/filled-to.ts';
import { IconCheck, IconCircleCheck, IconPlayerPauseFilled, IconPlayerPlayFilled } from '../../shared/icons.ts';
import { LazyEpisodeWay } from './kept/lazy.ts';
import { usePlaying } from './player/now-playing.ts';
import { tapEpisode } from './player/tap-episode.ts';
import { useMark } from './use-mark.ts';
import { useMinutes } from './use-minutes.ts';
import classes from './podcasts.module.css';

type EpisodeRowProps = { episode: Episode; queue: readonly Episode[]; hasPodcast?: boolean };

/** One episode: when, how long, and the button that plays it from where it was left. */
export function EpisodeRow({ episode, queue, hasPodcast = false }: EpisodeRowProps) {
  const { t, i18n } = useTranslation('podcasts');
  const minutes = useMinutes();
  const { isDone, mark } = useMark(episode);
  const hasFailed = usePlaying((now) => now.failedId === episode.id);
  const thisYear = Number(today().slice(0, 4));
  const day = formatDay(dayOf(Date.parse(episode.publishedAt), timeZone()), matchLocale(i18n.language), 'short', thisYear);
  return (
    <li className={classes.episode}>
      <div className={classes.words}>
        <small>
          {day} · {minutes(episode.seconds)}
          {hasPodcast ? (
            <>
              {' · '}
              <Link href={`/podcasts/${episode.podcastId}`}>{episode.podcast}</Link>
            </>
          ) : null}
        </small>
        <h3>{episode.title}</h3>
        {episode.description ? <p>{episode.description}</p> : null}
        <PlayButton episode={{ ...episode, isDone }} queue={queue} />
        {hasFailed ? (
          <p role="alert" className={classes.failed}>
            {t('player.failed')}
          </p>
        ) : null}
      </div>
      <Suspense fallback={null}>
        <LazyEpisodeWay episode={episode} />
      </Suspense>
      <IconButton label={t(isDone ? 'unmark' : 'mark', { title: episode.title })} isPressed={isDone} onClick={() => mark(!isDone)}>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden className={isDone ? classes.heard : undefined} />
      </IconButton>
    </li>
  );
}

function PlayButton({ episode, queue }: EpisodeRowProps) {
  const { t } = useTranslation('podcasts');
  const queries = useQueryClient();
  const minutes = useMinutes();
  const isHere = usePlaying((now) => now.episode?.id === episode.id);
  const isPlaying = usePlaying((now) => now.isPlaying) && isHere;
  const isWanted = usePlaying((now) => now.wantedId === episode.id);
  const live = usePlaying((now) => (now.episode?.id === episode.id ? Math.floor(now.position) : undefined));
  const position = live ?? episode.position;
  const left = minutes(episode.seconds - position);
  const isBegun = position > 0 && !episode.isDone;
  const said = isPlaying || isBegun ? t('left', { time: left }) : episode.isDone ? t('heard') : minutes(episode.seconds);
  const Sign = isPlaying ? IconPlayerPauseFilled : episode.isDone && !isHere ? IconCheck : IconPlayerPlayFilled;
  return (
    <button
      type="button"
      className={classes.play}
      data-state={isPlaying ? 'playing' : episode.isDone ? 'heard' : isBegun ? 'begun' : undefined}
      aria-label={t(isPlaying ? 'pause_of' : 'play_of', { title: episode.title, left: said })}
      aria-busy={isWanted || undefined}
      onClick={() => tapEpisode({ episode, queue, queries })}
    >
      <Sign size={18} aria-hidden />
      {isBegun && !isPlaying ? <i className={classes.bar} style={filledTo(position / episode.seconds)} /> : null}
      {isWanted ? t('loading') : said}
    </button>
  );
}
