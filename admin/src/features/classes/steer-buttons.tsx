import { useMutation } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { steerEncounter, type ClassDetail, type HeldEncounter } from '@vitrine/contract/classes';
import type { EncounterAct } from '@vitrine/domain/classes';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { useSaved } from './use-saved.ts';

/** What may be done with a meeting now: a class at a place begins by the clock, and is not steered. An end is for good, so it is asked twice. */
export function SteerButtons({ one, detail }: { one: HeldEncounter; detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const { atForm } = useMessages();
  const [isEnding, setEnding] = useState(false);
  const saved = useSaved(detail.id);
  const move = useMutation({
    mutationFn: (act: EncounterAct) => call(steerEncounter, { params: { encounterId: one.id }, body: { act } }),
    onSuccess: (now) => {
      setEnding(false);
      saved(now);
      showToast({ text: t('done') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      {actsOf(one, detail).map((act) => (
        <Button
          key={act}
          {...(act === 'end' ? { variant: 'light', color: 'refused' } : { variant: 'default' })}
          loading={move.isPending}
          onClick={() => (act === 'end' ? setEnding(true) : move.mutate(act))}
        >
          {t(`steer.${act}`)}
        </Button>
      ))}
      {isEnding ? (
        <Dialog isOpen onClose={() => setEnding(false)} title={t('end_title')}>
          <p>{t('end_hint')}</p>
          <DialogFoot onClose={() => setEnding(false)} loading={move.isPending} color="refused" onClick={() => move.mutate('end')}>
            {t('steer.end')}
          </DialogFoot>
        </Dialog>
      ) : null}
    </>
  );
}

function actsOf({ isOnline, isCanceled, isRunning, isPaused, isEnded }: HeldEncounter, { can }: ClassDetail): EncounterAct[] {
  if (!can.mark || !isOnline || isCanceled || isEnded) return [];
  if (!isRunning) return ['start'];
  return [isPaused ? 'resume' : 'pause', 'end'];
}
