import type { SaleRow } from '@vitrine/contract/sales';
import { Empty, Link, Loading, Tag } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconCamera } from '../../../shared/icons.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { Pages } from '../../../shared/pages.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { salesQuery } from '../api.ts';
import { useKeptSales } from '../outbox/use-outbox.ts';
import { isBegun } from '../report/new-draft.ts';
import { KeptRows } from './kept-rows.tsx';
import { DecisionWords, SaleChip } from './sale-words.tsx';
import classes from './sales.module.css';

/** All sales of the member: what waits on this device first, then what the server has, newest first. */
export function SalesPage() {
  const { t } = useTranslation('sales');
  const found = useInfiniteQuery(salesQuery);
  const kept = (useKeptSales() ?? []).filter(isBegun);
  return (
    <>
      <PageTitle title={t('mine.title')} />
      <KeptRows kept={kept} />
      <Pages
        found={found}
        bones={<Loading shape="list" />}
        nothing={
          kept.length > 0 ? null : (
            <Empty
              title={t('mine.empty')}
              hint={t('mine.empty_hint')}
              next={{ label: t('report.title'), href: '/insert-sales', icon: <IconCamera size={20} stroke={1.75} aria-hidden /> }}
            />
          )
        }
        more={t('mine.more')}
      >
        {(sales) => (
          <ul className={classes.rows} aria-label={t('mine.title')}>
            {sales.map((sale) => (
              <SaleItem key={sale.id} sale={sale} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  );
}

function SaleItem({ sale }: { sale: SaleRow }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const isReproved = sale.state === 'reproved';
  const rest = sale.lines - sale.products.length;
  return (
    <li className={classes.row}>
      <div>
        <h2>
          <Link href={`/sales/${sale.id}`} className={classes.cover}>
            {t('invoice', { number: sale.invoiceNumber })}
          </Link>
        </h2>
        <p>{sale.products.join(', ') + (rest > 0 ? ` ${t('mine.and_more', { count: rest })}` : '')}</p>
        <p>
          {formatDay(sale.saleDate, locale)} · {sale.storeName}
        </p>
        <SaleChip state={sale.state} />
        {isReproved ? (
          <p className={classes.reason}>
            <DecisionWords decision={sale.decision} />
          </p>
        ) : null}
        {sale.can.revise ? <p className={classes.mend}>{t('mine.can_mend')}</p> : null}
      </div>
      <span className={classes.end}>
        {sale.points > 0 ? <Tag isOff={isReproved}>{formatPoints(sale.points, locale, true)}</Tag> : null}
        {sale.experience > 0 ? <small>{t('experience', { points: formatPoints(sale.experience, locale, true) })}</small> : null}
      </span>
    </li>
  );
}
