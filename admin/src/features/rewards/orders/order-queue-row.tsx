import type { OrderToDecideRow } from '@vitrine/contract/rewards';
import { StateChip } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';

/** One order of the queue: who, what, how much, since when, and whether its points are audited. */
export function OrderQueueRow({ row }: { row: OrderToDecideRow }) {
  const { t, i18n } = useTranslation('rewards');
  const locale = matchLocale(i18n.language);
  return (
    <>
      <span className={`${classes.pair} ${classes.first}`}>
        <span>{row.member.name}</span>
        <span>{formatPoints(row.points, locale)}</span>
      </span>
      <span className={`${classes.pair} ${classes.second}`}>
        <span>
          {row.rewardTitle} · {row.number}
        </span>
        <span>{formatInstant(row.placedAt, deviceZone(), locale)}</span>
      </span>
      {row.hasException || !row.audit.isEnough ? (
        <span className={classes.chips}>
          {row.audit.isEnough ? null : <StateChip state="audit">{t('orders.unaudited')}</StateChip>}
          {row.hasException ? (
            <StateChip state="expiring" icon={null}>
              {t('orders.exception')}
            </StateChip>
          ) : null}
        </span>
      ) : null}
    </>
  );
}
