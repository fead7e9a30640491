import { useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { cancelEvent } from '@vitrine/contract/events';
import type { SeriesScope } from '@vitrine/domain/events';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { WhyDialog } from '../../shared/why-dialog.tsx';
import { events, opened, seriesQuery } from './events.tsx';
import { ScopeChoice } from './series-scope.tsx';

/** `toCome`: how many dates of its series behind it could be called off with it. */
type CancelDialogProps = { eventId: string; version: number; toCome: number; onClose: () => void };

/** Calls an event off for good, with a reason that its guests read; of a series this date alone, or all to come. */
export function CancelDialog({ eventId, version, toCome, onClose }: CancelDialogProps) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  const [scope, setScope] = useState<SeriesScope>('this');
  return (
    <WhyDialog
      title={t('cancel.title')}
      words={{ why: t('why'), hint: t('cancel.hint'), verb: t('cancel.send'), done: t('cancel.done') }}
      isGrave
      send={(why) => call(cancelEvent, { params: { eventId }, body: { version, scope, why } })}
      onDone={(detail) => {
        queries.setQueryData(oneKey(events, eventId), opened(detail));
        void queries.invalidateQueries({ queryKey: listKey(events) });
        void queries.invalidateQueries(seriesQuery(eventId));
      }}
      onClose={onClose}
    >
      {toCome > 0 ? <ScopeChoice toCome={toCome} scope={scope} onChange={setScope} /> : null}
    </WhyDialog>
  );
}
