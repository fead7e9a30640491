import { ConsolePanes } from '@vitrine/ui';
import { ResourceList, useResourceSearch } from '../../shared/resource/index.ts';
import { messages } from './messages.tsx';
import { NewMessageDialog } from './new-message-dialog.tsx';

/** Messages of the program in every state (NOT-01, ADM-01). */
export function MessagesScreen() {
  const { open, filter, setFilter, hrefWith, openAt } = useResourceSearch('/messages', messages.filters);
  return (
    <>
      <ConsolePanes
        detail={
          <ResourceList
            resource={messages}
            filter={filter}
            onFilter={setFilter}
            hrefOf={({ id }) => `/messages/${id}`}
            createHref={hrefWith('new')}
            createNeeds="messages.write"
          />
        }
      />
      <NewMessageDialog isOpen={open === 'new'} onClose={() => openAt(undefined)} />
    </>
  );
}
