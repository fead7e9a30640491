import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PagesTabs } from './pages-tabs.tsx';
import { pages } from './pages.tsx';

/** The hotsite and other pages of the client in every state (NAV-11, ADM-01). */
export function PagesScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/pages', pages.filters);
  return (
    <>
      <ConsolePanes
        header={<PagesTabs />}
        detail={
          <ResourceList
            resource={pages}
            filter={filter}
            onFilter={setFilter}
            hrefOf={({ id }) => `/pages/${id}`}
            createHref={hrefWith('new')}
            createNeeds="content.write"
          />
        }
      />
      <NewPageDialog isOpen={open === 'new'} onClose={() => openAt(undefined)} />
    </>
  );
}
