import type { EventCard } from '@vitrine/contract/events';
import { Link, StateChip, Tag } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { DayTile } from '../../shared/day-tile.tsx';
import { IconLock } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { useAudience, useWhen } from './event-words.ts';
import classes from './events.module.css';

/** One event of a list: its day, what it is and for whom, and what it brings. The whole row is the link. */
export function EventRow({ event }: { event: EventCard }) {
  const { t } = useTranslation('events');
  const locale = useLocale();
  const when = useWhen(event);
  const audience = useAudience(event);
  const { phase, arrival, points, levelsMissing, isComing } = event;
  const where = event.place || t('online');
  return (
    <li>
      <Link href={`/events/${event.id}`} className={classes.row ?? ''}>
        <DayTile above={when.month} day={when.day} />
        <span>
          <strong>{event.name}</strong>
          <small>{t('line', { kind: t(`kind.${event.kind}`), where })}</small>
          <small>{phase === 'cancelled' ? t('cancelled') : levelsMissing > 0 ? audience : when.line}</small>
        </span>
        <span className={classes.end}>
          {arrival === 'arrived' ? (
            <StateChip state="earned">{t('was_there')}</StateChip>
          ) : levelsMissing > 0 ? (
            <IconLock size={20} stroke={1.75} aria-hidden />
          ) : (
            <>
              {points > 0 ? <Tag isOff={phase === 'over' || phase === 'cancelled'}>{formatPoints(points, locale, true)}</Tag> : null}
              {isComing && phase !== 'over' ? <small>{t('i_come')}</small> : null}
            </>
          )}
        </span>
      </Link>
    </li>
  );
}
