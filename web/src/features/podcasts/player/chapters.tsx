import type { Episode, EpisodeToPlay } from '@vitrine/contract/podcasts';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMinutes } from '../use-minutes.ts';
import classes from './player.module.css';

type ChaptersProps = { chapters: EpisodeToPlay['chapters']; position: number; onGo: (seconds: number) => void };

export function Chapters({ chapters, position, onGo }: ChaptersProps) {
  const now = chapters.findLastIndex(({ from }) => from <= position + 0.05);
  return (
    <ol className={classes.rows}>
      {chapters.map(({ from, title }, index) => (
        <li key={from} aria-current={index === now || undefined}>
          <button type="button" onClick={() => onGo(from)}>
            <span>{formatClock(from)}</span>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}

type QueueProps = { queue: readonly Episode[]; current: string; onPlay: (episode: Episode) => void };

/** What follows in the list from which it was played. */
export function Queue({ queue, current, onPlay }: QueueProps) {
  const { t } = useTranslation('podcasts');
  const minutes = useMinutes();
  const following = queue.slice(queue.findIndex(({ id }) => id === current) + 1);
  if (following.length === 0) return <p className={classes.none}>{t('player.last')}</p>;
  return (
    <ol className={classes.rows}>
      {following.map((episode) => (
        <li key={episode.id}>
          <button type="button" onClick={() => onPlay(episode)}>
            <span>{minutes(episode.seconds)}</span>
            {episode.title}
          </button>
        </li>
      ))}
    </ol>
  );
}
