import type { Sale } from '@vitrine/contract/sales';
import { Card } from '@vitrine/ui';
import { formatInstant } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../../shared/device/clock.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import { DecisionWords } from './sale-words.tsx';
import classes from './sales.module.css';

/** Earlier sendings of a corrected sale, with what was said about each. */
export function SaleHistory({ sale: { history } }: { sale: Sale }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  if (history.length === 0) return null;
  return (
    <Card className={classes.card ?? ''} label={t('history.title')}>
      <h2>{t('history.title')}</h2>
      <ol className={classes.lines}>
        {history.map(({ revision, sentAt, invoiceNumber, decision }) => (
          <li key={revision}>
            <div>
              <b>{t('history.sending', { revision, number: invoiceNumber })}</b>
              <p>{formatInstant(sentAt, timeZone(), locale)}</p>
              <p>
                <DecisionWords decision={decision} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
