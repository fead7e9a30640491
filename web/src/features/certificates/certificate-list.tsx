import { Link, SectionHeading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { certificatesQuery } from './api.ts';
import { CertificateRows } from './certificate-rows.tsx';
import classes from './certificates.module.css';

/** The newest certificates for the home page; without any it takes no room. */
export function CertificateList({ limit }: { limit: number }) {
  const { t } = useTranslation('certificates');
  const certificates = useInfiniteQuery(certificatesQuery).data?.pages[0]?.items ?? [];
  if (certificates.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <SectionHeading title={t('title')}>
        <span className={classes.all}>
          <Link href="/certificates">{t('all')}</Link>
        </span>
      </SectionHeading>
      <CertificateRows certificates={certificates.slice(0, limit)} level={3} />
    </section>
  );
}
