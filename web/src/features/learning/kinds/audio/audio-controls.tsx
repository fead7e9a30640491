import { IconButton } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wait } from '../../../../shared/device/wait.ts';
import {
  IconMoon,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward10,
  IconRewindForward10,
} from '../../../../shared/icons.ts';
import { filledTo } from '../../../../shared/filled-to.ts';
import classes from './audio-player.module.css';

type ControlsProps = {
  film: { isPlaying: boolean; position: number; seek: (seconds: number) => void; toggle: () => void };
  speed: number;
  onSpeed: (rate: number) => void;
  onSleep: () => void;
};
const speeds = [0.75, 1, 1.25, 1.5, 2];
const sleepMinutes = 15;
/** Seconds that one press goes back or on. */
export const step = 10;

/** Speed, back, play, on, and a quarter of an hour until it stops by itself. */
export function AudioControls({ film, speed, onSpeed, onSleep }: ControlsProps) {
  const { t } = useTranslation(['learning/kinds/audio', 'learning/kinds/video', 'learning']);
  const [isSleepy, setSleepy] = useState(false);
  useEffect(() => {
    if (!isSleepy) return;
    return wait(() => {
      setSleepy(false);
      onSleep();
    }, sleepMinutes * 60_000);
  }, [isSleepy, onSleep]);
  const icon = { size: 26, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <div className={classes.buttons} role="group" aria-label={t('controls')}>
      <select aria-label={t('speed')} value={speed} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
        {speeds.map((rate) => (
          <option key={rate} value={rate}>
            {rate}×
          </option>
        ))}
      </select>
      <IconButton label={t('back', { seconds: step })} onClick={() => film.seek(film.position - step)}>
        <IconRewindBackward10 {...icon} />
      </IconButton>
      <button type="button" className={classes.play} onClick={film.toggle} aria-label={t(film.isPlaying ? 'pause' : 'play')}>
        {film.isPlaying ? <IconPlayerPauseFilled size={28} aria-hidden /> : <IconPlayerPlayFilled size={28} aria-hidden />}
      </button>
      <IconButton label={t('forward', { seconds: step })} onClick={() => film.seek(film.position + step)}>
        <IconRewindForward10 {...icon} />
      </IconButton>
      <IconButton label={t('sleep', { minutes: sleepMinutes })} isPressed={isSleepy} onClick={() => setSleepy(!isSleepy)}>
        <IconMoon {...icon} />
      </IconButton>
    </div>
  );
}

/** The edge of the catalog is the timeline. */
export function AudioTimeline({ film, seconds }: Pick<ControlsProps, 'film'> & { seconds: number }) {
  const { t } = useTranslation(['learning/kinds/audio', 'learning/kinds/video', 'learning']);
  return (
    <>
      <input
        type="range"
        className={classes.timeline}
        aria-label={t('timeline')}
        aria-valuetext={t('at', { position: formatClock(film.position), duration: formatClock(seconds) })}
        min={0}
        max={Math.max(1, Math.floor(seconds))}
        step={1}
        value={Math.min(film.position, seconds)}
        onChange={(event) => film.seek(event.currentTarget.valueAsNumber)}
        style={filledTo(seconds > 0 ? film.position / seconds : 0)}
      />
      <p className={classes.times}>
        <span aria-hidden>{formatClock(film.position)}</span>
        <span>{t('left', { time: formatClock(Math.max(0, seconds - film.position)) })}</span>
      </p>
    </>
  );
}
