import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '@vitrine/client';
import { getClassToManage } from '@vitrine/contract/classes';
import { ConsolePanes, Failed, Loading, NotFound, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { classKey } from '../classes.tsx';
import styles from './presence.module.css';
import { PresenceList } from './presence-list.tsx';

/** The list of presence alone, as who stands before the class holds it in one hand (PRE-04, ADM-06). */
export function PresenceScreen() {
  const { t } = useTranslation('classes');
  const { classId = '' } = useParams({ strict: false });
  const found = useQuery({ queryKey: classKey(classId), queryFn: () => call(getClassToManage, { params: { classId } }) });
  if (found.isPending) return <Loading shape="list" rows={6} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data.isPublished) return <NotFound homeHref="/classes" />;
  return (
    <ConsolePanes
      header={<PageHeading title={t('list_of_presence')} backHref={`/classes?open=${classId}`} hint={found.data.class.name} />}
      detail={
        <div className={styles.screen}>
          <PresenceList detail={found.data} />
        </div>
      }
    />
  );
}
