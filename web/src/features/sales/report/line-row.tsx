import type { Fraction } from '@vitrine/domain/ledger';
import { quantityLimits } from '@vitrine/domain/sales';
import { Tag } from '@vitrine/ui';
import { formatNumber, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { IconMinus, IconPlus, IconTrash } from '../../../shared/icons.ts';
import { useHeldPress } from '../../../shared/use-held-press.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import type { DraftLine } from '../outbox/kept-sale.ts';
import { ProductThumb } from './product-thumb.tsx';
import classes from './report.module.css';
import share from './share.module.css';

type LineRowProps = {
  line: DraftLine;
  earned: { points: number; experience: number };
  multiplier: Fraction;
  fault: string | undefined;
  onChange: (line: DraftLine | undefined) => void;
};

/** One product with how many were sold, and what they earn. */
export function LineRow({ line, earned, multiplier, fault, onChange }: LineRowProps) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const { points, experience } = earned;
  const times = multiplier.numerator / multiplier.denominator;
  const isLast = line.quantity <= quantityLimits.least;
  const take = (quantity: number) => {
    const isAllowed = quantity >= quantityLimits.least && quantity <= quantityLimits.most;
    if (isAllowed) onChange({ ...line, quantity });
    return isAllowed;
  };
  const less = useHeldPress({
    once: () => onChange(isLast ? undefined : { ...line, quantity: line.quantity - 1 }),
    again: () => take(line.quantity - 1), // held, it stops at the least: only a press of its own removes the line
  });
  const more = useHeldPress({
    once: () => onChange({ ...line, quantity: (line.quantity || 0) + 1 }),
    again: () => take((line.quantity || 0) + 1),
  });
  return (
    <li className={classes.line}>
      <ProductThumb productType={line.productType} />
      <div>
        <h3>{line.name}</h3>
        <p>{[line.sku, line.detail].filter(Boolean).join(' · ')}</p>
        <div className={classes.quantity}>
          <span>
            <button type="button" aria-label={t(isLast ? 'lines.remove' : 'lines.less', { name: line.name })} {...less}>
              {isLast ? <IconTrash size={20} stroke={1.75} aria-hidden /> : <IconMinus size={20} stroke={1.75} aria-hidden />}
            </button>
            <input
              inputMode="numeric"
              aria-label={t('lines.quantity', { name: line.name })}
              aria-invalid={fault !== undefined || undefined}
              value={Number.isNaN(line.quantity) ? '' : String(line.quantity)}
              maxLength={6}
              onChange={(event) => onChange({ ...line, quantity: quantityIn(event.currentTarget.value) })}
            />
            <button type="button" aria-label={t('lines.more', { name: line.name })} {...more}>
              <IconPlus size={20} stroke={1.75} aria-hidden />
            </button>
          </span>
          {points > 0 ? (
            <span>
              {times > 1 ? <b className={share.share}>{t('lines.times', { times: formatNumber(times, locale) })}</b> : null}
              <Tag>{formatPoints(points, locale, true)}</Tag>
            </span>
          ) : null}
          {points === 0 && experience > 0 ? <small>{t('experience', { points: formatPoints(experience, locale, true) })}</small> : null}
        </div>
        <FieldFault code={fault} />
      </div>
    </li>
  );
}

/** What was typed stays, also when it is no quantity: the sentence below says so. */
const quantityIn = (typed: string): number => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
