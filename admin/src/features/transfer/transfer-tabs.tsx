import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Sendings, documents and the partner itself. */
export function TransferTabs() {
  const { t } = useTranslation('transfer');
  const tabs = [
    { href: '/transfer', label: t('tabs.sendings') },
    { href: '/transfer/documents', label: t('tabs.documents') },
    { href: '/transfer/partner', label: t('tabs.partner') },
  ];
  return <RoomTabs label={t('title')} tabs={tabs} />;
}
