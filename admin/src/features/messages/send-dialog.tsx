import type { MessageDetail } from '@vitrine/contract/messages';
import { Dialog, Facts, SegmentedControl, TextInput } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { writing } from '../../shared/writing/index.ts';
import { send, type At } from './api.ts';
import classes from './messages.module.css';
import { useStep } from './use-step.ts';

type SendProps = { detail: MessageDetail; isOpen: boolean; onClose: () => void };

/** How many get it, and when; then the verb. */
export function SendDialog({ detail, isOpen, onClose }: SendProps) {
  const { t, i18n } = useTranslation('messages');
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const { id: messageId, version, reach, timeZone } = detail;
  const { mutate, error, isPending } = useStep<At>({
    messageId,
    take: (at) => send({ messageId, version }, at),
    done: ({ state }) => t(state === 'scheduled' ? 'send.scheduled' : 'send.done'),
    onClose,
  });
  const isLater = when === 'later';
  const isChosen = !isLater || (day !== '' && time !== '');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('send.title')} size={520}>
      <p className={classes.lead}>{t('send.hint')}</p>
      <Facts
        rows={[{ term: t('will_get'), value: t('people', { count: reach, shown: formatNumber(reach, matchLocale(i18n.language)) }) }]}
      />
      <div className={writing.stack}>
        <SegmentedControl
          aria-label={t('send.when')}
          value={when}
          onChange={(next) => setWhen(next === 'later' ? 'later' : 'now')}
          data={(['now', 'later'] as const).map((value) => ({ value, label: t(`send.${value}`) }))}
        />
        {isLater ? (
          <div className={classes.pairs}>
            <TextInput type="date" label={t('send.day')} value={day} onChange={(event) => setDay(event.currentTarget.value)} />
            <TextInput
              type="time"
              label={t('send.time')}
              description={t('send.zone', { zone: timeZone.replaceAll('_', ' ') })}
              value={time}
              onChange={(event) => setTime(event.currentTarget.value)}
            />
          </div>
        ) : null}
      </div>
      <DialogFoot
        onClose={onClose}
        error={error}
        onClick={() => mutate(isLater ? { day, time: time.slice(0, 5) } : null)}
        loading={isPending}
        disabled={!isChosen}
      >
        {t(isLater ? 'send.schedule' : 'send.send')}
      </DialogFoot>
    </Dialog>
  );
}
