import type { PlayerPage } from '@vitrine/contract/learning';
import { Empty, Loading, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../course-place.ts';
import classes from './games.module.css';

/** Played to the end; the server has not said yet what came of it. */
export function GameKept({ page, count, isOnline }: { page: PlayerPage; count: number; isOnline: boolean }) {
  const { t } = useTranslation(['learning/games', 'games']);
  if (isOnline) return <Loading shape="list" rows={2} />;
  return (
    <div className={classes.elsewhere} role="status">
      <Empty title={t('result.kept')} hint={`${t('kept_hint', { ns: 'games', count })} ${t('result.kept_hint')}`} />
      <LinkButton variant="light" href={courseHref(page.courseId)}>
        {t('result.to_course')}
      </LinkButton>
    </div>
  );
}
