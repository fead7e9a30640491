import { Button } from '@vitrine/ui';
import type { GivenAnswer } from '@vitrine/ui/survey';
import { formatClock } from '@vitrine/ui/words';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconMicrophone, IconTrash } from '../../shared/icons.ts';

const Recorder = lazy(() => import('../../shared/recorder/recorder.tsx').then((chunk) => ({ default: chunk.Recorder })));

type SpokenProps = { place: string; answer: GivenAnswer; onAnswer: (answer: GivenAnswer) => void };

/** Answers an open question by voice: the recording lies on the device until the server has it, and goes with the other answers (FOR-03). */
export function SpokenAnswer({ place, answer, onAnswer }: SpokenProps) {
  const { t } = useTranslation('surveys');
  const [isSpeaking, setSpeaking] = useState(false);
  const sent = useRef<GivenAnswer['recording']>(undefined);
  if (isSpeaking)
    return (
      <Suspense>
        <Recorder
          place={place}
          sendLabel={t('voice.use')}
          save={async ({ fileId, seconds }) => {
            sent.current = { fileId, seconds };
            return Promise.resolve();
          }}
          onSaved={() => {
            setSpeaking(false);
            onAnswer({ ...answer, recording: sent.current });
          }}
          onClose={() => setSpeaking(false)}
        />
      </Suspense>
    );
  if (answer.recording)
    return (
      <>
        <p role="status">{t('voice.there', { length: formatClock(answer.recording.seconds) })}</p>
        <Button
          variant="default"
          leftSection={<IconTrash size={20} stroke={1.75} aria-hidden />}
          onClick={() => onAnswer({ ...answer, recording: null })}
        >
          {t('voice.remove')}
        </Button>
      </>
    );
  return (
    <Button variant="default" leftSection={<IconMicrophone size={20} stroke={1.75} aria-hidden />} onClick={() => setSpeaking(true)}>
      {t('voice.speak')}
    </Button>
  );
}
