import { useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { undoArrival, type Arrival } from '@vitrine/contract/events';
import { useTranslation } from 'react-i18next';
import { WhyDialog } from '../../shared/why-dialog.tsx';

/** Takes an arrival away with a reason that the person reads; its points go with it. */
export function UndoDialog({ eventId, arrival: { memberId, name }, onClose }: { eventId: string; arrival: Arrival; onClose: () => void }) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  return (
    <WhyDialog
      title={t('undo.of', { name })}
      words={{ why: t('why'), hint: t('undo.hint'), verb: t('undo.send'), done: t('undo.done') }}
      isGrave
      send={(why) => call(undoArrival, { params: { eventId, memberId }, body: { why } })}
      onDone={() => queries.invalidateQueries({ queryKey: ['events', 'arrivals', eventId] })}
      onClose={onClose}
    />
  );
}
