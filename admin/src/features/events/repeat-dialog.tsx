import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { repeatEvent, type EventFields } from '@vitrine/contract/events';
import { eventTimes } from '@vitrine/domain/events';
import { judgeRepeat } from '@vitrine/domain/kernel';
import { Dialog, Loading, showToast } from '@vitrine/ui';
import { toldBy } from '@vitrine/ui/forms';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { DatesPreview, proposedRepeat, RecurrenceFields, wishOf } from '../../shared/recurrence/index.ts';
import { listKey, oneKey, unwrapFields } from '../../shared/resource/index.ts';
import { events, opened, seriesQuery } from './events.tsx';
import classes from './events.module.css';

type RepeatDialogProps = { eventId: string; version: number; event: EventFields; onClose: () => void };

/** Makes a series of an event: its rule, and before anything is saved the dates that come of it, by the clock of the place and with what is in their way. */
export function RepeatDialog({ eventId, version, event, onClose }: RepeatDialogProps) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => proposedRepeat(event.day));
  const verdict = judgeRepeat(wishOf(draft), { firstDay: event.day });
  const send = useMutation({
    mutationFn: () => call(repeatEvent, { params: { eventId }, body: { version, rule: wishOf(draft) } }),
    onSuccess: async (detail) => {
      queries.setQueryData(oneKey(events, eventId), opened(detail));
      void queries.invalidateQueries({ queryKey: listKey(events) });
      await queries.invalidateQueries(seriesQuery(eventId));
      showToast({ text: t('repeat.done') });
      onClose();
    },
  });
  const refused = send.error ? toldBy(unwrapFields(send.error, 'rule')).fields : {};
  const days = verdict.ok ? verdict.repeat.days : [];
  return (
    <Dialog isOpen onClose={onClose} title={t('repeat.title')}>
      <div className={classes.stack}>
        <p>{t('repeat.hint')}</p>
        <Suspense fallback={<Loading shape="form" />}>
          <RecurrenceFields
            draft={draft}
            faults={verdict.ok ? refused : verdict.faults}
            onChange={(next) => {
              send.reset();
              setDraft(next);
            }}
          />
          <DatesPreview
            dates={days.map((day) => eventTimes({ ...event, day }))}
            zone={event.timeZone}
            place={event.place}
            people={event.seats}
            besides={eventId}
          />
        </Suspense>
        <DialogFoot
          onClose={onClose}
          error={Object.keys(refused).length > 0 ? null : send.error}
          loading={send.isPending}
          disabled={!verdict.ok}
          onClick={() => send.mutate()}
        >
          {t('repeat.send', { count: days.length })}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
