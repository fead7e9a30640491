import type { Sale } from '@vitrine/contract/sales';
import { Card, Tag } from '@vitrine/ui';
import { formatNumber, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './sales.module.css';

/** The lines of a sale, each with the arithmetic of its points. */
export function SaleLines({ sale }: { sale: Sale }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const saidOf = (names: readonly string[] | undefined, times: string) =>
    names ? t('sale.promotion_named', { name: names.join(', '), times }) : t('sale.promotion', { times });
  return (
    <Card className={classes.card ?? ''} label={t('sale.lines')}>
      <h2>{t('sale.lines')}</h2>
      <ul className={classes.lines}>
        {sale.lines.map((line) => {
          const { base, quantity, multiplier } = line.explanation ?? { base: 0, quantity: line.quantity, multiplier: undefined };
          const times =
            multiplier && multiplier.numerator !== multiplier.denominator ? multiplier.numerator / multiplier.denominator : undefined;
          return (
            <li key={line.id}>
              <div>
                <b>{line.name}</b>
                <p>{[line.sku, line.formFactor, line.brand, line.processor, line.generation].filter(Boolean).join(' · ')}</p>
                <p>
                  {line.explanation
                    ? t('sale.why', { base: formatNumber(base, locale), count: quantity })
                    : t('lines.count', { count: line.quantity })}
                  {times === undefined ? '' : ` · ${saidOf(line.explanation?.promotionNames, formatNumber(times, locale))}`}
                </p>
              </div>
              <span className={classes.end}>
                {line.points > 0 ? <b>{formatPoints(line.points, locale, true)}</b> : null}
                {line.experience > 0 ? <small>{t('experience', { points: formatPoints(line.experience, locale, true) })}</small> : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={classes.total}>
        <b>{t('sale.total')}</b>
        <span>
          {sale.experience > 0 ? <small>{t('experience', { points: formatPoints(sale.experience, locale, true) })}</small> : null}
          <Tag size="lg" isOff={sale.state === 'reproved'}>
            {formatPoints(sale.points, locale, true)}
          </Tag>
        </span>
      </p>
    </Card>
  );
}
