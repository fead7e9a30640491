import type { OrderToDecideRow } from '@vitrine/contract/rewards';
import { StateChip } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../../shared/device/index.ts';
import { queueClasses as classes } from '../../../shared/queue/index.ts';
import type { FinalVerb } from './use-final-steps.ts';

type Shown = { row: OrderToDecideRow; verb: FinalVerb | undefined };

/** One order of the queue: who, what, how much, since when, and whether its points are audited. */
export function OrderQueueRow({ row, verb }: Shown) {
  const { i18n } = useTranslation('rewards');
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
      <OrderChips row={row} verb={verb} />
    </>
  );
}

/** What was decided here a moment ago, and what keeps it from being approved; nothing where there is nothing. */
export function OrderChips({ row, verb }: Shown) {
  const { t } = useTranslation('rewards');
  const isUnaudited = row.state === 'awaiting_approval' && !row.audit.isEnough;
  if (verb === undefined && !isUnaudited && !row.hasException) return null;
  return (
    <span className={classes.chips}>
      {verb === undefined ? null : (
        <StateChip state={verb === 'refuse' ? 'refused' : 'earned'}>{t(`orders.pending_action.${verb}.chip`)}</StateChip>
      )}
      {isUnaudited ? <StateChip state="audit">{t('orders.unaudited')}</StateChip> : null}
      {row.hasException ? (
        <StateChip state="expiring" icon={null}>
          {t('orders.exception')}
        </StateChip>
      ) : null}
    </span>
  );
}
