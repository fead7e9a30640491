import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../../shared/resource/index.ts';
import { LearningTabs } from '../learning-tabs.tsx';
import { packages } from './lists.tsx';

/** SCORM packages of published courses; each leads to its people (PLY-07). */
export function PackagesScreen() {
  const { filter, setFilter } = useResourceSearch('/packages', packages.filters);
  return (
    <ConsolePanes
      header={<LearningTabs />}
      detail={<ResourceList resource={packages} filter={filter} onFilter={setFilter} hrefOf={({ id }) => `/packages/${id}`} />}
    />
  );
}
