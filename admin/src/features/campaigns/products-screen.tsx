import { useQuery } from '@tanstack/react-query';
import { textIn } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { zoneChoices } from '../../shared/zones.ts';
import { listsQuery } from './api.ts';
import { CampaignsTabs } from './campaigns-tabs.tsx';
import { products, stores } from './products.tsx';

const named = (list: readonly { id: string; name: string }[] | undefined) =>
  (list ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** Products of the program, by SKU; a spreadsheet brings many (ADM-04). */
export function ProductsScreen() {
  const { data } = useQuery(listsQuery);
  return (
    <ResourceScreen
      resource={products}
      path="/products"
      header={<CampaignsTabs />}
      choices={{ productType: named(data?.productTypes), brandId: named(data?.brands) }}
      nameOf={({ name }, locale) => textIn(name, locale)}
    />
  );
}

/** Stores of the program; a spreadsheet brings many (ADM-04). */
export function StoresScreen() {
  const { t } = useTranslation('campaigns');
  const { data } = useQuery(listsQuery);
  const choices = {
    retailerId: named(data?.retailers),
    country: (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name })),
    timeZone: zoneChoices,
    takesPhotos: [
      { value: true, label: t('stores.photos.yes') },
      { value: false, label: t('stores.photos.no') },
    ],
  };
  return <ResourceScreen resource={stores} path="/stores" header={<CampaignsTabs />} choices={choices} nameOf={({ name }) => name} />;
}
