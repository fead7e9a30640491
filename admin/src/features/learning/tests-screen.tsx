import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { LearningTabs } from './learning-tabs.tsx';
import { tests } from './lists.tsx';

/** Tests of published courses; each leads to its results (ADM-06). */
export function TestsScreen() {
  const { filter, setFilter } = useResourceSearch('/tests', tests.filters);
  return (
    <ConsolePanes
      header={<LearningTabs />}
      detail={<ResourceList resource={tests} filter={filter} onFilter={setFilter} hrefOf={({ id }) => `/tests/${id}`} />}
    />
  );
}
