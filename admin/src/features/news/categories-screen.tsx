import { CategoriesScreen } from '../../shared/resource/index.ts';
import { removeCategory } from './api.ts';
import { NewsTabs } from './news-tabs.tsx';
import { categories } from './news.tsx';

/** Categories that news are put under (NEW-01). */
export const NewsCategoriesScreen = () => (
  <CategoriesScreen resource={categories} path="/news-categories" header={<NewsTabs />} remove={removeCategory} />
);
