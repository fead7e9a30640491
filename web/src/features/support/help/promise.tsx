import type { MyTicketRow, Ticket, TicketPromise } from '@vitrine/contract/support';
import { Card, Link, StateChip, type ChipState } from '@vitrine/ui';
import { formatDay, formatNumber } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconChevronRight, IconCircleCheck, IconHeadset, IconHourglass, IconLock } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './help.module.css';

type State = Ticket['state'];
const chips: Record<State, { chip: ChipState; Icon: typeof IconLock }> = {
  new: { chip: 'brand', Icon: IconHeadset },
  with_us: { chip: 'brand', Icon: IconHeadset },
  with_you: { chip: 'expiring', Icon: IconHourglass },
  solved: { chip: 'earned', Icon: IconCircleCheck },
  closed: { chip: 'quiet', Icon: IconLock },
};

export function TicketState({ state }: { state: State }) {
  const { t } = useTranslation('support');
  const { chip, Icon } = chips[state];
  return (
    <StateChip state={chip} icon={<Icon size={16} stroke={1.75} aria-hidden />}>
      {t(`states.${state}`)}
    </StateChip>
  );
}

/** By when an answer is promised, with the working days until then: as CMP-10 counts them, holidays told. */
export function PromiseBar({ promise }: { promise: TicketPromise }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const { days, dueOn, receivedOn, today, isOverdue } = promise;
  const holidays = days.filter(({ isHoliday }) => isHoliday).map(({ day }) => formatDay(day, locale));
  return (
    <div className={classes.promise}>
      <p className={classes.due}>{t(isOverdue ? 'promise.was_due' : 'promise.due', { day: formatDay(dueOn, locale, 'weekday') })}</p>
      <ol aria-hidden>
        {days.map(({ day, isHoliday }) => (
          <li key={day} data-part={isHoliday ? 'holiday' : day < today ? 'past' : day === today ? 'today' : day === dueOn ? 'due' : 'next'}>
            {Number(day.slice(8))}
          </li>
        ))}
      </ol>
      <p className={classes.fine}>
        {t('promise.counted', { day: formatDay(receivedOn, locale), count: days.length - holidays.length })}{' '}
        {holidays.length > 0 ? t('promise.holidays', { count: holidays.length, days: holidays.join(', ') }) : t('promise.weekends')}
      </p>
    </div>
  );
}

/** A ticket at a glance, with the way to its conversation. */
export function TicketCard({ ticket, level: Heading = 'h3' }: { ticket: MyTicketRow; level?: 'h2' | 'h3' }) {
  const { t } = useTranslation('support');
  const locale = useLocale();
  return (
    <Card className={classes.ticket ?? ''}>
      <div className={classes.top}>
        <span>{t('number', { number: formatNumber(ticket.number, locale) })}</span>
        <TicketState state={ticket.state} />
      </div>
      <Heading className={classes.subject}>{ticket.subject}</Heading>
      {ticket.promise ? <PromiseBar promise={ticket.promise} /> : <p className={classes.fine}>{t(`hint.${ticket.state}`)}</p>}
      <Link href={`/support/tickets/${ticket.id}`} className={classes.way ?? ''} aria-label={t('open', { subject: ticket.subject })}>
        <span>{t('conversation')}</span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </Card>
  );
}
