import { useQuery } from '@tanstack/react-query';
import { textIn } from '@vitrine/domain/kernel';
import { ResourceScreen } from '../../shared/resource/index.ts';
import { departmentChoicesQuery } from './api.ts';
import { RewardsTabs } from './rewards-tabs.tsx';
import { categories, departments } from './catalog.tsx';

/** Categories of the store, each with how many orders a member may have of it (decision D28). */
export function CategoriesScreen() {
  const { data } = useQuery(departmentChoicesQuery);
  return (
    <ResourceScreen
      resource={categories}
      path="/reward-categories"
      header={<RewardsTabs />}
      choices={{ departmentId: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })) }}
      nameOf={({ name }, locale) => textIn(name, locale)}
    />
  );
}

/** Departments of the store. */
export function DepartmentsScreen() {
  return (
    <ResourceScreen
      resource={departments}
      path="/reward-departments"
      header={<RewardsTabs />}
      nameOf={({ name }, locale) => textIn(name, locale)}
    />
  );
}
