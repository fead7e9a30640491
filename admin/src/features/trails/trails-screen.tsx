import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { NewTrailDialog } from './new-trail-dialog.tsx';
import { TrailsTabs } from './trails-tabs.tsx';
import { trails } from './trails.tsx';

/** Trails of the client in every state (ADM-01). */
export function TrailsScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/trails', trails.filters);
  return (
    <>
      <ConsolePanes
        header={<TrailsTabs current="trails" />}
        detail={
          <ResourceList
            resource={trails}
            filter={filter}
            onFilter={setFilter}
            hrefOf={({ id }) => `/trails/${id}`}
            createHref={hrefWith('new')}
            createNeeds="content.write"
          />
        }
      />
      <NewTrailDialog isOpen={open === 'new'} onClose={() => openAt(undefined)} />
    </>
  );
}
