import { CategoriesScreen } from '../../shared/resource/index.ts';
import { removeCategory } from './api.ts';
import { LibraryTabs } from './library-tabs.tsx';
import { categories } from './library.tsx';

/** Categories that files are put under (LIB-01). */
export const LibraryCategoriesScreen = () => (
  <CategoriesScreen resource={categories} path="/library-categories" header={<LibraryTabs />} remove={removeCategory} />
);
