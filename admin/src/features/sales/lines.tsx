import type { Sale } from '@vitrine/contract/sales';
import { Tag } from '@vitrine/ui';
import { formatNumber, formatPoints, type Locale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import own from './sales.module.css';

/** What was sold, and how each line came to its points. */
export function Lines({ sale, locale }: { sale: Sale; locale: Locale }) {
  const { t } = useTranslation('sales');
  return (
    <table className={own.lines} aria-label={t('lines')}>
      <tbody>
        {sale.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              <small>
                {line.sku} · {reckoning(line, locale)}
                {line.experience > 0 ? ` · ${t('experience', { points: formatPoints(line.experience, locale) })}` : ''}
              </small>
            </th>
            <td>{formatPoints(line.points, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          <td>
            <Tag>{formatPoints(sale.points, locale, true)}</Tag>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** 2 × 120 × 1,5: quantity, points of one, and the promotion where there is one. */
function reckoning({ quantity, explanation }: Sale['lines'][number], locale: Locale): string {
  const { numerator = 1, denominator = 1 } = explanation?.multiplier ?? {};
  const factors = [quantity, explanation?.base ?? 0, ...(numerator === denominator ? [] : [numerator / denominator])];
  return factors.map((factor) => formatNumber(factor, locale)).join(' × ');
}
