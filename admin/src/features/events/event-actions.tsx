import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { publishEvent, type EventFields } from '@vitrine/contract/events';
import { Button, LinkButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconQrcode } from '../../shared/icons.ts';
import { listKey, oneKey, type Opened } from '../../shared/resource/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { events, opened as openedOf } from './events.ts';
import classes from './events.module.css';
import { Guests } from './guests.tsx';
import { InviteDialog } from './invite-dialog.tsx';

type EventActionsProps = { eventId: string; opened: Opened<EventFields> };

/** What may be done about an event beside writing it: published, called off; guests invited; and the screen at the door. */
export function EventActions({ eventId, opened: { version, can } }: EventActionsProps) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'invite' | 'cancel'>();
  const publish = useMutation({
    mutationFn: () => call(publishEvent, { params: { eventId }, body: { version } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(events, eventId), openedOf(detail));
      void queries.invalidateQueries({ queryKey: listKey(events) });
      showToast({ text: t('published') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      <div className={classes.actions}>
        {can['publish'] ? (
          <Button loading={publish.isPending} onClick={() => publish.mutate()}>
            {t('publish')}
          </Button>
        ) : null}
        {can['checkIn'] ? (
          <LinkButton href={`/events/${eventId}/door`} leftSection={<IconQrcode size={20} stroke={1.75} aria-hidden />}>
            {t('open_door')}
          </LinkButton>
        ) : null}
        {can['invite'] ? (
          <Button variant="default" onClick={() => setAsked('invite')}>
            {t('invite.open')}
          </Button>
        ) : null}
        {can['cancel'] ? (
          <Button variant="default" onClick={() => setAsked('cancel')}>
            {t('cancel.open')}
          </Button>
        ) : null}
      </div>
      <Guests eventId={eventId} mayWithdraw={can['invite'] ?? false} />
      {asked === 'invite' ? <InviteDialog eventId={eventId} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'cancel' ? <CancelDialog eventId={eventId} version={version} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}
