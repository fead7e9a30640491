import { Button, Card, SectionHeading } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openMicrophone } from '../../../shared/device/microphone.ts';
import { useIsOnline } from '../../../shared/device/network.ts';
import { playTone } from '../../../shared/device/tone.ts';
import { wait } from '../../../shared/device/wait.ts';
import { IconMicrophone, IconVolume, IconWifi, IconWifiOff } from '../../../shared/icons.ts';
import classes from './lounge.module.css';

type Microphone = 'unknown' | 'listening' | 'microphone_refused' | 'microphone_missing';
const listensMs = 8_000;
const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** Sound, microphone and network of this device, each tried when its person says so; nothing leaves it. */
export function DeviceCheck() {
  const { t } = useTranslation('classes');
  const isOnline = useIsOnline();
  const [isPlayed, setPlayed] = useState(false);
  const { state, level, listen } = useLevel();
  return (
    <>
      <SectionHeading title={t('lounge.device.title')} />
      <Card label={t('lounge.device.title')}>
        <ul className={classes.rows}>
          <li>
            <IconVolume {...icon} />
            <span>{t('lounge.device.sound')}</span>
            {isPlayed ? <small role="status">{t('lounge.device.played')}</small> : null}
            <Button
              variant="subtle"
              onClick={() => {
                playTone();
                setPlayed(true);
              }}
            >
              {t('lounge.device.play')}
            </Button>
          </li>
          <li>
            <IconMicrophone {...icon} />
            <span>{t('lounge.device.microphone')}</span>
            {state === 'listening' ? (
              <small role="status">
                <meter className={classes.level} min={0} max={1} value={level} aria-label={t('lounge.device.microphone')} />
                {t('lounge.device.heard')}
              </small>
            ) : (
              <>
                {state === 'unknown' ? null : <small role="status">{t(`lounge.device.${state}`)}</small>}
                <Button variant="subtle" onClick={listen}>
                  {t('lounge.device.test')}
                </Button>
              </>
            )}
          </li>
          <li>
            {isOnline ? <IconWifi {...icon} /> : <IconWifiOff {...icon} />}
            <span>{t('lounge.device.internet')}</span>
            <small>{t(isOnline ? 'lounge.device.online' : 'lounge.device.offline')}</small>
          </li>
        </ul>
      </Card>
    </>
  );
}

/** How loud it is, for a few seconds; then the microphone is given back. */
function useLevel() {
  const [state, setState] = useState<Microphone>('unknown');
  const [level, setLevel] = useState(0);
  useEffect(() => {
    if (state !== 'listening') return undefined;
    let isOver = false;
    let close = () => {};
    let stop = () => {};
    const begin = async () => {
      const opened = await openMicrophone();
      if (typeof opened === 'string') return isOver ? undefined : setState(opened);
      if (isOver) return opened.close();
      close = () => opened.close();
      const look = () => {
        setLevel(opened.level());
        stop = wait(look, 150);
      };
      look();
      return undefined;
    };
    void begin();
    const end = wait(() => setState('unknown'), listensMs);
    return () => {
      isOver = true;
      stop();
      end();
      close();
    };
  }, [state]);
  return { state, level, listen: () => setState('listening') };
}
