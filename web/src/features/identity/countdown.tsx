import { Button } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../shared/device/clock.ts';
import { wait } from '../../shared/device/wait.ts';

type CountdownProps = { seconds: number; label: string; onPress: () => void; isBusy?: boolean };

/** A button that cannot be pressed until so many seconds have gone (LOG-16); the server keeps the same count. */
export function Countdown({ seconds, label, onPress, isBusy = false }: CountdownProps) {
  const { t } = useTranslation('identity/recovery');
  const left = useSecondsLeft(seconds);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Button variant="light" disabled={left > 0} loading={isBusy} onClick={onPress} fullWidth>
      {left > 0 ? t('again_in', { time }) : label}
    </Button>
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = nowMs() + seconds * 1_000;
    let stop = () => {};
    const count = () => {
      const now = Math.max(0, Math.ceil((end - nowMs()) / 1_000));
      setLeft(now);
      if (now > 0) stop = wait(count, 500);
    };
    count();
    return () => stop();
  }, [seconds]);
  return Math.min(left, seconds);
}
