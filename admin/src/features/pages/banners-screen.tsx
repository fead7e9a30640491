import { useQuery } from '@tanstack/react-query';
import { textIn } from '@vitrine/domain/kernel';
import { audienceChoices } from '../../shared/fields/index.ts';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { listsQuery } from './api.ts';
import { BannerActions } from './banner-actions.tsx';
import { banners } from './banners.tsx';
import { PagesTabs } from './pages-tabs.tsx';

/** Welcome banners of the client, in their order (EXP-01, ADM-01). */
export const BannersScreen = () => (
  <ResourceScreen
    resource={banners}
    path="/banners"
    header={<PagesTabs />}
    canImport={false}
    choices={audienceChoices(useQuery(listsQuery).data)}
    nameOf={({ title }, locale) => textIn(title, locale)}
    actions={(opened, id) => <BannerActions bannerId={id} opened={opened} />}
  />
);
