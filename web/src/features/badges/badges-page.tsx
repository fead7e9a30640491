import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { badgesQuery } from './api.ts';
import { BadgeGrid } from './badge-grid.tsx';

/** All badges: those that the member has, and what is missing for the next ones (BDG-01). */
export function BadgesPage() {
  const { t } = useTranslation('badges');
  const found = useQuery(badgesQuery);
  const items = found.data?.items ?? [];
  const earned = items.filter(({ awardedAt }) => awardedAt !== null);
  const next = items.filter(({ awardedAt }) => awardedAt === null);
  return (
    <>
      <PageTitle title={t('title')} backHref="/profile" />
      {found.isPending ? <Loading shape="cards" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? (
        <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: '/online-courses' }} />
      ) : null}
      {earned.length > 0 ? (
        <section aria-labelledby="earned">
          <h2 id="earned">{t('earned', { count: earned.length })}</h2>
          <BadgeGrid badges={earned} />
        </section>
      ) : null}
      {next.length > 0 ? (
        <section aria-labelledby="next">
          <h2 id="next">{t('next')}</h2>
          <BadgeGrid badges={next} />
        </section>
      ) : null}
    </>
  );
}
