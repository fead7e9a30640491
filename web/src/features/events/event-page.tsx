import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { EventPage as Shown } from '@vitrine/contract/events';
import { Avatar, Card, Failed, Loading, NotFound, ProgressBar, Scene, SectionHeading, Tag } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../shared/device/clock.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { eventQuery } from './api.ts';
import { EventDock, EventStanding } from './event-actions.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventSeries } from './event-series.tsx';
import { objectOf } from './event-words.ts';
import classes from './events.module.css';
import { MoreEvents } from './more-events.tsx';
import { useSendingKept } from './outbox/use-scans.ts';

/** One event: when, where, for whom, who comes, and what is to be done about it (EVT-01). */
export function EventPage() {
  const { t } = useTranslation('events');
  const { eventId = '' } = useParams({ strict: false });
  const found = useQuery(eventQuery(eventId));
  useSendingKept();
  const isUnknown = found.isError && refusalCode(found.error) === 'not_found';
  return (
    <>
      <PageTitle title={found.data?.name ?? t('one')} backHref="/events" />
      {found.isPending ? <Loading shape="page" /> : null}
      {isUnknown ? <NotFound homeHref="/events" /> : null}
      {found.isError && !isUnknown && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data && !isUnknown ? <Drawn event={found.data} /> : null}
    </>
  );
}

function Drawn({ event }: { event: Shown }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const { pictureUrl, kind, points, phase, invited, comingAt, coming, seatsLeft, description, program, series } = event;
  const seats = seatsLeft === null ? null : coming.count + seatsLeft;
  const day = (at: string) => formatDay(dayOf(Date.parse(at), timeZone()), locale, 'short');
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        {pictureUrl ? (
          <img className={classes.photo} src={pictureUrl} alt="" />
        ) : (
          <Scene objects={[objectOf[kind], { object: 'plant', x: 232 }]} ratio="16/9" />
        )}
        {seats === null ? null : (
          <ProgressBar value={coming.count / seats} label={t('seats_taken', { count: coming.count, seats })} tone="reward" />
        )}
        {points > 0 ? (
          <Tag size="lg" className={classes.tag} isOff={phase === 'over' || phase === 'cancelled'}>
            {formatPoints(points, locale, true)}
          </Tag>
        ) : null}
      </div>
      {phase === 'cancelled' ? (
        <p role="status" className={classes.refused}>
          {t('cancelled_why', { why: event.cancelledWhy })}
        </p>
      ) : null}
      {invited ? (
        <div className={classes.invited}>
          <Avatar name={invited.by} size={44} />
          <p>
            <b>{t('invited_by', { name: invited.by })}</b>
            <small>{comingAt === null ? t('kind_of', { kind: t(`kind.${kind}`) }) : t('confirmed_on', { day: day(comingAt) })}</small>
          </p>
        </div>
      ) : null}
      <EventFacts event={event} />
      <Coming coming={coming} seatsLeft={seatsLeft} />
      <EventStanding event={event} />
      {series ? <EventSeries series={series} /> : null}
      {description === '' ? null : <p className={classes.description}>{description}</p>}
      {program.length === 0 ? null : (
        <section>
          <SectionHeading title={t('program')} />
          <Card>
            <ul className={classes.program}>
              {program.map(({ time, text }) => (
                <li key={`${time}${text}`}>
                  <time>{time}</time>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
      <MoreEvents besides={[event.id, ...(series?.next ?? []).map(({ id }) => id)]} />
      <EventDock event={event} />
    </div>
  );
}

function Coming({ coming: { count, names }, seatsLeft }: Pick<Shown, 'coming' | 'seatsLeft'>) {
  const { t } = useTranslation('events');
  const [first] = names;
  if (count === 0 && seatsLeft === null) return null;
  const others = count - 1;
  const who =
    first === undefined
      ? t('coming', { count })
      : others > 0
        ? t('coming_with', { name: first, count: others })
        : t('comes', { name: first });
  return (
    <p className={classes.who}>
      {names.length > 0 ? (
        <span>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </span>
      ) : null}
      {[...(count > 0 ? [who] : []), ...(seatsLeft === null ? [] : [t('seats_left', { count: seatsLeft })])].join(' · ')}
    </p>
  );
}
