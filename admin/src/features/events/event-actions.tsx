import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { publishEvent, type EventFields } from '@vitrine/contract/events';
import type { SeriesScope } from '@vitrine/domain/events';
import { Button, LinkButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconQrcode, IconRepeat } from '../../shared/icons.ts';
import { listKey, oneKey, type Opened } from '../../shared/resource/index.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { events, opened as openedOf, seriesQuery } from './events.tsx';
import classes from './events.module.css';
import { Guests } from './guests.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { SeriesDates } from './series-dates.tsx';
import { ScopeDialog } from './series-scope.tsx';

type EventActionsProps = { eventId: string; opened: Opened<EventFields> };

/** What may be done about an event beside writing it: published, called off; guests invited; and the screen at the door. */
export function EventActions({ eventId, opened: { version, can, values } }: EventActionsProps) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'invite' | 'cancel' | 'repeat' | 'publish'>();
  const series = useQuery(seriesQuery(eventId)).data ?? null;
  const drafts = series?.drafts ?? 0;
  const publish = useMutation({
    mutationFn: (scope: SeriesScope) => call(publishEvent, { params: { eventId }, body: { version, scope } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(events, eventId), openedOf(detail));
      void queries.invalidateQueries({ queryKey: listKey(events) });
      void queries.invalidateQueries(seriesQuery(eventId));
      showToast({ text: t('published') });
    },
    onError: (error) => showToast({ text: atForm(refusalCode(error)) }),
  });
  return (
    <>
      <div className={classes.actions}>
        {can['publish'] ? (
          <Button loading={publish.isPending} onClick={() => (drafts > 0 ? setAsked('publish') : publish.mutate('this'))}>
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
        {can['repeat'] ? (
          <Button variant="default" leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden />} onClick={() => setAsked('repeat')}>
            {t('repeat.open')}
          </Button>
        ) : null}
        {can['cancel'] ? (
          <Button variant="default" onClick={() => setAsked('cancel')}>
            {t('cancel.open')}
          </Button>
        ) : null}
      </div>
      {series ? <SeriesDates eventId={eventId} series={series} /> : null}
      <Guests eventId={eventId} mayWithdraw={can['invite'] ?? false} />
      {asked === 'invite' ? <InviteDialog eventId={eventId} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'cancel' ? (
        <CancelDialog
          eventId={eventId}
          version={version}
          toCome={series ? series.toCome - series.drafts : 0}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {asked === 'repeat' ? <RepeatDialog eventId={eventId} version={version} event={values} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'publish' ? (
        <ScopeDialog
          title={t('scope.publish')}
          verb={t('publish')}
          toCome={drafts}
          onChoose={(scope) => {
            setAsked(undefined);
            publish.mutate(scope);
          }}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
