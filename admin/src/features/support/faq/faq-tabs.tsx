import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../../shared/room-tabs.tsx';

/** Questions, and the subjects that they are put under. */
export function FaqTabs() {
  const { t } = useTranslation('support');
  return (
    <RoomTabs
      label={t('faq.title')}
      tabs={[
        { href: '/faq', label: t('faq.title') },
        { href: '/faq-categories', label: t('categories.title') },
      ]}
    />
  );
}
