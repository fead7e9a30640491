import type { TicketRow } from '@vitrine/contract/support';
import { StateChip } from '@vitrine/ui';
import { formatDay, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { queueClasses as classes } from '../../../shared/queue/index.ts';

/** One ticket of the inbox: who wrote, about what, and by when. */
export function TicketRowView({ row }: { row: TicketRow }) {
  const { t, i18n } = useTranslation('support');
  const locale = matchLocale(i18n.language);
  const due = row.dueOn && formatDay(row.dueOn, locale);
  return (
    <>
      <span className={`${classes.pair} ${classes.first}`}>
        <span>{row.from || t('gone')}</span>
        <span>{formatNumber(row.number, locale)}</span>
      </span>
      <span className={`${classes.pair} ${classes.second}`}>
        <span>{row.subject}</span>
        <span>{row.isMine ? t('mine') : (row.assignee ?? '')}</span>
      </span>
      <span className={classes.chips}>
        {due ? (
          <StateChip state={row.isOverdue ? 'expiring' : 'quiet'}>{t(row.isOverdue ? 'was_due' : 'due', { day: due })}</StateChip>
        ) : (
          <StateChip state={row.state === 'solved' ? 'earned' : 'quiet'}>{t(`states.${row.state}`)}</StateChip>
        )}
        <StateChip icon={null}>{t(`rooms.${row.room}`)}</StateChip>
      </span>
    </>
  );
}
