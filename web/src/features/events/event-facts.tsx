import type { EventPage } from '@vitrine/contract/events';
import { Card, IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DayTile } from '../../shared/day-tile.tsx';
import { IconCalendarPlus, IconCircleCheck, IconLock, IconMapPin, IconRoute, IconWorld } from '../../shared/icons.ts';
import { saveCalendarFile } from './api.ts';
import { useAudience, useWhen } from './event-words.ts';
import classes from './events.module.css';

const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** When, where and for whom; a way into one's own calendar and onto a map. */
export function EventFacts({ event }: { event: EventPage }) {
  const { t } = useTranslation('events');
  const { atForm } = useMessages();
  const when = useWhen(event);
  const audience = useAudience(event);
  const { place, address, joinUrl, isOnline, levelsMissing, phase } = event;
  const keep = () => void saveCalendarFile(event.id).catch((error: unknown) => showToast({ text: atForm(refusalCode(error)) }));
  return (
    <Card label={t('facts')}>
      <ul className={classes.rows}>
        <li className={classes.row}>
          <DayTile above={when.month} day={when.day} />
          <span>
            <strong>{when.line}</strong>
            <small>{when.zone}</small>
          </span>
          {phase === 'coming' || phase === 'open' ? (
            <IconButton label={t('into_calendar')} onClick={keep}>
              <IconCalendarPlus {...icon} />
            </IconButton>
          ) : null}
        </li>
        {place === '' ? null : (
          <li className={classes.row}>
            <Sign>
              <IconMapPin {...icon} />
            </Sign>
            <span>
              <strong>{place}</strong>
              <small>{address}</small>
            </span>
            <a className={classes.way} href={mapOf(place, address)} target="_blank" rel="noreferrer" aria-label={t('open_map')}>
              <IconRoute {...icon} />
            </a>
          </li>
        )}
        {isOnline ? (
          <li className={classes.row}>
            <Sign>
              <IconWorld {...icon} />
            </Sign>
            <span>
              <strong>{t('online')}</strong>
              {joinUrl ? (
                <a className={classes.link} href={joinUrl} target="_blank" rel="noreferrer">
                  {t('join')}
                </a>
              ) : (
                <small>{t('online_hint')}</small>
              )}
            </span>
          </li>
        ) : null}
        <li className={classes.row}>
          <Sign isFine={levelsMissing === 0}>{levelsMissing === 0 ? <IconCircleCheck {...icon} /> : <IconLock {...icon} />}</Sign>
          <span>
            <strong>{t(levelsMissing === 0 ? 'may_enter' : 'may_not_enter')}</strong>
            <small>{audience}</small>
          </span>
        </li>
      </ul>
    </Card>
  );
}

const Sign = ({ isFine, children }: { isFine?: boolean; children: ReactNode }) => (
  <span className={classes.sign} data-fine={isFine || undefined}>
    {children}
  </span>
);

/** Any map of the device: the phone asks which one, a desk opens the open street map. */
const mapOf = (place: string, address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent([address, place].filter(Boolean).join(', '))}`;
