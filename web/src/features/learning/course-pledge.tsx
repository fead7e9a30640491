import type { CoursePage } from '@vitrine/contract/learning';
import { Link } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconCertificate, IconLock } from '../../shared/icons.ts';
import classes from './course-page.module.css';

/** What the course asks for first (CRS-02), and what it gives in the end. */
export function CoursePledge({ course }: { course: CoursePage }) {
  const { t } = useTranslation('learning');
  const { prerequisite, certificateId } = course;
  return (
    <>
      {prerequisite && !prerequisite.isDone ? (
        <div className={classes.pledge}>
          <IconLock size={24} stroke={1.75} aria-hidden />
          <p>
            {t('prerequisite')} <Link href={`/online-courses/${prerequisite.id}`}>{prerequisite.title}</Link>
          </p>
        </div>
      ) : null}
      <div className={classes.pledge} data-done={certificateId !== null || undefined}>
        <IconCertificate size={24} stroke={1.75} aria-hidden />
        <p>{certificateId ? <Link href="/certificates">{t('certificate.here')}</Link> : t('certificate.pledge')}</p>
      </div>
    </>
  );
}
