import { useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { cancelEvent } from '@vitrine/contract/events';
import { useTranslation } from 'react-i18next';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { WhyDialog } from '../../shared/why-dialog.tsx';
import { events, opened } from './events.ts';

/** Calls an event off for good, with a reason that its guests read. */
export function CancelDialog({ eventId, version, onClose }: { eventId: string; version: number; onClose: () => void }) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  return (
    <WhyDialog
      title={t('cancel.title')}
      words={{ why: t('why'), hint: t('cancel.hint'), verb: t('cancel.send'), done: t('cancel.done') }}
      isGrave
      send={(why) => call(cancelEvent, { params: { eventId }, body: { version, why } })}
      onDone={(detail) => {
        queries.setQueryData(oneKey(events, eventId), opened(detail));
        void queries.invalidateQueries({ queryKey: listKey(events) });
      }}
      onClose={onClose}
    />
  );
}
