import type { AuditSale } from '@vitrine/contract/sales';
import { PointsSwatch } from '@vitrine/ui';
import { formatPoints, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { queueClasses as classes } from '../../shared/queue/index.ts';

/** What each decision will do to the seller's points, before it is taken (D20). */
export function Impact({ audited: { sale, impact } }: { audited: AuditSale }) {
  const { t, i18n } = useTranslation('sales');
  const written = (points: number) => formatPoints(points, matchLocale(i18n.language));
  return (
    <section className={classes.impact} aria-label={t('impact.title')}>
      <p>
        <PointsSwatch state="earned" />
        <span>{t('impact.approve', { points: written(sale.points) })}</span>
      </p>
      <p>
        <PointsSwatch state="refused" />
        <span>{t('impact.refuse', { before: written(impact.available), after: written(impact.availableAfter) })}</span>
      </p>
      {impact.missing > 0 ? (
        <p>
          <PointsSwatch state="held" />
          <span>{t('impact.missing', { points: written(impact.missing) })}</span>
        </p>
      ) : null}
    </section>
  );
}
