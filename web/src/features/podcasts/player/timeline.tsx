import type { EpisodeToPlay } from '@vitrine/contract/podcasts';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { filledTo } from '../../../shared/filled-to.ts';
import { seek } from './controls.ts';
import { usePlaying } from './now-playing.ts';
import classes from './player.module.css';

/** The edge is the timeline, cut by chapters. */
export function Timeline({ episode: { seconds, chapters } }: { episode: EpisodeToPlay }) {
  const { t } = useTranslation('podcasts');
  const position = usePlaying((now) => Math.min(Math.floor(now.position), now.episode?.seconds ?? 0));
  const chapter = chapters.findLast(({ from }) => from <= position)?.title;
  return (
    <>
      <div className={classes.timeline} style={filledTo(seconds > 0 ? position / seconds : 0)}>
        <input
          type="range"
          aria-label={t('player.timeline')}
          aria-valuetext={t('player.at', { position: formatClock(position), duration: formatClock(seconds) })}
          min={0}
          max={Math.max(1, Math.floor(seconds))}
          step={1}
          value={position}
          onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        />
        {chapters
          .filter(({ from }) => from > 0)
          .map(({ from }) => (
            <i key={from} className={classes.cut} style={{ insetInlineStart: `${(from / seconds) * 100}%` }} />
          ))}
      </div>
      <p className={classes.times}>
        <span aria-hidden>{formatClock(position)}</span>
        <span>{chapter}</span>
        <span>−{formatClock(Math.max(0, seconds - position))}</span>
      </p>
    </>
  );
}
