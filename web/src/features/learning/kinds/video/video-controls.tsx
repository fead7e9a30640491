import { IconButton } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import {
  IconBadgeCc,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '../../../../shared/icons.ts';
import type { useCaptions } from './use-captions.ts';
import type { useFilm } from './use-film.ts';
import { filledTo } from '../../../../shared/filled-to.ts';
import classes from './video-player.module.css';

type ControlsProps = {
  film: Pick<ReturnType<typeof useFilm>, 'position' | 'isPlaying' | 'seek' | 'toggle'>;
  captions: Pick<ReturnType<typeof useCaptions>, 'chosen' | 'choose'> & { tracks: readonly { locale: string; label: string }[] };
  speed: number;
  onSpeed: (rate: number) => void;
  onFullScreen: () => void;
  duration: number;
};
const speeds = [0.75, 1, 1.25, 1.5, 2];
const step = 10;

/** The transport under the picture: the edge is the timeline, and every control is a thumb wide. */
export function VideoControls({ film, captions, speed, onSpeed, onFullScreen, duration }: ControlsProps) {
  const { t } = useTranslation(['learning/kinds/video', 'learning']);
  const icon = { size: 26, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.transport} role="group" aria-label={t('controls')}>
      <input
        type="range"
        className={classes.timeline}
        aria-label={t('timeline')}
        aria-valuetext={t('at', { position: formatClock(film.position), duration: formatClock(duration) })}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.min(film.position, duration)}
        onChange={(event) => film.seek(event.currentTarget.valueAsNumber)}
        style={filledTo(duration > 0 ? film.position / duration : 0)}
      />
      <p className={classes.times} aria-hidden>
        <span>{formatClock(film.position)}</span>
        <span>{formatClock(duration)}</span>
      </p>
      <div className={classes.buttons}>
        <IconButton
          label={t('captions')}
          isPressed={captions.chosen !== null}
          disabled={captions.tracks.length === 0}
          className={classes.captions}
          onClick={() => captions.choose(captions.chosen === null ? (captions.tracks[0]?.locale ?? null) : null)}
        >
          <IconBadgeCc {...icon} />
        </IconButton>
        <IconButton label={t('back', { seconds: step })} onClick={() => film.seek(film.position - step)}>
          <IconRewindBackward10 {...icon} />
        </IconButton>
        <button type="button" className={classes.play} onClick={film.toggle} aria-label={t(film.isPlaying ? 'pause' : 'play')}>
          {film.isPlaying ? <IconPlayerPauseFilled size={28} aria-hidden /> : <IconPlayerPlayFilled size={28} aria-hidden />}
        </button>
        <IconButton label={t('forward', { seconds: step })} onClick={() => film.seek(film.position + step)}>
          <IconRewindForward10 {...icon} />
        </IconButton>
        <IconButton label={t('full_screen')} className={classes.full} onClick={onFullScreen}>
          <IconMaximize {...icon} />
        </IconButton>
      </div>
      <div className={classes.choices}>
        {captions.tracks.length > 0 ? (
          <select
            aria-label={t('captions_language')}
            value={captions.chosen ?? ''}
            onChange={(event) => captions.choose(event.currentTarget.value || null)}
          >
            <option value="">{t('captions_off')}</option>
            {captions.tracks.map(({ locale, label }) => (
              <option key={locale} value={locale}>
                {label}
              </option>
            ))}
          </select>
        ) : null}
        <select aria-label={t('speed')} value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
          {speeds.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
