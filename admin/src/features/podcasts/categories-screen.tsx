import { call } from '@vitrine/client';
import { removePodcastCategory } from '@vitrine/contract/podcasts';
import { CategoriesScreen } from '../../shared/resource/index.ts';
import { categories } from './podcasts.tsx';
import { PodcastsTabs } from './podcasts-tabs.tsx';

/** Categories that podcasts are put under. */
export const PodcastCategoriesScreen = () => (
  <CategoriesScreen
    resource={categories}
    path="/podcast-categories"
    header={<PodcastsTabs />}
    remove={(categoryId) => call(removePodcastCategory, { params: { categoryId } })}
  />
);
