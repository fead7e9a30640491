import type { Calendar, CalendarDate } from '@vitrine/contract/reports';
import { addDays } from '@vitrine/domain/kernel';
import { Link } from '@vitrine/ui';
import { formatTime, matchLocale } from '@vitrine/ui/words';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { IconPlus } from '../../../shared/icons.ts';
import { clockOf, dayOf, newClassAt, weekdayOf } from './calendar-words.ts';
import classes from './week.module.css';
import { DateCard } from './date-card.tsx';
import { HourSlots } from './hour-slots.tsx';
import { lanesOf } from './lanes.ts';

const hour = 60;
/** Hours that are always drawn; earlier and later dates widen them. */
const usual = { from: 8 * hour, to: 19 * hour };
type Vars = CSSProperties & Record<`--${string}`, number>;
const varsOf = (vars: Vars): CSSProperties => vars;
type Piece = { date: CalendarDate; from: number; to: number };

/** Seven days side by side with their hours, where there is room; below each other, as lists, on a phone. */
export function Week({ week, dates }: { week: Calendar; dates: readonly CalendarDate[] }) {
  const { from, at, timeZone } = week;
  const all = dates.flatMap(({ parts }) => parts);
  const first = Math.floor(Math.min(usual.from, ...all.map((part) => part.from)) / hour) * hour;
  const last = Math.ceil(Math.max(usual.to, ...all.map((part) => part.to)) / hour) * hour;
  const hours = Array.from({ length: (last - first) / hour }, (_, index) => first + index * hour);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // From midnight on, the usual hours are far below.
    if (scroller.current) scroller.current.scrollTop = ((usual.from - first) / hour) * 56;
  }, [first]);
  const [nowHour = 0, nowMinute = 0] = formatTime(at, timeZone, 'pt-BR').split(':').map(Number);
  return (
    <div className={classes.week} ref={scroller} style={varsOf({ '--hours': hours.length })}>
      <HourNames week={week} hours={hours} />
      <ol className={classes.days}>
        {Array.from({ length: 7 }, (_, index) => addDays(from, index)).map((day) => (
          <Day key={day} day={day} week={week} dates={dates} hours={hours} nowAt={nowHour * hour + nowMinute} />
        ))}
      </ol>
    </div>
  );
}

/** The hours by the client’s clock, and by the reader’s own where that shows another. */
function HourNames({ week: { timeZone, from }, hours }: { week: Calendar; hours: readonly number[] }) {
  const noon = `${from}T12:00:00.000Z`;
  const minutesIn = (zone: string) => {
    const [h = 0, m = 0] = formatTime(noon, zone, 'pt-BR').split(':').map(Number);
    return h * hour + m;
  };
  const apart = minutesIn(deviceZone()) - minutesIn(timeZone);
  return (
    <ol className={classes.hours} aria-hidden>
      {hours.map((minutes) => (
        <li key={minutes}>
          <b>{clockOf(minutes)}</b>
          {apart === 0 ? null : <span>{clockOf((minutes + apart + 48 * hour) % (24 * hour))}</span>}
        </li>
      ))}
    </ol>
  );
}

type DayProps = { day: string; week: Calendar; dates: readonly CalendarDate[]; hours: readonly number[]; nowAt: number };

function Day({ day, week, dates, hours, nowAt }: DayProps) {
  const { t, i18n } = useTranslation('reports');
  const locale = matchLocale(i18n.language);
  const { today, timeZone, can } = week;
  const pieces: Piece[] = dates.flatMap((date) =>
    date.parts.filter((part) => part.day === day).map(({ from, to }) => ({ date, from, to })),
  );
  const lanes = lanesOf(pieces);
  const first = hours[0] ?? 0;
  const placeOf = (piece: Piece) => {
    const { lane = 0, lanes: of = 1 } = lanes.get(piece) ?? {};
    return { '--from': (piece.from - first) / hour, '--long': (piece.to - piece.from) / hour, '--lane': lane, '--lanes': of };
  };
  return (
    <li className={classes.day} data-today={day === today || undefined} data-past={day < today || undefined}>
      <h2 aria-label={dayOf(day, locale)} {...(day === today ? { 'aria-current': 'date' as const } : {})}>
        {weekdayOf(day, locale)} <b>{Number(day.slice(8))}</b>
      </h2>
      {can.createClass ? (
        <Link
          className={classes.add ?? ''}
          href={newClassAt({ day, minutes: 9 * hour, zone: timeZone })}
          aria-label={t('calendar.create_on', { day: dayOf(day, locale) })}
        >
          <IconPlus size={16} stroke={2} aria-hidden />
        </Link>
      ) : null}
      <div className={classes.column}>
        {can.createClass ? <HourSlots day={day} week={week} hours={hours} /> : null}
        {day === today && nowAt >= first ? <i className={classes.now} style={varsOf({ '--from': (nowAt - first) / hour })} /> : null}
        {pieces.length === 0 ? <p className={classes.free}>{t('calendar.free')}</p> : null}
        <ul className={classes.dates}>
          {pieces.map((piece) => (
            <li key={piece.date.id} style={varsOf(placeOf(piece))} data-short={piece.to - piece.from <= 75 || undefined}>
              <DateCard date={piece.date} from={piece.from} to={piece.to} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
