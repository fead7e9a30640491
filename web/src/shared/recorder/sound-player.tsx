import { ProgressBar } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openSound, type Sound } from '../device/sound.ts';
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '../icons.ts';
import classes from './recorder.module.css';

type SoundPlayerProps = {
  url: string;
  /** By the clock of the device that recorded it: such a file says nothing of its own length. */
  seconds: number;
  label: string;
  /** The address works no longer. */
  onStale?: () => void;
};

/** Plays what somebody said; one at a time on a page. */
export function SoundPlayer({ url, seconds, label, onStale }: SoundPlayerProps) {
  const { t } = useTranslation('recorder');
  const sound = useRef<Sound>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(
    () => () => {
      sound.current?.close();
      sound.current = undefined; // another address is another sound
    },
    [url],
  );
  const toggle = () => {
    sound.current ??= openSound(url, { onAt: setAt, onPlaying: setPlaying, onStale: () => onStale?.() });
    sound.current.toggle();
  };
  const Sign = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const told = `${formatClock(Math.min(at, seconds))} / ${formatClock(Math.max(1, Math.round(seconds)))}`;
  return (
    <div className={classes.player}>
      <button type="button" aria-label={isPlaying ? t('pause_sound') : label} onClick={toggle}>
        <Sign size={22} aria-hidden />
      </button>
      <span className={classes.edge}>
        <ProgressBar value={seconds > 0 ? at / seconds : 0} label={t('position')} tone="video" valueText={told} />
      </span>
      <span className={classes.told}>{told}</span>
    </div>
  );
}
