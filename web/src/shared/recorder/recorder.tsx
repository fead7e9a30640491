import { recordingMostSeconds } from '@vitrine/domain/kernel';
import { Button, IconButton } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatClock } from '@vitrine/ui/words';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMicrophone, IconPlayerPauseFilled, IconPlayerStop, IconSend, IconTrash } from '../icons.ts';
import classes from './recorder.module.css';
import { sendRecording, type SentRecording } from './send-recording.ts';
import { SoundPlayer } from './sound-player.tsx';
import { useRecorder } from './use-recorder.ts';

type RecorderProps = {
  /** For what is recorded, as `forum/TOPIC`: what lies there on this device is found again. */
  place: string;
  /** To whom somebody speaks: “to Larissa”. */
  to?: string;
  sendLabel: string;
  /** Saves what the recording belongs to; throws the refusal. */
  save: (recording: SentRecording) => Promise<unknown>;
  onSaved: () => void;
  /** The recording was thrown away, or there is no microphone. */
  onClose: () => void;
  /** What is written beside it. */
  children?: ReactNode;
};

/**
 * Records, lets the person hear it, and sends it (FOR-03). Nothing is sent unheard of, nothing is called saved before the server said so, and a recording that could not be saved
 * stays on the device and says so.
 */
export function Recorder({ place, to, sendLabel, save, onSaved, onClose, children }: RecorderProps) {
  const { t } = useTranslation('recorder');
  const { atForm } = useMessages();
  const [{ stage, seconds, levels, url }, { start, stop, pause, resume, discard }] = useRecorder(place);
  const [sending, setSending] = useState<'no' | 'now' | { failed: unknown }>('no');
  const throwAway = () => void discard().then(onClose);
  const send = () => {
    setSending('now');
    sendRecording(place, save).then(onSaved, (failed: unknown) => setSending({ failed }));
  };
  if (stage === 'looking' || stage === 'asking') return <p role="status">{t(stage === 'asking' ? 'allow' : 'looking')}</p>;
  if (stage === 'microphone_refused' || stage === 'microphone_missing') {
    return (
      <div className={classes.recorder} role="alert">
        <p>{t(stage)}</p>
        <Button variant="default" onClick={throwAway}>
          {t('write')}
        </Button>
      </div>
    );
  }
  if (stage === 'recorded') {
    const isSending = sending === 'now';
    return (
      <div className={classes.recorder} role="group" aria-label={t('recorded')}>
        {typeof sending === 'object' ? (
          <div role="alert" className={classes.failed}>
            <b>{t('failed')}</b>
            <span>{reasonOf(sending.failed, atForm)}</span>
          </div>
        ) : null}
        {url === undefined ? null : <SoundPlayer url={url} seconds={seconds} label={t('listen')} />}
        {children}
        <div className={classes.acts}>
          <IconButton label={t('delete')} className={classes.square ?? ''} disabled={isSending} onClick={throwAway}>
            <IconTrash size={22} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton
            label={t('anew')}
            className={classes.square ?? ''}
            disabled={isSending}
            onClick={() => {
              setSending('no');
              void discard().then(start);
            }}
          >
            <IconMicrophone size={22} stroke={1.75} aria-hidden />
          </IconButton>
          <Button loading={isSending} onClick={send} leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}>
            {typeof sending === 'object' ? t('again') : sendLabel}
          </Button>
        </div>
      </div>
    );
  }
  const isPaused = stage === 'paused';
  return (
    <div className={classes.recorder} role="group" aria-label={t('recording')}>
      <p className={classes.head}>
        <i data-paused={isPaused || undefined} aria-hidden />
        <b role="status">{t(isPaused ? 'paused' : 'recording')}</b>
        {to === undefined ? null : <span>{to}</span>}
        <span className={classes.time}>
          <b>{formatClock(seconds)}</b> {t('of', { most: formatClock(recordingMostSeconds) })}
        </span>
      </p>
      <Levels levels={levels} />
      <div className={classes.acts}>
        <IconButton label={t('delete')} className={classes.square ?? ''} onClick={throwAway}>
          <IconTrash size={22} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t(isPaused ? 'resume' : 'pause')} className={classes.square ?? ''} onClick={isPaused ? resume : pause}>
          {isPaused ? <IconMicrophone size={22} stroke={1.75} aria-hidden /> : <IconPlayerPauseFilled size={22} aria-hidden />}
        </IconButton>
        <Button onClick={() => void stop()} leftSection={<IconPlayerStop size={20} stroke={1.75} aria-hidden />}>
          {t('stop')}
        </Button>
      </div>
    </div>
  );
}

/** What the server said, where it is more than that something failed. */
function reasonOf(error: unknown, atForm: (code: string) => string): string {
  const code = refusalCode(error);
  return atForm(code === 'unexpected' ? 'audio_not_saved' : code);
}

const bars = 44;
function Levels({ levels }: { levels: readonly number[] }) {
  return (
    <span className={classes.levels} aria-hidden>
      {Array.from({ length: bars }, (_, nth) => (
        <i
          key={nth}
          data-live={nth < levels.length || undefined}
          style={{ height: `${Math.max(9, Math.round((levels[nth] ?? 0) * 100))}%` }}
        />
      ))}
    </span>
  );
}
