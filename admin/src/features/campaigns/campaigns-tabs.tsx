import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

const lists = ['campaigns', 'products', 'stores', 'chains', 'brands', 'agencies'] as const;

/** Campaigns, and the lists that they are made of. */
export function CampaignsTabs() {
  const { t } = useTranslation('campaigns');
  return <RoomTabs label={t('tabs')} tabs={lists.map((list) => ({ href: `/${list}`, label: t(`${list}.title`) }))} />;
}
