import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../shared/section-title.tsx';
import { certificatesQuery } from './api.ts';
import { CertificateRows } from './certificate-rows.tsx';

/** The newest certificates for the home page; without any it takes no room. */
export function CertificateList({ limit }: { limit: number }) {
  const { t } = useTranslation('certificates');
  const certificates = useDeferredValue(useInfiniteQuery(certificatesQuery).data)?.pages[0]?.items ?? []; // what came is drawn in slices
  if (certificates.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <SectionTitle title={t('title')} href="/certificates" label={t('all')} />
      <CertificateRows certificates={certificates.slice(0, limit)} level={3} />
    </section>
  );
}
