import type { OrderPage } from '@vitrine/contract/rewards';
import { Card } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import { momentWritten } from './order-words.tsx';
import classes from './orders.module.css';

/** All that happened to an order, the latest first: what, when, who, and why in their words. */
export function OrderHistory({ order }: { order: OrderPage }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const lines = order.history.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return (
    <Card label={t('order.history')} className={classes.history ?? ''}>
      <h2>{t('order.history')}</h2>
      <ol>
        {lines.map(({ event, at, by, reason, note }) => (
          <li key={`${at}${event}`}>
            <b>{t(`order.events.${event}`)}</b>
            <p>{[momentWritten(at, locale), by === null ? '' : t('order.by', { name: by })].filter(Boolean).join(' · ')}</p>
            {reason === null ? null : <p>{t(`order.reasons.${reason}`)}</p>}
            {note ? <p>{note}</p> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
