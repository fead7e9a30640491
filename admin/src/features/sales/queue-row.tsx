import type { AuditSaleRow } from '@vitrine/contract/sales';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';
import { RowChips } from './row-chips.tsx';
import type { Verb } from './deciding.ts';

/** One sale of the queue: who, where, how much, since when, and what to look at twice. */
export function QueueRow({ row, verb }: { row: AuditSaleRow; verb: Verb | undefined }) {
  const { i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  return (
    <>
      <span className={`${classes.pair} ${classes.first}`}>
        <span>{row.seller.name}</span>
        <span>{formatPoints(row.points, locale, true)}</span>
      </span>
      <span className={`${classes.pair} ${classes.second}`}>
        <span>
          {row.invoiceNumber} · {row.storeName}
        </span>
        <span>{formatInstant(row.sentAt, deviceZone(), locale)}</span>
      </span>
      <RowChips row={row} verb={verb} />
    </>
  );
}
