import type { CheckInCodes } from '@vitrine/contract/events';
import { Button, Failed, IconButton, Loading, Tag } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone, nowMs, useSecondsUntil } from '../../shared/device/index.ts';
import { IconMaximize } from '../../shared/icons.ts';
import { RenewCode } from './renew-code.tsx';
import classes from './door.module.css';
import { useCodes } from './use-codes.ts';

const stepSeconds = 30;

/** What the projector shows: the QR of these thirty seconds, and the six digits; by the server's clock, whatever this machine believes. */
export function CodeStage({ eventId, name, points }: { eventId: string; name: string; points: number }) {
  const { t, i18n } = useTranslation('events');
  const locale = matchLocale(i18n.language);
  const stage = useRef<HTMLElement>(null);
  const found = useCodes(eventId);
  return (
    <section className={classes.stage} ref={stage} aria-label={t('door.projector')}>
      <header>
        <div>
          <h1>{name}</h1>
          <p>{t('door.point')}</p>
        </div>
        {points > 0 ? <Tag size="lg">{formatPoints(points, locale, true)}</Tag> : null}
        <IconButton label={t('door.full_screen')} onClick={() => void stage.current?.requestFullscreen()}>
          <IconMaximize size={24} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      {found.isPending ? <Loading shape="page" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data ? <Shown codes={found.data} askedAt={found.data.askedAt} onOver={() => void found.refetch()} /> : null}
      {found.data?.isUsedUp ? <RenewCode eventId={eventId} isAsked /> : null}
    </section>
  );
}

function Shown({ codes: { now, digits, codes, window }, askedAt, onOver }: { codes: CheckInCodes; askedAt: number; onOver: () => void }) {
  const { t, i18n } = useTranslation('events');
  const locale = matchLocale(i18n.language);
  const ahead = Date.parse(now) - askedAt; // the server's clock beside this one
  useSecondsUntil(new Date(nowMs() + 60_000).toISOString()); // draws anew each second
  const at = nowMs() + ahead;
  const shown = codes.find(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
  const moment = (instant: string) => formatInstant(instant, deviceZone(), locale);
  if (digits === null)
    return (
      <p role="status" className={classes.closed}>
        {t(at < Date.parse(window.from) ? 'door.not_open' : 'door.over', { from: moment(window.from), until: moment(window.until) })}
      </p>
    );
  const left = shown ? Math.ceil((Date.parse(shown.until) - at) / 1_000) : 0;
  return (
    <>
      {shown ? (
        <>
          <svg
            className={classes.qr}
            role="img"
            aria-label={t('door.qr')}
            viewBox={`-4 -4 ${shown.size + 8} ${shown.size + 8}`}
            shapeRendering="crispEdges"
          >
            <rect x={-4} y={-4} width={shown.size + 8} height={shown.size + 8} fill="#fff" />
            <path d={shown.path} fill="#000" />
          </svg>
          <p className={classes.countdown}>
            <span>{t('door.new_in', { count: left })}</span>
            <progress max={stepSeconds} value={left} aria-hidden />
          </p>
        </>
      ) : (
        <div role="alert" className={classes.closed}>
          <p>{t('door.stale')}</p>
          <Button variant="lit" onClick={onOver}>
            {t('door.again')}
          </Button>
        </div>
      )}
      <p className={classes.digits}>
        <span>{t('door.or_type')}</span>
        <b>{`${digits.slice(0, 3)} ${digits.slice(3)}`}</b>
      </p>
    </>
  );
}
