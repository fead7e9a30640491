import { call } from '@vitrine/client';
import { removeFaqCategory } from '@vitrine/contract/support';
import { CategoriesScreen } from '../../../shared/resource/index.ts';
import { FaqTabs } from './faq-tabs.tsx';
import { categories } from './faq.tsx';

/** Subjects that questions are put under. */
export const FaqCategoriesScreen = () => (
  <CategoriesScreen
    resource={categories}
    path="/faq-categories"
    header={<FaqTabs />}
    remove={(categoryId) => call(removeFaqCategory, { params: { categoryId } })}
  />
);
