import type { Sale } from '@vitrine/contract/sales';
import { Card, Dock, Failed, LinkButton, Loading, NotFound, OnPhone } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatDay, formatInstant } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../../shared/device/clock.ts';
import { FactRows } from '../../../shared/fact-rows.tsx';
import { PageTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { saleQuery } from '../api.ts';
import { SaleHistory } from './sale-history.tsx';
import { SaleLines } from './sale-lines.tsx';
import { DecisionWords, SaleChip } from './sale-words.tsx';
import classes from './sales.module.css';

/** One sale: how it stands and why, its lines with what each earned, the photo, and the way to correct it. */
export function SalePage() {
  const { saleId } = useParams({ from: '/signed-in/task/sales/$saleId' });
  const found = useQuery(saleQuery(saleId));
  if (found.data) return <Drawn sale={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/sales" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ sale }: { sale: Sale }) {
  const { t } = useTranslation('sales');
  const locale = useLocale();
  const { store } = sale;
  const mend = (
    <LinkButton fullWidth href={`/sales/${sale.id}/revision`}>
      {t('sale.mend')}
    </LinkButton>
  );
  return (
    <>
      <PageTitle title={t('invoice', { number: sale.invoiceNumber })} backHref="/sales" />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Card className={classes.card ?? ''} label={t('sale.eligibility')}>
            <SaleChip state={sale.state} />
            <p>{sale.state === 'reproved' ? <DecisionWords decision={sale.decision} /> : t(`sale.${sale.state}`)}</p>
            {sale.state === 'reproved' ? <p className={classes.quiet}>{t(sale.can.revise ? 'sale.correctable' : 'sale.final')}</p> : null}
            {sale.can.revise ? <span className={classes.atOutbox}>{mend}</span> : null}
          </Card>
          <SaleLines sale={sale} />
        </div>
        <div className={classes.column}>
          <Card className={classes.card ?? ''} label={t('sale.facts')}>
            <FactRows
              rows={[
                { term: t('facts.kind'), value: t(`kinds.${sale.invoiceKind}`) },
                { term: t('facts.date'), value: formatDay(sale.saleDate, locale, 'long') },
                { term: t('facts.store'), value: `${store.name}, ${store.city}` },
                { term: t('facts.campaign'), value: sale.campaignName },
                { term: t('sale.reported'), value: formatInstant(sale.reportedAt, store.timeZone, locale, timeZone()) },
                ...(sale.observation ? [{ term: t('facts.observation'), value: sale.observation }] : []),
              ]}
            />
            {sale.photo ? (
              <a className={classes.paper} href={sale.photo.url} target="_blank" rel="noreferrer">
                <img src={sale.photo.url} alt={t('sale.photo')} loading="lazy" />
              </a>
            ) : (
              <p className={classes.quiet}>{t('sale.no_photo')}</p>
            )}
          </Card>
          <SaleHistory sale={sale} />
        </div>
      </div>
      {sale.can.revise ? (
        <OnPhone>
          <Dock>{mend}</Dock>
        </OnPhone>
      ) : null}
    </>
  );
}
