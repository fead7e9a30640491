import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { getEventToManage } from '@vitrine/contract/events';
import { textIn } from '@vitrine/domain/kernel';
import { Failed, Loading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { ArrivalsPane } from './arrivals-pane.tsx';
import { CodeStage } from './code-stage.tsx';
import classes from './door.module.css';

/** The organizer's screen at the door: the code for the projector, and who arrives beside it (EVT-02). */
export function DoorScreen() {
  const { i18n } = useTranslation('events');
  const { eventId = '' } = useParams({ strict: false });
  const found = useQuery({ queryKey: ['events', 'door', eventId], queryFn: () => call(getEventToManage, { params: { eventId } }) });
  if (found.isPending) return <Loading shape="page" />;
  if (!found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const name = textIn(found.data.event.name, matchLocale(i18n.language));
  return (
    <div className={classes.door}>
      <CodeStage eventId={eventId} name={name} points={found.data.event.points} />
      <ArrivalsPane eventId={eventId} isOpen={found.data.state === 'published'} />
    </div>
  );
}
