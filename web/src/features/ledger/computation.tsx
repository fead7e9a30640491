import { addedByPromotion, noPromotion, amountOf } from '@vitrine/domain/ledger';
import type { Explanation } from '@vitrine/domain/ledger';
import { formatNumber, formatPoints } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './why.module.css';

/** The sum as it was done: what the rule gives, what promotions add, how it was rounded, and the total. */
export function Computation({ explanation, amount }: { explanation: Explanation; amount: number }) {
  const { t } = useTranslation('ledger');
  const locale = useLocale();
  const { base, quantity, multiplier, rule, product, promotionIds, promotionNames } = explanation;
  const share = multiplier.numerator / multiplier.denominator;
  const isRounded = (base * quantity * multiplier.numerator) % multiplier.denominator !== 0;
  const points = (value: number) => formatPoints(value, locale);
  return (
    <dl className={classes.sum}>
      <Row
        term={product.name}
        detail={
          rule.by === 'game' || rule.by === 'event' || rule.by === 'course' || rule.by === 'trail'
            ? t(`why.${rule.by}`)
            : t('why.table', {
                version: rule.tableVersion,
                by: t(`why.by.${rule.by}`, { sku: product.sku }),
                base: points(base),
                quantity: points(quantity),
              })
        }
      >
        {points(amountOf({ ...explanation, multiplier: noPromotion }))}
      </Row>
      {share === 1 ? null : (
        <Row
          term={promotionNames?.join(', ') ?? t('why.promotion', { count: Math.max(1, promotionIds.length) })}
          detail={t('why.promotion_adds', { points: points(addedByPromotion(explanation)) })}
          isShare
        >
          {`${formatNumber(share, locale)}×`}
        </Row>
      )}
      {isRounded ? (
        <Row term={t('why.rounding')} detail={t('why.rounding_hint', { exact: formatNumber(base * quantity * share, locale) })}>
          {points(amount)}
        </Row>
      ) : null}
      <div className={classes.total}>
        <dt>{t('why.total')}</dt>
        <dd>{points(amount)}</dd>
      </div>
    </dl>
  );
}

const Row = ({ term, detail, isShare, children }: { term: string; detail: string; isShare?: boolean; children: ReactNode }) => (
  <div data-share={isShare || undefined}>
    <dt>
      {term}
      <small>{detail}</small>
    </dt>
    <dd>{children}</dd>
  </div>
);
