import type { TicketToAnswer } from '@vitrine/contract/support';
import { Avatar, Button, Card, Facts } from '@vitrine/ui';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './inbox.module.css';
import { RestDaysDialog } from './rest-days-dialog.tsx';

/** What was promised, and who wrote. */
export function TicketFacts({ ticket }: { ticket: TicketToAnswer }) {
  const { t, i18n } = useTranslation('support');
  const locale = matchLocale(i18n.language);
  const [isResting, showRest] = useState(false);
  const { promise, left, from, assignee, rating } = ticket;
  const holidays = promise?.days.filter(({ isHoliday }) => isHoliday).map(({ day }) => formatDay(day, locale)) ?? [];
  return (
    <div className={classes.facts}>
      <Card label={t('promise.title')}>
        {promise ? (
          <>
            <small>{t(promise.isOverdue ? 'promise.was' : 'promise.until')}</small>
            <p className={classes.due} data-late={promise.isOverdue || undefined}>
              {formatDay(promise.dueOn, locale, 'weekday')}
            </p>
            <p>{t('promise.left', { count: promise.left })}</p>
            {holidays.length > 0 ? <p>{t('promise.holidays', { count: holidays.length, days: holidays.join(', ') })}</p> : null}
          </>
        ) : (
          <p>{left === null ? t(`states.${ticket.state}`) : t('promise.rests', { count: left })}</p>
        )}
        <div className={classes.rest}>
          <Button variant="subtle" size="sm" onClick={() => showRest(true)}>
            {t('rest_days.open')}
          </Button>
        </div>
      </Card>
      {isResting ? <RestDaysDialog onClose={() => showRest(false)} /> : null}
      <div className={classes.who}>
        <Avatar name={from.name || t('gone')} size={40} />
        <span>
          <b>{from.name || t('gone')}</b>
          {from.email ? <small>{from.email}</small> : null}
        </span>
      </div>
      <Facts
        rows={[
          { term: t('facts.room'), value: t(`rooms.${ticket.room}`) },
          { term: t('facts.assignee'), value: assignee?.name ?? t('facts.nobody') },
          ...(from.memberId ? [{ term: t('facts.before'), value: formatNumber(from.before, locale) }] : []),
          ...(rating === null ? [] : [{ term: t('facts.rating'), value: t('facts.of_five', { rating }) }]),
        ]}
      />
    </div>
  );
}
