import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { EventPage } from '@vitrine/contract/events';
import { Card, Failed, Loading, Scene, Tag } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { eventQuery } from './api.ts';
import { CheckInDone } from './check-in-done.tsx';
import { CodePad } from './code-pad.tsx';
import { objectOf, useWhen } from './event-words.ts';
import classes from './events.module.css';
import { useScan } from './outbox/use-scans.ts';
import { QrScanner } from './qr-scanner.tsx';

/** Codes that an address brought: the way through the log-in may open the same address twice. */
const sentCodes = new Set<string>();

/** The check-in at the door: six digits from the organizer's screen, or its QR (EVT-02). What cannot be sent is kept and goes by itself. */
export function CheckInPage() {
  const { t } = useTranslation('events');
  const { eventId = '' } = useParams({ strict: false });
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const found = useQuery(eventQuery(eventId));
  const { outcome, isSending, send, clear } = useScan(eventId);
  const [isScanning, setScanning] = useState(false);
  const code = 'code' in search && typeof search.code === 'string' ? search.code : undefined;
  const arrive = useEffectEvent((brought: string) => {
    // Taken out of the address first: going back must not send it again.
    void navigate({ to: '/events/$eventId/check-in', params: { eventId }, search: {}, replace: true }).then(() =>
      send({ way: 'qr', code: brought }),
    );
  });
  useEffect(() => {
    if (code === undefined || sentCodes.has(code)) return;
    sentCodes.add(code);
    arrive(code);
  }, [code]);
  const event = found.data;
  if (outcome && outcome.kind !== 'refused' && event) return <CheckInDone outcome={outcome} event={event} />;
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  return (
    <div className={classes.task}>
      <PageTitle title={t('check_in_title')} backHref={`/events/${eventId}`} />
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !event ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {event ? <Head event={event} /> : null}
      {event && isScanning ? (
        <QrScanner
          onRead={(read) => {
            setScanning(false);
            void send({ way: 'qr', code: read });
          }}
          onClose={() => setScanning(false)}
        />
      ) : null}
      {event && !isScanning ? (
        <CodePad
          isSending={isSending}
          refusal={refusal}
          onChange={clear}
          onSend={(digits) => void send({ way: 'digits', code: digits })}
          onScan={() => setScanning(true)}
        />
      ) : null}
    </div>
  );
}

function Head({ event }: { event: EventPage }) {
  const locale = useLocale();
  const { line } = useWhen(event);
  return (
    <Card className={classes.head ?? ''}>
      <div className={classes.thumb}>
        {event.pictureUrl ? (
          <img className={classes.photo} src={event.pictureUrl} alt="" />
        ) : (
          <Scene objects={[objectOf[event.kind]]} ratio="4/3" />
        )}
      </div>
      <div>
        <h2>{event.name}</h2>
        <p>{line}</p>
        <p>{event.place}</p>
      </div>
      {event.points > 0 ? <Tag>{formatPoints(event.points, locale, true)}</Tag> : null}
    </Card>
  );
}
