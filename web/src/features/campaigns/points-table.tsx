import { Button, Card, Skeleton, Tag } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { searchWords } from '@vitrine/domain/campaigns';
import { formatPoints } from '@vitrine/ui/words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../shared/search-box.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { pointsTableQuery } from './api.ts';
import classes from './campaigns.module.css';

/** As many as a person reads; the others are searched for. */
const shownFirst = 8;

/** What earns what (PTS-02): fixed since the campaign began (CMP-05). A client without this module shows none. */
export function PointsTable({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const locale = useLocale();
  const found = useQuery(pointsTableQuery(campaignId));
  const [typed, setTyped] = useState('');
  const [isWhole, setWhole] = useState(false);
  if (found.isError && refusalCode(found.error) === 'not_found') return null;
  const rows = found.data?.rows ?? [];
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
        {shown.map((row) => (
          <li key={row.id}>
            <div>
              <b>{row.name}</b>
              <p>{row.sku ?? t(`points.by.${row.scope}`)}</p>
            </div>
            <span className={classes.earns}>
              {row.experience > 0 ? <small>{t('points.experience', { points: formatPoints(row.experience, locale, true) })}</small> : null}
              {row.points > 0 ? <Tag>{formatPoints(row.points, locale, true)}</Tag> : null}
            </span>
          </li>
        ))}
      </ul>
      {shown.length < matching.length ? (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('points.all', { count: matching.length })}
        </Button>
      ) : null}
    </Card>
  );
}
