import { Button, Card, Skeleton, Tag } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import type { MemberPromotions, PointsRow } from '@vitrine/contract/campaigns';
import { isRulePromoted, multiplierOf, searchWords, shareOf } from '@vitrine/domain/campaigns';
import { amountOf } from '@vitrine/domain/ledger';
import { formatDay, formatNumber, formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../shared/search-box.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { pointsTableQuery, promotionsQuery } from './api.ts';
import classes from './campaigns.module.css';

/** As many as a person reads; the others are searched for. */
const shownFirst = 8;

/** What earns what (PTS-02): fixed since the campaign began (CMP-05). A client without this module shows none. */
export function PointsTable({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const locale = useLocale();
  const found = useQuery(pointsTableQuery(campaignId));
  const { data: promotions } = useQuery(promotionsQuery(campaignId));
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  if (found.isError && refusalCode(found.error) === 'not_found') return null;
  const rows = (found.data?.rows ?? []).toSorted((one, other) => timesNow(other, promotions) - timesNow(one, promotions));
  const wanted = searchWords(typed).split(' ').filter(Boolean);
  const matching = rows.filter(({ name, sku }) => wanted.every((word) => searchWords(name, sku ?? '').includes(word)));
  const shown = isWhole || wanted.length > 0 ? matching : matching.slice(0, shownFirst);
  return (
    <Card className={classes.about ?? ''} label={t('points.title')}>
      <h2>{t('points.title')}</h2>
      {found.isPending ? <Skeleton height={160} radius={12} /> : null}
      {found.isError ? (
        <p role="alert" className={classes.why}>
          {atForm(refusalCode(found.error))}{' '}
          <Button variant="subtle" onClick={() => void found.refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      {found.data ? <p className={classes.quiet}>{t(found.data.frozenAt ? 'points.frozen' : 'points.open')}</p> : null}
      {rows.length > shownFirst ? (
        <SearchBox label={t('points.search')} clearLabel={t('clear_search')} value={typed} onType={setTyped} />
      ) : null}
      {found.isSuccess && matching.length === 0 ? <p role="status">{t(rows.length === 0 ? 'points.empty' : 'points.none')}</p> : null}
      <ul className={classes.lines}>
        {shown.map((row) => {
          const now = promotedNow(row, promotions);
          return (
            <li key={row.id}>
              <div>
                <b>{row.name}</b>
                <p>
                  {[row.sku ?? t(`points.by.${row.scope}`), ...(row.retailer ? [t('points.only', { chain: row.retailer.name })] : [])].join(
                    ' · ',
                  )}
                </p>
                {now ? (
                  <p>
                    <b>
                      {t('points.promoted', {
                        base: formatPoints(row.points, locale),
                        times: formatNumber(now.times, locale),
                        end: formatDay(now.endsOn, locale),
                      })}
                    </b>
                  </p>
                ) : null}
              </div>
              <span className={classes.earns}>
                {row.experience > 0 ? (
                  <small>{t('points.experience', { points: formatPoints(row.experience, locale, true) })}</small>
                ) : null}
                {row.points > 0 ? <Tag>{formatPoints(now?.points ?? row.points, locale, true)}</Tag> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {shown.length < matching.length ? (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('points.all', { count: matching.length })}
        </Button>
      ) : null}
    </Card>
  );
}

/** What is worth more now comes first; the table keeps its order otherwise. */
const timesNow = (row: PointsRow, promotions: MemberPromotions | undefined): number => promotedNow(row, promotions)?.times ?? 1;

/** What a rule gives while promotions hold that know no borders: those of single stores are told by themselves. Undefined without any. */
function promotedNow(
  row: PointsRow,
  promotions: MemberPromotions | undefined,
): { points: number; times: number; endsOn: string } | undefined {
  const holding = (promotions?.items ?? []).filter((one) => one.state === 'running' && one.where.length === 0 && isRulePromoted(one, row));
  const dated = holding.map((one) => ({ ...one, multiplier: shareOf(one.times) }));
  const { multiplier, promotionIds } = multiplierOf(dated, shareOf(promotions?.cap ?? '2'));
  const [endsOn] = holding
    .filter(({ id }) => promotionIds.includes(id))
    .map((one) => one.endsOn)
    .toSorted();
  if (row.points === 0 || endsOn === undefined) return undefined;
  return {
    points: amountOf({ base: row.points, quantity: 1, multiplier }),
    times: multiplier.numerator / multiplier.denominator,
    endsOn,
  };
}
