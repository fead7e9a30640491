import type { AuditSaleRow } from '@vitrine/contract/sales';
import { StateChip } from '@vitrine/ui';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { IconLock } from '../../shared/icons.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';

/** One sale of the queue: who, where, how much, since when, and what to look at twice. */
export function QueueRow({ row }: { row: AuditSaleRow }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  return (
    <>
      <span className={`${classes.pair} ${classes.first}`}>
        <span>{row.seller.name}</span>
        <span>{formatPoints(row.points, locale, true)}</span>
      </span>
      <span className={`${classes.pair} ${classes.second}`}>
        <span>
          {row.storeName} · {row.invoiceNumber}
        </span>
        <span>{formatInstant(row.sentAt, deviceZone(), locale)}</span>
      </span>
      {row.flags.length > 0 || row.claim ? (
        <span className={classes.chips}>
          {row.claim && !row.claim.isMine ? (
            <StateChip icon={<IconLock size={14} stroke={1.75} aria-hidden />}>{t('claim.short', { name: row.claim.by })}</StateChip>
          ) : null}
          {row.flags.map((flag) => (
            <StateChip key={flag} state={flag === 'revised' ? 'quiet' : 'expiring'} icon={null}>
              {t(`flag.${flag}`)}
            </StateChip>
          ))}
        </span>
      ) : null}
    </>
  );
}
