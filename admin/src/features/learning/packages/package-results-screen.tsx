import { useParams } from '@tanstack/react-router';
import { ConsolePanes } from '@vitrine/ui';
import { useMemo } from 'react';
import { ResourceList, useResourceSearch } from '../../../shared/resource/index.ts';
import { LearningTabs } from '../learning-tabs.tsx';
import { packageResultsOf } from './lists.tsx';
import { PackageCalls } from './package-calls.tsx';

/** How people stand in a package, and beside the list every commit that one of them sent (PLY-07). */
export function PackageResultsScreen() {
  const { packageId = '' } = useParams({ strict: false });
  const resource = useMemo(() => packageResultsOf(packageId), [packageId]);
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch(`/packages/${packageId}`, resource.filters);
  return (
    <ConsolePanes
      header={<LearningTabs />}
      inspectorWidth={520}
      isInspectorOpen={open !== undefined}
      onCloseInspector={() => openAt(undefined)}
      detail={<ResourceList resource={resource} filter={filter} onFilter={setFilter} openId={open} hrefOf={({ id }) => hrefWith(id)} />}
      inspector={open === undefined ? undefined : <PackageCalls key={open} activityId={packageId} memberId={open} />}
    />
  );
}
