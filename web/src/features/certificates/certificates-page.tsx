import { Button, Empty, Failed, Loading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { certificatesQuery } from './api.ts';
import { CertificateRows } from './certificate-rows.tsx';

/** All certificates of the member (CER-01). */
export function CertificatesPage() {
  const { t } = useTranslation('certificates');
  const found = useInfiniteQuery(certificatesQuery);
  const certificates = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <PageTitle title={t('title')} />
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && certificates.length === 0 ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && certificates.length === 0 ? (
        <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.next'), href: '/online-courses' }} />
      ) : null}
      <CertificateRows certificates={certificates} />
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}
