import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { NewNewsDialog } from './new-news-dialog.tsx';
import { NewsTabs } from './news-tabs.tsx';
import { news } from './news.tsx';

/** News of the client in every state (ADM-01). */
export function NewsScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/news', news.filters);
  return (
    <>
      <ConsolePanes
        header={<NewsTabs />}
        detail={
          <ResourceList
            resource={news}
            filter={filter}
            onFilter={setFilter}
            hrefOf={({ id }) => `/news/${id}`}
            createHref={hrefWith('new')}
            createNeeds="content.write"
          />
        }
      />
      <NewNewsDialog isOpen={open === 'new'} onClose={() => openAt(undefined)} />
    </>
  );
}
