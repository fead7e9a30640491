import type { Sale } from '@vitrine/contract/sales';
import { formatInstant, formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { queueClasses as classes } from '../../shared/queue/index.ts';

/** Earlier revisions with the decisions on them; nothing when the sale was sent once. */
export function History({ sale }: { sale: Sale }) {
  const { t, i18n } = useTranslation('sales');
  const locale = matchLocale(i18n.language);
  if (sale.history.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{t('history')}</h3>
      <ol className={classes.history}>
        {sale.history.map(({ revision, sentAt, invoiceNumber, points, decision }) => (
          <li key={revision}>
            {t('revision', { revision })} · {invoiceNumber} · {formatPoints(points, locale, true)}
            <small>
              {formatInstant(sentAt, deviceZone(), locale)}
              {decision ? ` · ${t(`state.${decision.state}`)}` : ''}
              {decision?.reason ? ` · ${t(`reason.${decision.reason}`)}` : ''}
              {decision?.note ? ` · “${decision.note}”` : ''}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
