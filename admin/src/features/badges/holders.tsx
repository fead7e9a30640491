import { useInfiniteQuery } from '@tanstack/react-query';
import { call, callFile } from '@vitrine/client';
import { exportAwards, listAwards, type Award } from '@vitrine/contract/badges';
import { Button, Card, Failed, Loading } from '@vitrine/ui';
import { formatDay, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { awardsKey } from './badges.tsx';
import classes from './badges.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Who has a badge or had it, the newest first, and a way to take it away. */
export function Holders({ badgeId }: { badgeId: string }) {
  const { t } = useTranslation('badges');
  const [taking, setTaking] = useState<Award>();
  const found = useInfiniteQuery({
    queryKey: awardsKey(badgeId),
    queryFn: ({ pageParam }) => call(listAwards, { params: { badgeId }, query: pageParam === '' ? {} : { after: pageParam } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card label={t('holders.title')} className={classes.holders ?? ''}>
      <div className={classes.head}>
        <h3>{t('holders.title')}</h3>
        <ExportMenu
          name="badge-awards"
          label={t('holders.export')}
          fetchExport={(format) => callFile(exportAwards, { params: { badgeId }, query: { format } })}
        />
      </div>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p>{t('holders.none')}</p> : null}
      <ul>
        {items.map((award) => (
          <HolderRow key={award.id} award={award} onTake={() => setTaking(award)} />
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('holders.more')}
        </Button>
      ) : null}
      {taking ? <WithdrawDialog badgeId={badgeId} award={taking} onClose={() => setTaking(undefined)} /> : null}
    </Card>
  );
}

function HolderRow({ award, onTake }: { award: Award; onTake: () => void }) {
  const { t, i18n } = useTranslation('badges');
  const mayTake = useMay('badges.award');
  const day = (at: string) => formatDay(at.slice(0, 10), matchLocale(i18n.language), 'short', 0);
  const { name, awardedAt, awardedBy, why, withdrawn } = award;
  return (
    <li>
      <span>
        {name}
        <small>
          {awardedBy === null
            ? t('holders.earned', { day: day(awardedAt) })
            : t('holders.given', { day: day(awardedAt), by: awardedBy, why })}
        </small>
        {withdrawn ? <small>{t('holders.withdrawn', { day: day(withdrawn.at), by: withdrawn.by, why: withdrawn.why })}</small> : null}
      </span>
      {mayTake && !withdrawn ? (
        <Button variant="subtle" aria-label={t('withdraw.of', { name })} onClick={onTake}>
          {t('withdraw.open')}
        </Button>
      ) : null}
    </li>
  );
}
