import type { ClassDetail } from '@vitrine/contract/classes';
import { Card, Link, SectionHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import styles from './classes.module.css';
import { PresenceList } from './presence/presence-list.tsx';

/** Who is subscribed, their presence in one encounter at a time, and who waits (PRE-04). */
export function People({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  return (
    <Card label={t('people')} className={styles.panel ?? ''}>
      <SectionHeading title={t('people')}>
        <Link href={`/classes/${detail.id}/presence`}>{t('open_presence')}</Link>
      </SectionHeading>
      <PresenceList detail={detail} />
    </Card>
  );
}
