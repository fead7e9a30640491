import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Tests and what they leave to do. */
export function LearningTabs() {
  const { t } = useTranslation('learning');
  const mayGrade = useMay('results.grade');
  return (
    <RoomTabs
      label={t('tabs')}
      tabs={[
        { href: '/tests', label: t('tests.title') },
        { href: '/packages', label: t('packages.title') },
        { href: '/gradebook', label: t('group_gradebook.title') },
        ...(mayGrade ? [{ href: '/answers-to-grade', label: t('grading.title') }] : []),
        { href: '/blocked', label: t('blocked.title') },
      ]}
    />
  );
}
