import { CategoriesScreen } from '../../shared/resource/index.ts';
import { removeCategory } from './api.ts';
import { TrailsTabs } from './trails-tabs.tsx';
import { categories } from './trails.tsx';

/** Categories that trails are put under (TRL-02). */
export const TrailCategoriesScreen = () => (
  <CategoriesScreen resource={categories} path="/trail-categories" header={<TrailsTabs current="categories" />} remove={removeCategory} />
);
